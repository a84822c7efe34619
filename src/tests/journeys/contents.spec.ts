/** The contents list of a long page: it stays in view on wide screens, follows along, and hides nothing. */
import type { Page } from 'playwright/test'
import { expect, open, paths, test } from './journey'

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })

/** A page that has such a list, whichever is long today. */
async function longPage({ request }: Page) {
  for (const path of paths)
    if ((await (await request.get(path)).text()).includes('<div class="contents-bar')) return path
  throw new Error('No page has a contents list')
}

test('a link leads to its heading below the bar, and is highlighted', async ({ page }) => {
  await open(page, await longPage(page))
  const entry = contents(page).getByRole('link').nth(3)
  const name = (await entry.textContent()) ?? ''
  await entry.click()
  await expect(entry).toHaveAttribute('aria-current', 'location')
  const bar = await page.locator('.contents-bar').boundingBox()
  const heading = page.getByRole('heading', { name, exact: true })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
  expect((await heading.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  expect(bar?.y).toBe(64)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(contents(page).getByRole('link').last()).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('it is a list below the top, which scrolls away', async ({ page }) => {
    await open(page, await longPage(page))
    await contents(page).getByRole('link').last().click()
    await expect(page).toHaveURL(/#/)
    await expect(contents(page)).not.toBeInViewport()
  })
})

test('back to the top, without a page load', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('link', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('h1')).toBeInViewport()
})
