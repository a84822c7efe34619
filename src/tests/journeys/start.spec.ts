/** When the app starts: on the first sign of intent, and at once where the address has a query for it. */
import type { Page } from 'playwright/test'
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

/** Counts the files that are fetched ahead. */
const prefetched = (page: Page) => page.locator('link[rel=prefetch]')

for (const path of ['/articles', '/contact'])
  test(`${path} fetches the app ahead, and starts it by intent`, async ({ page, site }) => {
    // The page is not loaded before all that it names has arrived.
    const deliverFonts = await site.delay('**/assets/*.woff2')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(prefetched(page)).toHaveCount(0)
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

test('nothing is fetched ahead where the visitor saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/articles', { waitUntil: 'networkidle' })
  await expect(prefetched(page)).toHaveCount(0)
  await showIntent(page)
})

test('the list starts the app at once for a query', async ({ page }) => {
  await page.goto('/articles?q=strategy')
  await appReady(page)
})

test('after a reload, Back shows the page of the address', async ({ page, site }) => {
  await page.goto('/')
  await showIntent(page)
  const before = await site.heading.innerText()
  await site.menuLink('/services').click()
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
    if (request.resourceType() === 'script' || request.url().includes('/data/'))
      scripts.push(request.url())
  })
  await page.goto('/about?q=strategy', { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
  await expect(prefetched(page)).toHaveCount(0)
  await expectNotStarted(page)
  await showIntent(page)
  expect(scripts.length).toBeGreaterThan(1)
})
