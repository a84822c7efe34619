/** The contact form of a site whose host runs no function: it sends to another origin, under the site's policy. */
import { provoked } from './functionHost'
import { expect, failure, fillForm, open, send, success, test } from './journey'
import { functionHost, servers } from './servers'

const endpoint = `${functionHost.url}/api/contact`

test('a message is stored there, and the form says so', async ({ page }) => {
  await open(page, '/contact')
  await expect(page.locator(`form[action="${endpoint}"]`)).toBeVisible()
  await fillForm(page, 'Hello')
  const answer = page.waitForResponse(endpoint)
  await send(page).click()
  expect((await answer).status()).toBe(201)
  await expect(success(page)).toBeVisible()
})

test('a failure there is read, and shown', async ({ page, watch }) => {
  watch.expected.push(/503/)
  await open(page, '/contact')
  await fillForm(page, provoked)
  await send(page).click()
  await expect(failure(page)).toContainText('503: Your message could not be stored')
  await expect(page.getByLabel('Message')).toHaveValue(provoked)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a failure leads back to the site, and a message ends on its own page', async ({
    page,
    watch,
  }) => {
    watch.expected.push(/422/)
    await page.goto('/contact')
    await fillForm(page, 'Hello', ' ')
    await send(page).click()
    await expect(page).toHaveURL(endpoint)
    await expect(page.getByRole('listitem')).toContainText('Please enter your name.')
    await page.getByRole('link', { name: 'start again' }).click()
    await expect(page).toHaveURL(`${servers.fixture.url}/contact`)
    await fillForm(page, 'Hello')
    await send(page).click()
    await expect(page).toHaveURL(`${servers.fixture.url}/contact#sent`)
    await expect(page.getByRole('status').first()).toBeVisible()
  })
})
