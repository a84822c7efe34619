/** The contact form, end to end into the database. */
import { randomUUID } from 'node:crypto'
import { formFields } from '../../contact/protocol'
import { provoked } from './functionHost'
import {
  busy,
  expect,
  failure,
  fillForm,
  lost,
  open,
  send,
  showIntent,
  success,
  test,
  withResolvers,
} from './journey'
import { functionHost, servers } from './servers'

test.use({ baseURL: servers.site.url })

test('Enter sends; errors stand under their fields and are tied to them', async ({ page }) => {
  await open(page, '/contact')
  await page.getByLabel('Organization').press('Enter')
  for (const label of ['Name', 'Email', 'Message']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/\w/)
  }
  await expect(page.getByLabel('Organization')).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Email').fill('not an address')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/name@company\.com/)
})

test('a message is sent once, stored, and the form clears', async ({ page }) => {
  await open(page, '/contact')
  const bodies: object[] = []
  const answer = withResolvers()
  await page.route('**/api/contact', async (route) => {
    bodies.push(route.request().postDataJSON())
    await answer.promise
    await route.continue()
  })
  await fillForm(page, `Hello ${randomUUID()}`)
  await page.getByLabel('Organization').fill('Reader & Co')
  await send(page).click()
  await expect(busy(page)).toBeDisabled()
  await expect(busy(page)).toBeFocused()
  for (const label of ['Name', 'Email']) await page.getByLabel(label).press('Enter')
  await expect(busy(page)).toBeDisabled()
  answer.resolve()
  await expect(success(page)).toContainText('Message sent successfully!')
  await expect(success(page)).toContainText("We'll get back to you soon.")
  for (const label of ['Name', 'Email', 'Organization', 'Message'])
    await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByTestId('outcome')).toContainText('has been sent')
  expect(bodies.map((body) => Object.keys(body).sort())).toEqual([
    ['email', 'message', 'name', 'organization'],
  ])
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

for (const body of ['Away', undefined])
  test(`${body ? 'an error' : 'a lost answer'} is shown as a sentence, and keeps what was written`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/503/, lost)
    await open(page, '/contact')
    await fillForm(page, 'Keep me')
    await page.route('**/api/contact', (route) =>
      body ? route.fulfill({ status: 503, contentType: 'text/plain', body }) : route.abort(),
    )
    await send(page).click()
    await expect(failure(page)).toContainText('Failed to send message')
    await expect(failure(page)).toContainText(body ? `503: ${body}` : /\w/)
    await expect(page.getByTestId('outcome')).toContainText(/^Your message was not sent/)
    await expect(page.getByLabel('Message')).toHaveValue('Keep me')
    await page.reload()
    await expect(page.getByLabel('Message')).toHaveValue('Keep me')
  })

test('on a phone the toast leaves the button free, wherever it is', async ({ page, watch }) => {
  watch.expected.push(/503/)
  await page.setViewportSize({ width: 375, height: 667 })
  await open(page, '/contact')
  await fillForm(page, 'Keep me')
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: 'Away' }))
  for (const block of ['start', 'end'] as const) {
    await send(page).evaluate(
      (button, block) => button.scrollIntoView({ block, behavior: 'instant' }),
      block,
    )
    await send(page).press('Enter')
    await expect(failure(page)).toBeVisible()
    const toast = await failure(page).boundingBox()
    const button = await send(page).boundingBox()
    if (!toast || !button) throw new Error('The toast or the button is not on the screen')
    const isFree = toast.y + toast.height <= button.y || button.y + button.height <= toast.y
    expect(isFree, block).toBe(true)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(failure(page)).toBeHidden()
  }
})

test('a retry after a lost answer, even after a reload, does not double', async ({
  page,
  watch,
}) => {
  watch.expected.push(lost)
  const ids: string[] = []
  await page.route('**/api/contact', async (route) => {
    const answer = await route.fetch()
    ids.push((await answer.json()).id)
    if (ids.length < 3) await route.abort()
    else await route.fulfill({ response: answer })
  })
  await open(page, '/contact')
  await fillForm(page, `Lost ${randomUUID()}`)
  for (const tries of [1, 2]) {
    await send(page).click()
    await expect(failure(page)).toBeVisible()
    expect(ids).toHaveLength(tries)
    await page.reload()
    await showIntent(page)
    await expect(page.getByLabel('Message')).toHaveValue(/Lost/)
  }
  await send(page).click()
  await expect(success(page)).toBeVisible()
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
})

test('the honeypot is there for programs, and for no one else', async ({ page }) => {
  await open(page, '/contact')
  const honeypot = page.locator(`form[action="/api/contact"] [name=${formFields.honeypot}]`)
  await expect(honeypot).toBeAttached()
  await expect(honeypot).toBeHidden()
  await expect(page.getByRole('textbox')).toHaveCount(4)
  await page.getByLabel('Message').focus()
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await expect(honeypot).toHaveAttribute('autocomplete', 'off')
})

for (const end of ['fails', 'hangs'])
  test(`where the app ${end}, a message is sent all the same`, async ({ page, watch }) => {
    watch.expected.push(lost, /Too late/)
    await page.clock.install()
    await page.route('**/assets/main-*', (route) => end === 'fails' && route.abort())
    await page.goto('/contact')
    await fillForm(page, `The app ${end}`)
    await send(page).click()
    if (end === 'hangs') await page.clock.fastForward(15_000)
    await expect(page).toHaveURL('/contact#sent')
    await expect(page.locator('#sent')).toBeVisible()
  })

test.describe('where the host runs no function, and forms send to another origin', () => {
  test.use({ baseURL: servers.fixture.url })
  const endpoint = `${functionHost.url}/api/contact`

  test('a message is stored there, a failure is read and shown', async ({ page, watch }) => {
    watch.expected.push(/503/)
    await open(page, '/contact')
    await expect(page.locator(`form[action="${endpoint}"]`)).toBeVisible()
    await fillForm(page, provoked)
    await send(page).click()
    await expect(failure(page)).toContainText('503: Your message could not be stored')
    await fillForm(page, 'Hello')
    const answer = page.waitForResponse(endpoint)
    await send(page).click()
    expect((await answer).status()).toBe(201)
    await expect(success(page)).toBeVisible()
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
})
