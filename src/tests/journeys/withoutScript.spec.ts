/** Everything that matters works with scripting off. */
import { slugs } from '../fixture/fixture'
import { expect, phone, test } from './journey'
import { functionHost, servers } from './servers'

test.use({ javaScriptEnabled: false, viewport: phone })

test('the menu opens and leads on', async ({ page, site }) => {
  await page.goto('/')
  await expect(site.menu).toBeHidden()
  await site.menuButton.click()
  await site.menuLink('/services').click()
  await expect(page).toHaveURL('/services')
})

test('the list shows all cards and nothing that does nothing', async ({ page, site }) => {
  await page.goto('/articles')
  expect(await site.visibleCards.count()).toBe(await site.cards.count())
  await expect(page.getByRole('navigation', { name: 'All articles' })).toBeVisible()
  await site.menuButton.click()
  for (const inert of [site.searchBox, site.themeSwitch, site.newsletter])
    await expect(inert).toBeHidden()
})

test('a text to copy has no button', async ({ page }) => {
  await page.goto(`/articles/${slugs.features}`)
  await expect(page.locator('.code-block pre').first()).toBeVisible()
  await expect(page.locator('.code-block button').first()).toBeHidden()
})

test('a worksheet opens, as a table to print and write on', async ({ page }) => {
  await page.goto(`/articles/${slugs.features}`)
  const sheet = page.locator('[id="worksheet:pilot-worth"]')
  const caption = sheet.getByText('What a pilot is worth: to fill in')
  await expect(caption).toBeHidden()
  await sheet.getByText('Fill in your own').click()
  await expect(caption).toBeVisible()
  await expect(sheet.getByText('stays on this device')).toBeHidden()
})

test('a form for another origin leads back if it fails, else on', async ({ page, site }) => {
  site.expected.push(/422/)
  await page.goto('/contact')
  await expect(page.locator('#sent')).toBeHidden()
  await site.fillForm('Hello', ' ')
  await site.send.click()
  await expect(page).toHaveURL(`${functionHost.url}/api/contact`)
  await expect(page.getByRole('listitem')).toContainText('Please enter your name.')
  await page.getByRole('link', { name: 'start again' }).click()
  await expect(page).toHaveURL('/contact')
  await site.fillForm('Hello')
  await site.send.click()
  await expect(page).toHaveURL('/contact#sent')
  await expect(page.getByRole('status').first()).toBeVisible()
})

test.describe('the contact form', () => {
  test.use({ baseURL: servers.site.url })

  test('gives reasons where a message is invalid; Back keeps it', async ({ page, site }) => {
    site.expected.push(/422/)
    await page.goto('/contact')
    await site.fillForm('Keep these words')
    // The browser lets this address pass; the schema does not.
    await page.getByLabel('Email').fill('ada@reader')
    await site.send.click()
    await expect(site.heading).toHaveText('Your message was not sent')
    await expect(page.getByRole('listitem')).toContainText('email')
    await page.goBack()
    await expect(page.getByLabel('Message')).toHaveValue('Keep these words')
  })
})
