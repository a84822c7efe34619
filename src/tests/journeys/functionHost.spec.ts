/** The contact form of a site whose host runs no function: it sends to another origin, under the site's policy. */
import type { Page } from 'playwright/test'
import { provoke } from './functionHost'
import { expect, open, test } from './journey'
import { functionHost, servers } from './servers'

const { url } = servers.providers
const endpoint = `${functionHost.url}/api/contact`
test.use({ baseURL: url })

async function fill(page: Page, message: string, name = 'Ada Reader') {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill('ada@reader.example')
  await page.getByLabel('Message').fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()
const form = (page: Page) => page.locator(`form[action="${endpoint}"]`)

test('a message is stored there, and the form says so', async ({ page }) => {
  await open(page, '/contact')
  await expect(form(page)).toBeVisible()
  await fill(page, 'Hello')
  const answer = page.waitForResponse(endpoint)
  await send(page)
  expect((await answer).status()).toBe(201)
  await expect(page.locator('[data-variant=default]')).toContainText('Message sent successfully!')
  await expect(page.getByLabel('Message')).toHaveValue('')
})

for (const [message, status, sentence] of [
  [provoke.limit, 429, 'Too many messages'],
  [provoke.away, 503, 'Your message could not be stored'],
] as const)
  test(`a ${status} from there is read, and shown`, async ({ page, watch }) => {
    watch.expected.push(new RegExp(String(status)))
    await open(page, '/contact')
    await fill(page, message)
    await send(page)
    await expect(page.locator('[data-variant=destructive]')).toContainText(`${status}: ${sentence}`)
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
    await fill(page, 'Hello')
    await send(page)
    await expect(page).toHaveURL(`${url}/contact#sent`)
    await expect(page.getByRole('status').first()).toBeVisible()
  })

  test('a failure leads back to the site', async ({ page, watch }) => {
    watch.expected.push(/422/)
    await page.goto('/contact')
    await fill(page, 'Hello', ' ')
    await send(page)
    await expect(page).toHaveURL(endpoint)
    await expect(page.getByRole('listitem')).toContainText('Please enter your name.')
    await page.getByRole('link', { name: 'start again' }).click()
    await expect(page).toHaveURL(`${url}/contact`)
  })
})
