/** The contact form of a site whose host runs no function: it sends to another origin, under the site's policy. */
import { provoke } from './functionHost'
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

for (const [message, status, sentence] of [
  [provoke.limit, 429, 'Too many messages'],
  [provoke.away, 503, 'Your message could not be stored'],
] as const)
  test(`a ${status} from there is read, and shown`, async ({ page, watch }) => {
    watch.expected.push(new RegExp(String(status)))
    await open(page, '/contact')
    await fillForm(page, message)
    await send(page).click()
    await expect(failure(page)).toContainText(`${status}: ${sentence}`)
    await expect(page.getByTestId('outcome')).toContainText(sentence)
    await expect(page.getByLabel('Message')).toHaveValue(message)
  })

test('the privacy notice names the host', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.locator('main')).toContainText(new URL(functionHost.url).host)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form ends on the site’s own page', async ({ page }) => {
    await page.goto('/contact')
    await fillForm(page, 'Hello')
    await send(page).click()
    await expect(page).toHaveURL(`${servers.fixture.url}/contact#sent`)
    await expect(page.getByRole('status').first()).toBeVisible()
  })

  test('a failure leads back to the site', async ({ page, watch }) => {
    watch.expected.push(/422/)
    await page.goto('/contact')
    await fillForm(page, 'Hello', ' ')
    await send(page).click()
    await expect(page).toHaveURL(endpoint)
    await expect(page.getByRole('listitem')).toContainText('Please enter your name.')
    await page.getByRole('link', { name: 'start again' }).click()
    await expect(page).toHaveURL(`${servers.fixture.url}/contact`)
  })
})
