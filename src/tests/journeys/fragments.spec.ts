/** Addresses whose `#…` names no part of the page, or cannot be read at all: nothing throws, and Back works. */
import type { Page } from 'playwright/test'
import { slugs } from '../fixture/fixture'
import { bar, documentsOf, expect, open, test } from './journey'

/** As the app shows them: what cannot be decoded is dropped, and the browser escapes the quotation mark. */
const fragments = { '#%': '', '#%E0%A4%A': '', '#"]': '#%22]', '#%00': '#%00' }
const heading = (page: Page) => page.locator('h1').first()

for (const path of ['/about', '/articles', `/articles/${slugs.features}`])
  test(`${path} opens with any fragment, reloads, and can be returned to`, async ({ page }) => {
    for (const [fragment, shown] of Object.entries(fragments)) {
      await page.goto('about:blank')
      await open(page, path + fragment)
      await expect(page).toHaveURL(path + shown)
      await page.reload()
      await page.mouse.move(250, 350)
      await expect(page.locator('html[data-app-ready]')).toBeAttached()
      const title = await heading(page).innerText()
      await bar(page).getByRole('link', { name: 'Services' }).click()
      await expect(heading(page)).not.toHaveText(title)
      await page.goBack()
      await expect(heading(page)).toHaveText(title)
      await expect(page).toHaveURL(path + shown)
    }
  })

test('any fragment may be typed while the app runs', async ({ page }) => {
  await open(page, '/about')
  const documents = documentsOf(page)
  for (const [fragment, shown] of Object.entries(fragments)) {
    await page.evaluate((fragment) => {
      location.hash = fragment
    }, fragment)
    await expect(page).toHaveURL(`/about${shown}`)
    await expect(heading(page)).toBeVisible()
  }
  for (const _ of Object.keys(fragments)) await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(heading(page)).toBeVisible()
  expect(documents).toEqual([])
})
