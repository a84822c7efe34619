/** axe over what a page shows only after a click or a word, on a phone and on a desktop. */
import { slugs, words } from '../fixture/fixture'
import { audit } from './audit'
import { expect, open, searchBox, test, withResolvers } from './journey'

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
      await searchBox(page).fill('zzz')
      await expect(page.getByText('"zzz"')).toBeVisible()
      await audit(page, 'no match')
    })

    test('a list that is loading, and that fails', async ({ page, watch }) => {
      watch.expected.push(/500|Failed to fetch articles/)
      const answer = withResolvers()
      await page.route('**/api/articles', async (route) => {
        await answer.promise
        await route.fulfill({ status: 500, body: 'broken' })
      })
      await open(page, '/articles')
      await searchBox(page).fill(words.common)
      await expect(page.getByText('Loading articles...')).toBeVisible()
      await audit(page, 'loading')
      answer.resolve()
      await expect(page.getByText('Failed to load articles')).toBeVisible()
      await audit(page, 'failed')
    })

    test('an open worksheet', async ({ page }) => {
      await open(page, `/articles/${slugs.features}`)
      await page.getByText('Fill in your own').click()
      await expect(page.getByLabel('Pilot 1, Name')).toBeVisible()
      await audit(page, 'worksheet')
    })

    test('dark by the switch', async ({ page }) => {
      await open(page, '/services')
      await page.getByRole('button', { name: 'Switch to dark' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await audit(page, 'dark by the switch')
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
      await page.unroute('**/api/contact')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByTestId('outcome')).toContainText('has been sent')
      await audit(page, 'a message that was sent')
    })
  })
