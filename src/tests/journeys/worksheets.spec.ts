/** A worksheet in an article: filled in, kept, taken along, cleared. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { slugs } from '../fixture/fixture'
import { audit } from './audit'
import { expect, open, test } from './journey'

const path = `/articles/${slugs.features}`
const sheetOf = (page: Page) => page.locator('#worksheet-pilot-worth')
const resultOf = (page: Page, name: string) => sheetOf(page).locator(`[data-result=${name}]`)

async function fill(page: Page) {
  await sheetOf(page).hover()
  await page.getByLabel('Pilot 1, Value').fill('100')
  await page.getByLabel('Pilot 1, Chance').selectOption('High')
  await page.getByLabel('Pilot 2, Value').fill('200')
  await page.getByLabel('Pilot 2, Chance').selectOption('Low')
}

test('results follow what is typed, are announced, and are there after a reload', async ({
  page,
}) => {
  await open(page, path)
  await fill(page)
  await expect(resultOf(page, 'total')).toHaveText('$120: Worth a start')
  await expect(resultOf(page, 'share')).toHaveText('0.67')
  await expect(sheetOf(page).getByRole('status')).toContainText('Total $120: Worth a start')
  await open(page, path)
  await expect(resultOf(page, 'total')).toHaveText('$120: Worth a start')
})

test('a number outside its range is marked and does not count', async ({ page }) => {
  await open(page, path)
  await fill(page)
  const value = page.getByLabel('Pilot 2, Value')
  await value.fill('501')
  await expect(value).toHaveAttribute('aria-invalid', 'true')
  await expect(resultOf(page, 'total')).toHaveText('$80: Too little')
  await expect(sheetOf(page).getByRole('status')).toContainText('out of its range')
  await audit(page, 'filled in')
})

test('all is cleared, and comes back', async ({ page }) => {
  await open(page, path)
  await fill(page)
  await sheetOf(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(resultOf(page, 'total')).toHaveText('')
  await expect(page.getByLabel('Pilot 1, Value')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('worksheet')
  await sheetOf(page).getByRole('button', { name: 'Undo clearing' }).click()
  await expect(resultOf(page, 'total')).toHaveText('$120: Worth a start')
})

test('it is downloaded, and copied for a spreadsheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, path)
  await fill(page)
  await page.getByLabel('Pilot 1, Name').fill('Letters, and "calls"')
  const downloading = page.waitForEvent('download')
  await sheetOf(page).getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('pilot-worth.csv')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain('1,"Letters, and ""calls""",100,High,80\r\n')
  expect(csv).toContain('Total,120,Worth a start\r\n')
  await sheetOf(page).getByRole('button', { name: 'Copy' }).click()
  await expect(sheetOf(page).getByRole('status')).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('2\t\t200\tLow\t40')
})

test('it works by keyboard, at 375 px, with storage blocked', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    }),
  )
  await open(page, path)
  await sheetOf(page).getByRole('button', { name: 'Fill in' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Pilot 1, Name')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('50')
  await page.keyboard.press('Tab')
  await page.keyboard.type('High')
  await expect(resultOf(page, 'total')).toHaveText('$40: Too little')
  await expect(sheetOf(page).getByRole('status')).toContainText('This browser stores nothing')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(overflow).toBe(false)
})

test('nothing is fetched for it before it is used', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/fillIn/.test(request.url())) scripts.push(request.url())
  })
  await open(page, path)
  expect(scripts).toEqual([])
  await sheetOf(page).hover()
  await expect(page.getByLabel('Pilot 1, Name')).toBeVisible()
  expect(scripts).toHaveLength(1)
})
