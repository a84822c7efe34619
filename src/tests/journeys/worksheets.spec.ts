/** A worksheet in an article or on a page: filled in, kept, taken along, cleared. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { fill } from '../../locale'
import { ranges, worksheet, worksheetForm } from '../fixture/firm/src/words'
import { slugs, worksheetPage } from '../fixture/fixture'
import { expect, lost, test } from './journey'

const path = `/articles/${slugs.features}`
const sheetOf = (page: Page) => page.locator('[id="worksheet:schild-wert"]')
const resultOf = (page: Page, name: string) => sheetOf(page).locator(`[data-result=${name}]`)

const opener = (page: Page) => sheetOf(page).getByText(worksheet.open)

async function fillIn(page: Page) {
  await opener(page).click()
  await page.getByLabel('Schild 1, Wert').fill('100')
  await page.getByLabel('Schild 1, Aussicht').selectOption('Groß')
  await page.getByLabel('Schild 2, Wert').fill('200')
  await page.getByLabel('Schild 2, Aussicht').selectOption('Gering')
}

test('results follow what is typed, are kept and downloaded', async ({ page, site }) => {
  await site.open(worksheetPage)
  await fillIn(page)
  await expect(resultOf(page, 'total')).toHaveText('120 €. Einen Anfang wert')
  await expect(resultOf(page, 'share')).toHaveText('0,67')
  await expect(sheetOf(page).getByRole('status')).toContainText('Summe: 120 €. Einen Anfang wert')
  await page.getByLabel('Schild 1, Name').fill('Briefe, und "Anrufe"')
  const downloading = page.waitForEvent('download')
  await sheetOf(page).getByRole('button', { name: worksheetForm.downloadCsv }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('schild-wert.csv')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain('1,"Briefe, und ""Anrufe""",100,Groß,80\r\n')
  expect(csv).toContain('Summe,120,Einen Anfang wert\r\n')
  await site.open(path)
  await opener(page).click()
  await expect(page.getByLabel('Schild 1, Wert')).toHaveValue('')
  await page.getByLabel('Schild 1, Wert').fill('50')
  await page.locator(`a[href="${worksheetPage}"]`).click()
  await expect(page).toHaveURL(worksheetPage)
  await expect(page.getByLabel('Schild 1, Wert')).toHaveValue('100')
  await expect(page.getByLabel('Schild 2, Aussicht')).toHaveValue('Gering')
  await expect(resultOf(page, 'total')).toHaveText('120 €. Einen Anfang wert')
})

test('a wrong number is marked; all is cleared, and comes back', async ({ page, site }) => {
  await site.open(path)
  await fillIn(page)
  const value = page.getByLabel('Schild 2, Wert')
  await value.fill('501')
  await expect(value).toHaveAttribute('aria-invalid', 'true')
  await expect(resultOf(page, 'total')).toHaveText('80 €. Zu wenig')
  await expect(sheetOf(page).getByRole('status')).toContainText('Zahlen, 0–500 €')
  const problem = sheetOf(page).locator('.cell-problem')
  await expect(problem).toHaveText(fill(ranges.notAllowed, { allowed: 'Zahlen, 0–500 €' }))
  await value.fill('zweihundert')
  const unreadable = fill(ranges.notANumber, { allowed: 'Zahlen, 0–500 €' })
  await expect(problem).toHaveText(unreadable)
  await page.reload()
  await site.showIntent()
  await expect(value).toHaveValue('zweihundert')
  await expect(problem).toHaveText(unreadable)
  await sheetOf(page).getByRole('button', { name: worksheetForm.clear }).click()
  await expect(resultOf(page, 'total')).toHaveText(worksheetForm.notYet)
  await expect(value).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('worksheet')
  await sheetOf(page).getByRole('button', { name: worksheetForm.undo }).click()
  await expect(resultOf(page, 'total')).toHaveText('80 €. Zu wenig')
})

test('a spreadsheet’s cells spread; keys move between cells', async ({ page, site }) => {
  await site.open(path)
  await opener(page).click()
  const cell = (row: number, name: string) => page.getByLabel(`Schild ${row}, ${name}`)
  await cell(1, 'Wert').focus()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, '100 €\tgroß\n(50)\tViel\r\n300\tGering\n1\tGroß\n')
  await expect(cell(1, 'Wert')).toHaveValue('100 €')
  await expect(cell(1, 'Aussicht')).toHaveValue('Groß')
  await expect(cell(2, 'Wert')).toHaveAttribute('aria-invalid', 'true')
  await expect(cell(3, 'Aussicht')).toHaveValue('Gering')
  await expect(resultOf(page, 'total')).toHaveText('140 €. Einen Anfang wert')
  await expect(sheetOf(page).getByRole('status')).toContainText(
    fill(worksheetForm.notPasted, { count: 3 }),
  )
  await cell(1, 'Wert').press('ArrowDown')
  await expect(cell(2, 'Wert')).toBeFocused()
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await expect(cell(2, 'Wert')).toHaveValue('40')
  await expect(cell(3, 'Wert')).toBeFocused()
  await page.mouse.wheel(0, 100)
  await page.keyboard.press('ArrowUp')
  await expect(cell(2, 'Wert')).toBeFocused()
  await expect(cell(3, 'Wert')).toHaveValue('300')
})

test('the page prints the open sheet; its button prints it alone', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await site.open(path)
  const caption = sheetOf(page).getByText(
    fill(worksheet.toFillIn, { title: 'Was ein Schild wert ist' }),
  )
  const example = sheetOf(page).getByText(
    fill(worksheet.example, { title: 'Was ein Schild wert ist' }),
  )
  const title = site.heading
  await page.emulateMedia({ media: 'print' })
  await expect(caption).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(caption).toBeHidden()
  await fillIn(page)
  await sheetOf(page).getByRole('button', { name: worksheetForm.print }).click()
  await page.emulateMedia({ media: 'print' })
  const printed = page.locator('.pack')
  await expect(printed.getByRole('heading', { name: 'Was ein Schild wert ist' })).toBeVisible()
  await expect(printed.locator('[data-result=total]')).toBeVisible()
  await expect(printed.getByLabel('Schild 1, Wert')).toBeHidden()
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
  await expect(sheetOf(page).getByRole('status')).toHaveText(worksheetForm.failed)
  await page.unroute(script)
  await opener(page).click()
  await opener(page).click()
  await expect(page.getByLabel('Schild 1, Name')).toBeVisible()
})
