/** The contact form, end to end into the table. */
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { formFields } from '../../contact/protocol'
import { delayApp, expect, lost, open, test, withResolvers } from './journey'
import { servers } from './servers'

const fill = async (page: Page, message: string) => {
  await page.getByLabel('Name').fill('Ada Reader')
  await page.getByLabel('Email').fill('ada@reader.example')
  await page.getByLabel('Message').fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

test('errors stand under their fields and are tied to them', async ({ page }) => {
  await open(page, '/contact')
  await send(page).click()
  for (const label of ['Name', 'Email', 'Message']) {
    const control = page.getByLabel(label)
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    const id = await control.getAttribute('aria-describedby')
    await expect(page.locator(`#${id}`)).toBeVisible()
  }
  await expect(page.getByLabel('Organization')).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Email').fill('not an address')
  await expect(page.locator('#field-email-error')).toContainText('name@company.com')
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '6')
})

test('a message is sent once, stored, and the form clears', async ({ page }) => {
  await open(page, '/contact')
  let requests = 0
  const answer = withResolvers()
  await page.route('**/api/contact', async (route) => {
    requests++
    expect(Object.keys(route.request().postDataJSON()).sort()).toEqual([
      'email',
      'message',
      'name',
      'organization',
    ])
    await answer.promise
    await route.continue()
  })
  await fill(page, `Hello ${randomUUID()}`)
  await page.getByLabel('Organization').fill('Reader & Co')
  await send(page).click()
  const busy = page.getByRole('button', { name: 'Sending...' })
  await expect(busy).toBeDisabled()
  await expect(busy).toBeFocused()
  await page.getByLabel('Name').press('Enter')
  // Until there is an answer the button stays as it is, whatever is pressed.
  await page.getByLabel('Email').press('Enter')
  await expect(busy).toBeDisabled()
  answer.resolve()
  const toast = page.locator('[data-variant]')
  await expect(toast).toContainText('Message sent successfully!')
  await expect(toast).toContainText("We'll get back to you soon.")
  for (const label of ['Name', 'Email', 'Organization', 'Message'])
    await expect(page.getByLabel(label)).toHaveValue('')
  expect(requests).toBe(1)
  await expect(page.getByTestId('outcome')).toContainText('has been sent')
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('a failure is shown with its status, and keeps what was written', async ({ page, watch }) => {
  watch.expected.push(/503/)
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, body: 'The table is away' }),
  )
  await open(page, '/contact')
  await fill(page, 'Keep me')
  await send(page).click()
  const toast = page.locator('[data-variant=destructive]')
  await expect(toast).toContainText('Failed to send message')
  await expect(toast).toContainText('503: The table is away')
  await expect(page.getByLabel('Message')).toHaveValue('Keep me')
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('Keep me')
})

for (const [name, status, contentType, body] of [
  ['a proxy’s page', 502, 'text/html', '<!doctype html><h1>Bad gateway</h1>'],
  ['a login page in place of the answer', 200, 'text/html', '<h1>Sign in to the network</h1>'],
  ['an empty answer', 200, 'application/json', ''],
] as const)
  test(`${name} is no success, and shown as a sentence`, async ({ page, watch }) => {
    watch.expected.push(/502/)
    await open(page, '/contact')
    await fill(page, 'Keep me')
    await page.route('**/api/contact', (route) => route.fulfill({ status, contentType, body }))
    await send(page).click()
    const toast = page.locator('[data-variant=destructive]')
    await expect(toast).toContainText(`Status ${status}`)
    await expect(toast).not.toContainText('<')
    const outcome = page.getByTestId('outcome')
    await expect(outcome).toContainText(new RegExp(`^Your message was not sent.*@.*${status}`))
    await expect(page.getByLabel('Message')).toHaveValue('Keep me')
  })

test('a lost connection is a sentence', async ({ page, watch }) => {
  watch.expected.push(lost)
  await open(page, '/contact')
  await fill(page, 'Keep me')
  await page.route('**/api/contact', (route) => route.abort())
  await send(page).click()
  await expect(page.getByTestId('outcome')).toContainText(/^Your message was not sent.*@/)
})

test('on a phone the toast leaves the button free, wherever it is', async ({ page, watch }) => {
  watch.expected.push(/503/)
  await page.setViewportSize({ width: 375, height: 667 })
  await open(page, '/contact')
  await fill(page, 'Keep me')
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: 'Away' }))
  const toast = page.locator('[data-variant=destructive]')
  for (const block of ['start', 'end'] as const) {
    await send(page).evaluate(
      (button, at) => button.scrollIntoView({ block: at, behavior: 'instant' }),
      block,
    )
    await send(page).press('Enter')
    await expect(toast).toBeVisible()
    const [message, button] = await Promise.all([toast.boundingBox(), send(page).boundingBox()])
    if (!message || !button) throw new Error('The toast or the button is not on the screen')
    const isFree = message.y + message.height <= button.y || button.y + button.height <= message.y
    expect(isFree, block).toBe(true)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toBeHidden()
  }
})

test('a missing table is explained', async ({ page, watch }) => {
  watch.expected.push(/503/)
  await open(page, `${servers.tableless.url}/contact`)
  await fill(page, 'Keep me too')
  await send(page).click()
  const toast = page.locator('[data-variant=destructive]')
  await expect(toast).toContainText('503: Your message could not be stored.')
  await expect(page.getByTestId('outcome')).toContainText(
    /^Your message was not sent.*could not be stored/,
  )
  await expect(page.getByLabel('Message')).toHaveValue('Keep me too')
})

test('a sender over the limit gets an explanation', async ({ page, context, watch }) => {
  watch.expected.push(/429/)
  // An address of its own, so that the other journeys go on.
  const headers = { 'CF-Connecting-IP': '198.51.100.7' }
  const post = (n: number) =>
    context.request.post('/api/contact', {
      headers,
      data: { name: 'Ada', email: 'ada@reader.example', message: `Message ${n}` },
    })
  // Ten at a time: a busy machine may not store all of them at once.
  for (let first = 0; first < 60; first += 10) {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => post(first + n)))
    for (const answer of answers) expect(answer.status()).toBe(201)
  }
  await context.setExtraHTTPHeaders(headers)
  await open(page, '/contact')
  await fill(page, 'One more')
  await send(page).click()
  await expect(page.locator('[data-variant=destructive]')).toContainText(
    /429: Too many messages came from your network\. Please wait a while, or write to \S+@/,
  )
  await expect(page.getByLabel('Message')).toHaveValue('One more')
})

test('a retry after a lost answer, even after a reload, does not double', async ({
  page,
  watch,
}) => {
  watch.expected.push(/Failed to load resource/)
  const ids: string[] = []
  await page.route('**/api/contact', async (route) => {
    const answer = await route.fetch()
    ids.push((await answer.json()).id)
    if (ids.length < 3) await route.abort()
    else await route.fulfill({ response: answer })
  })
  await open(page, '/contact')
  await fill(page, `Lost ${randomUUID()}`)
  for (const tries of [1, 2]) {
    await send(page).click()
    await expect(page.locator('[data-variant=destructive]')).toBeVisible()
    expect(ids).toHaveLength(tries)
    await page.reload()
    await page.mouse.move(200, 300 + tries)
    await expect(page.getByLabel('Message')).toHaveValue(/Lost/)
  }
  await send(page).click()
  await expect(page.locator('[data-variant]')).toContainText('Message sent successfully!')
  expect(new Set(ids).size).toBe(1)
  expect(ids).toHaveLength(3)
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

test('a message sent before the app is there is sent once', async ({ page }) => {
  const startApp = await delayApp(page)
  await page.goto('/contact')
  let requests = 0
  page.on('request', (request) => request.url().endsWith('/api/contact') && requests++)
  await fill(page, 'Early bird')
  await send(page).click()
  startApp()
  await expect(page.locator('[data-variant]')).toContainText('Message sent successfully!')
  expect(requests).toBe(1)
  await expect(page).toHaveURL('/contact')
})

test.describe('the function', () => {
  const good = { name: 'Ada', email: 'ada@reader.example', message: 'Hello' }

  test('answers 201 with id and time', async ({ request }) => {
    const answer = await request.post('/api/contact', { data: { ...good, organization: '' } })
    expect(answer.status()).toBe(201)
    const { id, createdAt } = await answer.json()
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Date.parse(createdAt)).not.toBeNaN()
  })

  test('rejects what is wrong', async ({ request }) => {
    const empty = await request.post('/api/contact', { data: { email: 'x' } })
    expect(empty.status()).toBe(422)
    expect(Object.keys((await empty.json()).errors).sort()).toEqual(['email', 'message', 'name'])
    const headers = { 'Content-Type': 'application/json' }
    expect((await request.post('/api/contact', { data: Buffer.from('{'), headers })).status()).toBe(
      400,
    )
    const get = await request.get('/api/contact')
    expect([get.status(), get.headers().allow]).toEqual([405, 'POST'])
  })

  test('answers 503 when the table cannot be reached', async ({ request }) => {
    const answer = await request.post(`${servers.tableless.url}/api/contact`, { data: good })
    expect(answer.status()).toBe(503)
  })
})
