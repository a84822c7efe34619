/** A worksheet in an article or on a page: filled in, kept, taken along, cleared. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { slugs, worksheetPage } from '../fixture/fixture'
import { expect, lost, phone, test } from './journey'

const path = `/articles/${slugs.features}`
const sheetOf = (page: Page) => page.locator('[id="worksheet:pilot-worth"]')
const resultOf = (page: Page, name: string) => sheetOf(page).locator(`[data-result=${name}]`)

const opener = (page: Page) => sheetOf(page).getByText('Fill in your own')

async function fill(page: Page) {
  await opener(page).click()
  await page.getByLabel('Pilot 1, Value').fill('100')
  await page.getByLabel('Pilot 1, Chance').selectOption('High')
  await page.getByLabel('Pilot 2, Value').fill('200')
  await page.getByLabel('Pilot 2, Chance').selectOption('Low')
}

const stylesOf = (page: Page) =>
  page
    .locator('.worksheet-own')
    .first()
    .evaluate((element) => {
      const { padding, backgroundColor, borderTopWidth } = getComputedStyle(element)
      return { padding, backgroundColor, borderTopWidth }
    })

test('results follow what is typed, are announced, and are kept', async ({ page, site }) => {
  await site.open(worksheetPage)
  const prerendered = await stylesOf(page)
  await fill(page)
  await expect(resultOf(page, 'total')).toHaveText('$120. Worth a start')
  await expect(resultOf(page, 'share')).toHaveText('0.67')
  await expect(sheetOf(page).getByRole('status')).toContainText('Total: $120. Worth a start')
  await site.open(path)
  await opener(page).click()
  await expect(page.getByLabel('Pilot 1, Value')).toHaveValue('')
  await page.getByLabel('Pilot 1, Value').fill('50')
  await page.locator(`a[href="${worksheetPage}"]`).click()
  await expect(page).toHaveURL(worksheetPage)
  await expect(page.getByLabel('Pilot 1, Value')).toHaveValue('100')
  await expect(page.getByLabel('Pilot 2, Chance')).toHaveValue('Low')
  await expect(resultOf(page, 'total')).toHaveText('$120. Worth a start')
  expect(await stylesOf(page)).toEqual(prerendered)
})

test('a wrong number is marked; all is cleared, and comes back', async ({ page, site }) => {
  await site.open(path)
  await fill(page)
  const value = page.getByLabel('Pilot 2, Value')
  await value.fill('501')
  await expect(value).toHaveAttribute('aria-invalid', 'true')
  await expect(resultOf(page, 'total')).toHaveText('$80. Too little')
  await expect(sheetOf(page).getByRole('status')).toContainText('allowed: numbers, $0–500')
  await sheetOf(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(resultOf(page, 'total')).toHaveText('not yet')
  await expect(value).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('worksheet')
  await sheetOf(page).getByRole('button', { name: 'Undo clearing' }).click()
  await expect(resultOf(page, 'total')).toHaveText('$80. Too little')
})

test('it is downloaded for a spreadsheet', async ({ page, site }) => {
  await site.open(path)
  await fill(page)
  await page.getByLabel('Pilot 1, Name').fill('Letters, and "calls"')
  const downloading = page.waitForEvent('download')
  await sheetOf(page).getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('pilot-worth.csv')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain('1,"Letters, and ""calls""",100,High,80\r\n')
  expect(csv).toContain('Total,120,Worth a start\r\n')
})

test('it works by keyboard, at 375 px, with storage blocked', async ({ page, site }) => {
  await page.setViewportSize(phone)
  await site.blockStorage()
  await site.open(path)
  await opener(page).press('Enter')
  await expect(page.getByLabel('Pilot 1, Name')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Pilot 1, Name')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('50')
  await page.keyboard.press('Tab')
  await page.keyboard.type('High')
  await expect(resultOf(page, 'total')).toHaveText('$40. Too little')
  await expect(sheetOf(page).getByRole('status')).toContainText('This browser stores nothing')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(overflow).toBe(false)
})

test('the page prints the open sheet; its button prints it alone', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await site.open(path)
  const caption = sheetOf(page).getByText('What a pilot is worth: to fill in')
  const example = sheetOf(page).getByText('Example: What a pilot is worth')
  const title = site.heading
  await page.emulateMedia({ media: 'print' })
  await expect(caption).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(caption).toBeHidden()
  await fill(page)
  await sheetOf(page).getByRole('button', { name: 'Print this sheet' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(caption).toBeVisible()
  await expect(resultOf(page, 'total')).toBeVisible()
  await expect(page.getByLabel('Pilot 1, Value')).toBeHidden()
  await expect(sheetOf(page).getByText(new URL(page.url()).href)).toBeVisible()
  await expect(example).toBeHidden()
  await expect(title).toBeHidden()
  await expect(page.locator('.code-block').and(page.locator(':visible'))).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(example).toBeVisible()
  await expect(title).toBeVisible()
})

test('its script is fetched when it is opened, and tried again', async ({ page, site }) => {
  site.expected.push(lost)
  let requests = 0
  const script = /\/assets\/fillIn-/
  await page.route(script, (route) => {
    requests++
    return route.abort()
  })
  await site.open(path)
  expect(requests).toBe(0)
  await opener(page).click()
  await expect(sheetOf(page).getByRole('status')).toContainText('did not load')
  await page.unroute(script)
  await opener(page).click()
  await opener(page).click()
  await expect(page.getByLabel('Pilot 1, Name')).toBeVisible()
})
