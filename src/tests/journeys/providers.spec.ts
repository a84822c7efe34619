/** Newsletter, film and analytics of providers on another origin, under the policy that follows from them. */
import type { Page } from 'playwright/test'
import { links, site } from '../../site'
import {
  blockStorage,
  expect,
  fillForm,
  heading,
  menuLink,
  newsletter,
  open,
  phone,
  send,
  showIntent,
  test,
} from './journey'
import { servers, standIn } from './servers'
import type { Received } from './standIn'

const { url } = servers.fixture

// What arrives at the stand-in has no visitor's name on it, so one visitor comes after the other.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ context, request }) => {
  await request.delete(`${standIn.url}/received`)
  await context.route(/\.example\//, (route) => route.fulfill({ body: 'Another site' }))
})

const received = async (page: Page): Promise<Received[]> =>
  (await page.request.get(`${standIn.url}/received`)).json()

/** The events that arrived: name, path, and what was followed. */
const events = async (page: Page) =>
  (await received(page)).flatMap(({ event }) =>
    event ? [[event.name, event.u.replace(url, ''), ...Object.values(event.props ?? {})]] : [],
  )

const choice = (page: Page) => page.getByRole('contentinfo').getByRole('region')
const allow = (page: Page) => choice(page).getByRole('button')
const outbound = (page: Page) => page.locator('main a[data-event=outbound]').first()

/** Navigates in the app. */
async function follow(page: Page, path: string) {
  await menuLink(page, path).click()
  await expect(page).toHaveURL(path)
  await expect(heading(page)).toBeVisible()
}

/** Opens Home and allows counting. */
async function allowAt(page: Page, path = '/') {
  await open(page, path)
  await allow(page).click()
  await expect.poll(() => events(page)).toEqual([['pageview', '/']])
}

const stored = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage), document.cookie] as const)

test('the film is the provider’s, and so is the newsletter’s form, which may lead to a page of the site', async ({
  page,
}) => {
  await open(page, '/services/speaking-training')
  await page.getByRole('button', { name: /^Play/ }).click()
  await expect(page.locator('main iframe').contentFrame().getByText('The film')).toBeVisible()
  await newsletter(page).click()
  const iframe = page.getByRole('dialog', { name: site.newsletter.title }).locator('iframe')
  await expect(iframe).toHaveAttribute('src', `${standIn.url}/newsletter`)
  expect((await iframe.boundingBox())?.height).toBe(320)
  await iframe.contentFrame().getByLabel('Email').fill('ada@reader.example')
  await iframe.contentFrame().getByRole('button', { name: 'Join' }).click()
  await expect(iframe.contentFrame().getByRole('heading')).toContainText('has arrived')
})

test('before a choice nothing is loaded or stored; keys choose', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  await expect(choice(page)).toContainText(new URL(standIn.url).host)
  await expect(allow(page)).toHaveAttribute('aria-pressed', 'false')
  expect((await allow(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await received(page)).toEqual([])
  expect(await stored(page)).toEqual([[], ''])
  await allow(page).press('Space')
  await expect(allow(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(allow(page)).toBeFocused()
  await expect.poll(() => events(page)).toEqual([['pageview', '/']])
})

test('once allowed, page views and followed links are counted', async ({ page }) => {
  await allowAt(page, '/?utm_source=letter')
  expect(await received(page)).toMatchObject([
    { path: '/js/script.js' },
    { event: { domain: 'the-site', u: `${url}/` } },
  ])
  await outbound(page).click()
  await expect.poll(() => events(page)).toContainEqual(['outbound', '/', expect.any(String)])

  await page.goto('/culture-of-innovation')
  await showIntent(page)
  await expect.poll(() => events(page)).toContainEqual(['pageview', '/culture-of-innovation'])
  await page.getByTestId('button-book-excerpt').click()
  await expect
    .poll(() => events(page))
    .toContainEqual(['download', '/culture-of-innovation', expect.stringContaining('.pdf')])

  // A page without analytics is not counted; the next one is.
  await follow(page, '/about')
  await follow(page, '/services')
  await expect.poll(() => events(page)).toContainEqual(['pageview', '/services'])
  const all = await received(page)
  await open(page, '/contact')
  await expect(choice(page)).toHaveCount(0)
  await page.locator(`main a[href="${links.founderProfile}"]`).click()
  expect(await received(page)).toEqual(all)
  const counted = (await events(page)).map(([name, path]) => `${name} ${path}`)
  expect(counted).not.toContain('pageview /about')
  expect(new Set(counted).size).toBe(counted.length)
})

test('a sign-up and a message are counted', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 201, json: { id: '1', createdAt: '2025-01-01T00:00:00.000Z' } }),
  )
  await allowAt(page)
  await newsletter(page).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => events(page)).toContainEqual(['newsletter-open', '/'])
  await dialog.locator('iframe').contentFrame().getByRole('button', { name: 'Join' }).click()
  await expect.poll(() => events(page)).toContainEqual(['newsletter-success', '/'])
  await dialog.getByRole('button', { name: 'Close' }).click()

  await follow(page, '/contact')
  await fillForm(page, 'Counted, not read')
  await send(page).click()
  await expect.poll(() => events(page)).toContainEqual(['contact-success', '/contact'])
  expect(await events(page)).toHaveLength(4)
  expect(JSON.stringify(await received(page))).not.toMatch(/ada|Counted, not read/i)
})

test('the choice is kept, and can be taken back', async ({ page }) => {
  await allowAt(page)
  await open(page, '/')
  await expect(allow(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => events(page)).toHaveLength(2)
  await allow(page).click()
  await expect(allow(page)).toBeFocused()
  await outbound(page).click()
  await follow(page, '/services')
  await open(page, '/services')
  await expect(allow(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await events(page)).toHaveLength(2)
  expect(await stored(page)).toEqual([[], ''])
})

test('with all storage blocked, the choice holds for this visit', async ({ page }) => {
  await blockStorage(page)
  await open(page, '/')
  await allow(page).click()
  await expect(allow(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => events(page)).toEqual([['pageview', '/']])
  await follow(page, '/services')
  await expect.poll(() => events(page)).toContainEqual(['pageview', '/services'])
  await allow(page).click()
  await expect(allow(page)).toHaveAttribute('aria-pressed', 'false')
})

for (const [name, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const)
  test(`${name} is respected, whatever was chosen before`, async ({ page }) => {
    await page.addInitScript(
      ([property, value]) => {
        Object.defineProperty(Navigator.prototype, property, { get: () => value })
        localStorage.setItem('analytics', 'allowed')
      },
      [property, value] as const,
    )
    await open(page, '/')
    await expect(choice(page)).toHaveCount(0)
    await outbound(page).click()
    await follow(page, '/services')
    await expect(choice(page)).toHaveCount(0)
    expect(await received(page)).toEqual([])
  })
