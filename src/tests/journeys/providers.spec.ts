/** Newsletter, film and analytics of providers on another origin, under the policy that follows from them. */
import type { Page } from 'playwright/test'
import { site as firm, links } from '../fixture/firm/src/site'
import { controls, film, newsletter } from '../fixture/firm/src/words'
import { pages } from '../fixture/fixture'
import { expect, phone, type Site, test } from './journey'
import { servers, standIn } from './servers'
import type { Received } from './standIn'

const { url } = servers.fixture

// What arrives at the stand-in has no visitor's name on it, so one visitor comes after the other.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ context, page, request }) => {
  // The browser slows a page down that another one covers.
  page.on('popup', (other) => other.close())
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
async function follow(site: Site, path: string) {
  await site.menuLink(path).click()
  await expect(site.page).toHaveURL(path)
  await expect(site.heading).toBeVisible()
}

const stored = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage), document.cookie] as const)

test('film and newsletter are the provider’s; a sign-up may lead here', async ({ page, site }) => {
  await site.open(pages.film)
  await page.getByRole('button', { name: film.play.replace('{title}', '').trim() }).click()
  await expect(page.locator('main iframe').contentFrame().getByText('The film')).toBeVisible()
  await site.newsletter.click()
  const dialog = page.getByRole('dialog', { name: firm.newsletter.title })
  const iframe = dialog.locator('iframe')
  await expect(iframe).toHaveAttribute('src', `${standIn.url}/newsletter`)
  expect((await iframe.boundingBox())?.height).toBe(firm.newsletter.frameHeight)
  await expect(dialog.getByRole('link', { name: newsletter.alone })).toBeVisible()
  await iframe.contentFrame().getByLabel('Email').fill('ada@reader.example')
  await iframe.contentFrame().getByRole('button', { name: 'Join' }).click()
  await expect(iframe.contentFrame().getByRole('heading')).toContainText('ist angekommen')
})

test('once allowed, views, links, sign-up and message are counted', async ({ page, site }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 201, json: { id: '1', createdAt: '2025-01-01T00:00:00.000Z' } }),
  )
  await site.open('/?utm_source=letter')
  await allow(page).click()
  await expect.poll(() => events(page)).toEqual([['pageview', '/']])
  expect(await received(page)).toMatchObject([
    { path: '/js/script.js' },
    { event: { domain: 'the-site', u: `${url}/` } },
  ])
  await outbound(page).click()
  await expect.poll(() => events(page)).toContainEqual(['outbound', '/', expect.any(String)])
  await site.newsletter.click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => events(page)).toContainEqual(['newsletter-open', '/'])
  await dialog.locator('iframe').contentFrame().getByRole('button', { name: 'Join' }).click()
  await expect.poll(() => events(page)).toContainEqual(['newsletter-success', '/'])
  await dialog.getByRole('button', { name: controls.close }).click()

  await page.goto(pages.samples)
  await site.showIntent()
  await expect.poll(() => events(page)).toContainEqual(['pageview', pages.samples])
  await page.getByTestId('button-schriftprobe').click()
  await expect
    .poll(() => events(page))
    .toContainEqual(['download', pages.samples, expect.stringContaining('.pdf')])

  // A page without analytics is not counted; the next one is.
  await follow(site, pages.about)
  await follow(site, pages.services)
  await expect.poll(() => events(page)).toContainEqual(['pageview', pages.services])
  await follow(site, '/contact')
  await site.fillForm('Counted, not read')
  await site.send.click()
  await expect.poll(() => events(page)).toContainEqual(['contact-success', '/contact'])
  const all = await received(page)
  expect(JSON.stringify(all)).not.toMatch(/ada|Counted, not read/i)
  await site.open('/contact')
  await expect(choice(page)).toHaveCount(0)
  await page.locator(`main a[href="${links.founderProfile}"]`).click()
  expect(await received(page)).toEqual(all)
  const counted = (await events(page)).map(([name, path]) => `${name} ${path}`)
  expect(counted).not.toContain(`pageview ${pages.about}`)
  expect(new Set(counted).size).toBe(counted.length)
})

test('nothing counts before a choice, which can be taken back', async ({ page, site }) => {
  await page.setViewportSize(phone)
  await site.open('/')
  await expect(choice(page)).toContainText(new URL(standIn.url).host)
  await expect(allow(page)).toHaveAttribute('aria-pressed', 'false')
  expect((await allow(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await received(page)).toEqual([])
  expect(await stored(page)).toEqual([[], ''])
  await allow(page).press('Space')
  await expect(allow(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(allow(page)).toBeFocused()
  await expect.poll(() => events(page)).toEqual([['pageview', '/']])
  await page.setViewportSize({ width: 1440, height: 900 })
  await site.open('/')
  await expect(allow(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => events(page)).toHaveLength(2)
  await allow(page).click()
  await expect(allow(page)).toBeFocused()
  await outbound(page).click()
  await follow(site, pages.services)
  await site.open(pages.services)
  await expect(allow(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await events(page)).toHaveLength(2)
  expect(await stored(page)).toEqual([[], ''])
})

const signals = [
  { name: 'Global Privacy Control', property: 'globalPrivacyControl', value: true },
  { name: 'Do Not Track', property: 'doNotTrack', value: '1' },
]
for (const signal of signals)
  test(`${signal.name} is respected, whatever was chosen before`, async ({ page, site }) => {
    await page.addInitScript(({ property, value }) => {
      Object.defineProperty(Navigator.prototype, property, { get: () => value })
      localStorage.setItem('analytics', 'allowed')
    }, signal)
    await site.open('/')
    await expect(choice(page)).toHaveCount(0)
    await outbound(page).click()
    await follow(site, pages.services)
    await expect(choice(page)).toHaveCount(0)
    expect(await received(page)).toEqual([])
  })
