/** axe over what a page shows only after a click or a word, on a phone and on a desktop. */
import { words } from '../fixture/fixture'
import { audit } from './audit'
import { expect, open, searchBox, test } from './journey'

for (const viewport of [
  { width: 375, height: 800 },
  { width: 1440, height: 900 },
])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('menu and dialog', async ({ page }) => {
      await open(page, '/')
      if (viewport.width < 1000) {
        await page.getByLabel('Menu', { exact: true }).click()
        await audit(page, 'menu')
      }
      await page.getByRole('button', { name: 'Newsletter' }).click()
      await expect(
        page.locator('[role=dialog] iframe').contentFrame().locator('form'),
      ).toBeVisible()
      await audit(page, 'dialog')
    })

    test('search results and a typing error', async ({ page }) => {
      await open(page, `/articles?q=${words.common}&category=Operations`)
      await expect(page.locator('mark').first()).toBeVisible()
      await audit(page, 'results')
      await page.getByRole('button', { name: 'All', exact: true }).click()
      await searchBox(page).fill(words.mistyped)
      await expect(page.getByText('Did you mean')).toBeVisible()
      await audit(page, 'typing error')
    })

    test('form errors and toast', async ({ page, watch }) => {
      watch.expected.push(/503/)
      await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: 'away' }))
      await open(page, '/contact')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.locator('#field-name-error')).toBeVisible()
      await audit(page, 'form errors')
      await page.getByLabel('Name').fill('Ada')
      await page.getByLabel('Email').fill('ada@reader.example')
      await page.getByLabel('Message').fill('Hello')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.locator('[data-variant=destructive]')).toBeVisible()
      await audit(page, 'toast')
    })
  })
