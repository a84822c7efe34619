/** Tables on a phone: they stay tables, and those that are wider scroll in a box of their own. */
import type { Locator, Page } from 'playwright/test'
import { slugs } from '../fixture/fixture'
import { expect, open, test } from './journey'

const path = `/articles/${slugs.features}`
const phone = { width: 375, height: 800 }
/** By what stands in them: one of three columns, one of six. */
const boxOf = (page: Page, text: string) => page.locator('.table-scroll', { hasText: text }).first()
const narrow = (page: Page) => boxOf(page, 'Weeks')
const wide = (page: Page) => boxOf(page, 'What each part takes')

/** How far the wide table can be scrolled. */
const hidden = (page: Page) => wide(page).evaluate((box) => box.scrollWidth - box.clientWidth)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ viewport: phone, javaScriptEnabled })

    test('every cell is shown, below the head of its column', async ({ page }) => {
      await page.goto(path)
      for (const box of [narrow(page), wide(page)]) {
        const rows = await box.locator('tr').evaluateAll((all) =>
          all.map((row) =>
            [...row.children].map((cell) => {
              const { x, width, height } = cell.getBoundingClientRect()
              return { x, width, isShown: width > 20 && height > 20 }
            }),
          ),
        )
        expect(rows.flat().filter(({ isShown }) => !isShown)).toEqual([])
        for (const row of rows) expect(row).toEqual(rows[0])
      }
    })

    test('a table fits, or takes two and a half screens at most', async ({ page }) => {
      await page.goto(path)
      expect(await narrow(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      expect(await hidden(page)).toBeGreaterThan(0)
      expect(await hidden(page)).toBeLessThan(1.5 * phone.width)
    })

    test('its first column and its caption stay in sight', async ({ page }) => {
      await page.goto(path)
      const placeOf = (part: Locator) =>
        part.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect()
          return { left, right }
        })
      const caption = wide(page).locator('caption')
      const name = wide(page).getByRole('rowheader').first()
      const other = wide(page).getByRole('cell').first()
      const before = [await placeOf(caption), await placeOf(name)]
      expect(before[0]?.right).toBeLessThanOrEqual(phone.width)
      const { left } = await placeOf(other)
      await wide(page).hover()
      await page.mouse.wheel(1000, 0)
      await expect.poll(async () => (await placeOf(other)).left).toBeLessThan(left - 100)
      expect([await placeOf(caption), await placeOf(name)]).toEqual(before)
    })
  })

test.describe('the box of a table', () => {
  test.use({ viewport: phone })

  test('is a tab stop with a name while it overflows, and only then', async ({ page }) => {
    await open(page, path)
    const region = page.getByRole('region', { name: 'What each part takes' })
    await expect(region).toHaveAttribute('tabindex', '0')
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => wide(page).evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
    expect(await narrow(page).getAttribute('tabindex')).toBeNull()
    expect(await narrow(page).getAttribute('role')).toBeNull()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(region).toHaveCount(0)
    await expect(wide(page)).not.toHaveAttribute('tabindex')
  })

  test('is one after a navigation in the app, too', async ({ page }) => {
    await open(page, `/articles/${slugs.longest}`)
    await page.locator(`.prose a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('region', { name: 'What each part takes' })).toBeVisible()
  })
})
