/** The button of a table: what a spreadsheet gets, and what the page says. */
import type { Page } from 'playwright/test'
import { slugs } from '../fixture/fixture'
import { expect, open, tabTo, test } from './journey'

const path = `/articles/${slugs.features}`
const box = (page: Page) => page.locator('.table-scroll', { hasText: 'Weeks' }).first()
const button = (page: Page) =>
  page.getByRole('button', { name: 'Copy table: A table', exact: true })

/** What is on the clipboard, in one of its forms. */
const clipboard = (page: Page, type: string) =>
  page.evaluate(async (type) => {
    const [item] = await navigator.clipboard.read()
    return (await item?.getType(type))?.text()
  }, type)

test('by keyboard a table is copied as text and as HTML, cell by cell', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, path)
  await tabTo(page, button(page))
  await page.keyboard.press('Enter')
  await expect(box(page).getByRole('status')).toHaveText('Copied')
  await expect(button(page)).toBeFocused()
  const text = await clipboard(page, 'text/plain')
  expect(text).toMatch(/^\tWeeks\tNote\nPlan\t2\t[^\t\n]+\nBuild\t12\tcode\nRest\t-3\tLess$/)
  const html = String(await clipboard(page, 'text/html'))
  const cells = await page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return [...body.querySelectorAll('tr')].map(({ cells }) =>
      [...cells].map(({ textContent }) => textContent),
    )
  }, html)
  expect(cells).toEqual(text?.split('\n').map((row) => row.split('\t')))
})

test('a browser that takes text only gets text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'))
  await open(page, path)
  await button(page).click()
  await expect(box(page).getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Build\t12\tcode')
})

test('where copying is not allowed, the table is selected', async ({ page }) => {
  await page.addInitScript(() => {
    const write = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { write } })
  })
  await open(page, path)
  await button(page).click()
  await expect(box(page).getByRole('status')).toHaveText(/^Copying is not allowed here/)
  expect(await page.evaluate(() => String(getSelection()))).toContain('Build')
})

test('each table has one button, also after changes of page; a worksheet has its own', async ({
  page,
}) => {
  await open(page, path)
  await page.locator('.prose a[href="/services"]').click()
  await expect(page).toHaveURL('/services')
  await page.goBack()
  await expect(button(page)).toBeVisible()
  const counts = await page
    .locator('.table-scroll')
    .evaluateAll((boxes) =>
      boxes.map((box) => [
        box.querySelectorAll('.table-copy').length,
        box.closest('.worksheet') ? 0 : 1,
      ]),
    )
  expect(counts.length).toBeGreaterThan(3)
  for (const [found, expected] of counts) expect(found).toBe(expected)
})

test('on a phone it stays in sight while the table scrolls; paper has none', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, path)
  const wide = page.locator('.table-scroll', { hasText: 'What each part takes' }).first()
  const copy = wide.getByRole('button')
  await copy.scrollIntoViewIfNeeded()
  const before = await copy.boundingBox()
  expect(before?.height).toBeGreaterThanOrEqual(24)
  expect(before?.width).toBeGreaterThanOrEqual(24)
  await wide.evaluate((element) => element.scrollTo({ left: 200, behavior: 'instant' }))
  expect((await copy.boundingBox())?.x).toBe(before?.x)
  await page.emulateMedia({ media: 'print' })
  await expect(copy).toBeHidden()
})
