/** When the app starts: on the first sign of intent, and at once where the address has a query for it. */
import type { Page } from 'playwright/test'
import { pages } from '../fixture/fixture'
import { appReady, expect, test } from './journey'

/** A pointer that a browser without a screen supposes somewhere over the page is no intent. */
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true),
  ),
)

async function showIntent(page: Page) {
  await page.keyboard.press('Shift')
  await appReady(page)
}

const expectNotStarted = (page: Page) =>
  expect(page.locator('html[data-app-ready]')).not.toBeAttached()

/** Collects the requests for the app's own file, without which it cannot start. */
function watchApp(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/main-/.test(request.url())) requests.push(request.resourceType())
  })
  return requests
}

for (const path of ['/articles', '/contact'])
  test(`${path} fetches the app ahead, and starts it by intent`, async ({ page, site }) => {
    // The page is not loaded before all that it names has arrived.
    const deliverFonts = await site.delay('**/assets/*.woff2')
    const requests = watchApp(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(requests).toEqual([])
    deliverFonts()
    const files = await page.locator('#root').getAttribute('data-app-files')
    for (const file of String(files).split(' '))
      await page.waitForFunction(
        (url) => performance.getEntriesByName(url).length > 0,
        new URL(file, page.url()).href,
      )
    await expectNotStarted(page)
    await showIntent(page)
  })

test('what was fetched ahead is not loaded a second time', async ({ page }) => {
  const requests = watchApp(page)
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await showIntent(page)
  expect(requests).toEqual(['fetch', 'script'])
  const loads = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource').map((entry) => entry.toJSON())
    return entries
      .filter(({ name }) => /\/main-/.test(name))
      .map(({ transferSize }) => transferSize)
  })
  expect(loads.filter((bytes) => bytes > 0)).toHaveLength(1)
})

test('saving data, nothing is fetched ahead; a query starts the app', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const requests = watchApp(page)
  await page.goto('/articles', { waitUntil: 'networkidle' })
  expect(requests).toEqual([])
  await showIntent(page)
  await page.goto('/articles?q=strategy')
  await appReady(page)
})

test('after a reload, Back shows the page of the address', async ({ page, site }) => {
  await page.goto('/')
  await showIntent(page)
  const before = await site.heading.innerText()
  await site.menuLink(pages.services).click()
  await expect(site.heading).not.toHaveText(before)
  await page.route('**/assets/main-*', () => {})
  await page.reload()
  await page.goBack()
  await expect(site.heading).toHaveText(before)
  await expect(page).toHaveURL('/')
})

test('another page fetches its first script only, until an intent', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\.js$|\/data\//.test(request.url())) scripts.push(request.url())
  })
  await page.goto(`${pages.about}?q=strategy`, { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
  await expectNotStarted(page)
  await showIntent(page)
  expect(scripts.length).toBeGreaterThan(1)
})
