/** The contents list of a page: beside the text of a guide on wide screens, where it follows along; else below the top. */
import type { Page } from 'playwright/test'
import { expect, open, paths, test } from './journey'

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })

/** A page that has such a list, whichever is long or a guide today. */
async function pageWithContents({ request }: Page, isGuide: boolean) {
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    if (html.includes('<div class="page-contents') && html.includes('"guide ') === isGuide)
      return path
  }
  throw new Error('No such page has a contents list')
}

for (const isGuide of [true, false])
  test(`${isGuide ? 'in a guide' : 'on a long page'} a link leads to its heading`, async ({
    page,
  }) => {
    await open(page, await pageWithContents(page, isGuide))
    const entry = contents(page).getByRole('link').nth(2)
    const name = (await entry.textContent()) ?? ''
    await entry.click()
    await expect(entry).toHaveAttribute('aria-current', 'location')
    const heading = page.getByRole('heading', { name, exact: true })
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
    // Below the bar of the site.
    expect((await heading.boundingBox())?.y).toBeGreaterThan(64)
    if (isGuide) await expect(contents(page)).toBeInViewport()
    else await expect(contents(page)).not.toBeInViewport()
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('it is a list below the top, which scrolls away', async ({ page }) => {
    await open(page, await pageWithContents(page, true))
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
