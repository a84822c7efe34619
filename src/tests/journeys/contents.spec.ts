/** The contents list of a reading page: beside its text on wide screens, where it follows along; else below the top. */
import type { Page } from 'playwright/test'
import { expect, open, paths, test } from './journey'

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })

/** A page that has such a list, whichever is one today. */
async function readingPage({ request }: Page) {
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    if (html.includes('<div class="page-contents')) return path
  }
  throw new Error('No page has a contents list')
}

test('a link leads to its heading', async ({ page }) => {
  await open(page, await readingPage(page))
  const entry = contents(page).getByRole('link').nth(2)
  const name = (await entry.textContent()) ?? ''
  await entry.click()
  await expect(entry).toHaveAttribute('aria-current', 'location')
  const heading = page.getByRole('heading', { name, exact: true })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
  // Below the bar of the site.
  expect((await heading.boundingBox())?.y).toBeGreaterThan(64)
  await expect(contents(page)).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('it is a list below the top, which scrolls away', async ({ page }) => {
    await open(page, await readingPage(page))
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
