/** The contact form, end to end into the database, or to a function on another host. */
import { randomUUID } from 'node:crypto'
import { honeypotField } from '../../contact/schema'
import { contactForm, fieldProblems, requestProblems } from '../fixture/firm/src/words'
import { pages } from '../fixture/fixture'
import { expect, labels, lost, test } from './journey'
import { functionHost, provoked, servers } from './servers'

test.use({ baseURL: servers.plain.url })

test('Enter sends; errors are tied to fields; a honeypot is hidden', async ({ page, site }) => {
  await site.open('/contact')
  await page.getByLabel(labels.organization).press('Enter')
  for (const label of [labels.name, labels.email, labels.message]) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/\w/)
  }
  await expect(page.getByLabel(labels.organization)).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByLabel(labels.name)).toBeFocused()
  const email = page.getByLabel(labels.email)
  await email.fill('not an address')
  await expect(email).toHaveAccessibleDescription(fieldProblems.address)
  await email.fill('karen@gmail.co')
  await expect(page.getByText('gmail.com')).toBeHidden()
  await page.getByLabel(labels.message).fill('a'.repeat(4600))
  await expect(page.getByLabel(labels.message)).toHaveAccessibleDescription(/4\.600 .* 5\.000/)
  await page.getByRole('button', { name: 'gmail.com' }).click()
  await expect(email).toHaveValue('karen@gmail.com')
  await email.fill('Karen <karen@gmail.co>,')
  await email.blur()
  await page.getByRole('button', { name: 'gmail.com' }).click()
  await expect(email).toHaveValue('karen@gmail.com')
  await expect(email).toBeFocused()
  const honeypot = page.locator(`form[action="/api/contact"] [name=${honeypotField}]`)
  await expect(honeypot).toBeAttached()
  await expect(honeypot).toBeHidden()
  await expect(page.getByRole('textbox')).toHaveCount(4)
  await page.getByLabel(labels.message).focus()
  await page.keyboard.press('Tab')
  await expect(site.send).toBeFocused()
  await expect(honeypot).toHaveAttribute('autocomplete', 'off')
})

test('what the browser fills in without an event is sent', async ({ page, site }) => {
  await site.open('/contact')
  const filled = { name: 'Ada Reader', email: 'Ada <ada@reader.example>' }
  for (const [name, text] of Object.entries(filled))
    await page.locator(`form [name=${name}]`).evaluate((field, text) => {
      const { prototype } = HTMLInputElement
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
    }, text)
  await page.getByLabel(labels.message).pressSequentially('Gefüllt')
  const [request] = await Promise.all([page.waitForRequest('**/api/contact'), site.send.click()])
  expect(request.postDataJSON()).toMatchObject({ ...filled, message: 'Gefüllt' })
  await expect(page.getByTestId('outcome')).toContainText(' ada@reader.example')
})

test('a message is sent once, stored, and the form clears', async ({ page, site }) => {
  await site.open('/contact')
  const bodies: object[] = []
  const answer = await site.delay('**/api/contact', (route) => {
    bodies.push(route.request().postDataJSON())
    return route.continue()
  })
  await site.fillForm(`Hello ${randomUUID()}`)
  await page.getByLabel(labels.organization).fill('Reader & Co')
  await site.send.click()
  await expect(site.busy).toBeDisabled()
  await expect(site.busy).toBeFocused()
  for (const label of [labels.name, labels.email]) await page.getByLabel(label).press('Enter')
  await expect(site.busy).toBeDisabled()
  answer()
  await expect(site.success).toContainText(contactForm.sent.title)
  await expect(site.success).toContainText(contactForm.sent.description)
  for (const label of Object.values(labels)) await expect(page.getByLabel(label)).toHaveValue('')
  const outcome = page.getByTestId('outcome')
  await expect(outcome).toContainText(/angekommen.* bis \w+, \d+\.\s\S+\s\d+ an ada@reader\./)
  await expect(outcome).toBeInViewport()
  await expect(outcome).toBeFocused()
  await page.getByLabel(labels.message).pressSequentially('N')
  await expect(outcome).toHaveCount(0)
  await page.getByLabel(labels.message).fill('')
  expect(bodies.map((body) => Object.keys(body).sort())).toEqual([
    ['email', 'message', 'name', 'organization'],
  ])
  await page.reload()
  await expect(page.getByLabel(labels.message)).toHaveValue('')
})

test('what is typed while a message is sent is the next draft', async ({ page, site }) => {
  const answer = await site.delay('**/api/contact')
  await site.open('/contact')
  await site.fillForm(`First ${randomUUID()}.`)
  await site.send.click()
  await expect(site.busy).toBeDisabled()
  const message = page.getByLabel(labels.message)
  await message.fill('')
  await message.pressSequentially('Second, ')
  answer()
  await expect(site.success).toBeVisible()
  await expect(page.getByLabel(labels.name)).toHaveValue('')
  await page.keyboard.type('and on.')
  await expect(message).toHaveValue('Second, and on.')
  await page.reload()
  await expect(message).toHaveValue('Second, and on.')
})

test('a message whose sender goes on is shown as on its way, and leaves the next one alone', async ({
  page,
  site,
}) => {
  const message = page.getByLabel(labels.message)
  async function leaveAndReturn() {
    await site.menuLink(pages.about).click()
    await expect(page).toHaveURL(pages.about)
    await site.menuLink('/contact').click()
    await expect(page).toHaveURL('/contact')
  }
  const answer = await site.delay('**/api/contact')
  await site.open('/contact')
  const first = `First ${randomUUID()}.`
  await site.fillForm(first)
  await site.send.click()
  await expect(site.busy).toBeDisabled()
  await leaveAndReturn()
  await expect(site.busy).toBeDisabled()
  await expect(message).toHaveValue(first)
  await message.fill('Second.')
  answer()
  await expect(site.success).toBeVisible()
  await expect(page.getByTestId('outcome')).toContainText('ada@reader.')
  await expect(message).toHaveValue('Second.')
  await page.reload()
  await site.showIntent()
  await expect(message).toHaveValue('Second.')

  // The answer comes while no form is there.
  const late = await site.delay('**/api/contact')
  await site.fillForm(`Third ${randomUUID()}.`)
  await site.send.click()
  await expect(site.busy).toBeDisabled()
  await site.menuLink(pages.about).click()
  await expect(page).toHaveURL(pages.about)
  late()
  await expect(site.success).toBeVisible()
  await site.menuLink('/contact').click()
  await expect(site.send).toBeEnabled()
  for (const label of Object.values(labels)) await expect(page.getByLabel(label)).toHaveValue('')
})

test('an error is shown; the draft is kept with what followed', async ({ page, site }) => {
  site.expected.push(/503/)
  const answer = await site.delay('**/api/contact', (route) =>
    route.fulfill({ status: 503, body: 'Away' }),
  )
  await site.open('/contact')
  await site.fillForm('Before.')
  await site.send.click()
  await expect(site.busy).toBeDisabled()
  await page.getByLabel(labels.message).press('End')
  await page.getByLabel(labels.message).pressSequentially(' During.')
  await page.getByLabel(labels.name).fill('Bo')
  await expect(page.getByLabel(labels.message)).toHaveValue('Before. During.')
  answer()
  await expect(site.failure).toContainText(contactForm.failed.title)
  await expect(site.failure).toContainText(`${contactForm.failed.kept} 503: Away`)
  await expect(page.getByTestId('outcome')).toHaveText(/^Ihre Nachricht wurde nicht [^()]+$/)
  await expect(page.getByLabel(labels.message)).toHaveValue('Before. During.')
  await page.reload()
  await expect(page.getByLabel(labels.message)).toHaveValue('Before. During.')
  await expect(page.getByLabel(labels.name)).toHaveValue('Bo')
})

test('a retry does not double; after a conflict it is another one', async ({ page, site }) => {
  site.expected.push(lost, /409/)
  const ids: string[] = []
  await page.route('**/api/contact', async (route) => {
    const answer = await route.fetch()
    ids.push((await answer.json()).id)
    if (ids.length < 3) await route.abort()
    else if (ids.length === 3) await route.fulfill({ status: 409 })
    else await route.fulfill({ response: answer })
  })
  await site.open('/contact')
  await site.fillForm(`Lost ${randomUUID()}`)
  for (const tries of [1, 2, 3]) {
    await site.send.click()
    await expect(site.failure).toBeVisible()
    expect(ids).toHaveLength(tries)
    await page.reload()
    await site.showIntent()
    await expect(page.getByLabel(labels.message)).toHaveValue(/Lost/)
  }
  await site.send.click()
  await expect(site.success).toBeVisible()
  expect(ids).toEqual([ids[0], ids[0], ids[0], expect.not.stringMatching(ids[0] ?? '')])
})

for (const end of ['fails', 'hangs'])
  test(`where the app ${end}, a message is sent all the same`, async ({ page, site }) => {
    site.expected.push(lost, /Too late/)
    await page.clock.install()
    await page.route('**/assets/main-*', (route) => end === 'fails' && route.abort())
    await page.goto('/contact')
    await site.fillForm(`The app ${end}`)
    await site.send.click()
    if (end === 'hangs') await page.clock.fastForward(15_000)
    await expect(page).toHaveURL('/contact#sent')
    await expect(page.locator('#sent')).toBeVisible()
  })

test.describe('where the host runs no function, and forms send to another origin', () => {
  test.use({ baseURL: servers.fixture.url })
  const endpoint = `${functionHost.url}/api/contact`

  test('a message is stored there, a failure is read and shown', async ({ page, site }) => {
    site.expected.push(/503/)
    await site.open('/contact')
    await expect(page.locator(`form[action="${endpoint}"]`)).toBeVisible()
    await site.fillForm(provoked)
    await site.send.click()
    await expect(site.failure).toContainText(`503: ${requestProblems.notStored.split('.')[0]}`)
    await site.fillForm('Hello')
    const answer = page.waitForResponse(endpoint)
    await site.send.click()
    expect((await answer).status()).toBe(201)
    await expect(site.success).toBeVisible()
    // One toast at a time.
    await expect(site.failure).toHaveCount(0)
  })
})
