/** What the privacy notice promises: no cookie, nothing from elsewhere, and only this in the browser's storage. */
import { legal, site } from '../../site'
import { expect, open, test } from './journey'
import { servers } from './servers'

test('a visit sets no cookie, loads nothing from elsewhere, and stores a draft, a theme and places only', async ({
  page,
  context,
}) => {
  const elsewhere: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== servers.site.url) elsewhere.push(request.url())
  })
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: legal.privacy.text }).click()
  await expect(page).toHaveURL(legal.privacy.to)
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Half')
  await page.getByRole('button', { name: 'Newsletter' }).click()
  const dialog = page.getByRole('dialog', { name: site.newsletter.title })
  await expect(dialog.locator('iframe').contentFrame().getByLabel('Email')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.locator('[data-theme-switch]').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await open(page, '/services/speaking-training')
  await page.getByRole('button', { name: /^Play/ }).click()
  await expect(page.locator('main iframe').contentFrame().getByRole('main')).toBeVisible()

  expect(elsewhere).toEqual([])
  expect(await context.cookies()).toEqual([])
  const stored = await page.evaluate(() => [
    Object.keys(localStorage).sort(),
    Object.keys(sessionStorage).sort(),
  ])
  expect(stored).toEqual([['theme'], ['contact-draft', 'scroll']])
})

test('a touch finds the links of the last line in the footer', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, '/contact')
  for (const { text } of Object.values(legal)) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: text })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  }
})
