/** When the app starts: on the first sign of intent, and on pages that cannot do without it, when idle. */
import type { Page } from 'playwright/test'
import { bar, expect, open, test, withResolvers } from './journey'

const ready = (page: Page) => page.locator('html[data-app-ready]')

/** Opens a page whose timers stand still. @returns what its scripts have fetched so far */
async function openIdle(page: Page, path: string) {
  // First, as it replaces what the script below replaces too.
  await page.clock.install()
  await page.addInitScript(() => {
    const fetched: unknown[] = []
    const { fetch } = window
    window.fetch = (...request) => {
      fetched.push(request[0])
      return fetch(...request)
    }
    // Until the network is quiet, each look at what has arrived finds more.
    const arrived: PerformanceEntry[] = []
    performance.getEntriesByType = () => {
      if (!('quiet' in window)) arrived.length++
      return arrived
    }
    Object.assign(window, { fetched })
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return () => page.evaluate(() => Reflect.get(window, 'fetched'))
}

const makeQuiet = (page: Page) => page.evaluate(() => Object.assign(window, { quiet: true }).quiet)

for (const path of ['/articles', '/contact']) {
  test(`${path} starts the app once it has loaded and nothing arrives any more`, async ({
    page,
  }) => {
    const fonts = withResolvers()
    // The page is not loaded before all that it names has arrived.
    await page.route('**/assets/*.woff2', async (route) => {
      await fonts.promise
      await route.continue()
    })
    const fetched = await openIdle(page, path)
    await page.clock.runFor(10_000)
    expect(await fetched()).toEqual([])
    fonts.resolve()
    await page.waitForLoadState('load')
    await page.clock.runFor(10_000)
    expect(await fetched()).toEqual([])
    await makeQuiet(page)
    await page.clock.runFor(3000)
    expect(await fetched()).not.toEqual([])
    await expect(ready(page)).toBeAttached()
  })

  test(`${path} waits for intent where the visitor saves data`, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const fetched = await openIdle(page, path)
    await page.waitForLoadState('load')
    await makeQuiet(page)
    await page.clock.runFor(60_000)
    expect(await fetched()).toEqual([])
    await page.mouse.move(200, 300)
    await expect(ready(page)).toBeAttached()
  })
}

test('after a reload, Back shows the page of the address', async ({ page }) => {
  await open(page, '/')
  const heading = await page.locator('h1').innerText()
  await bar(page).getByRole('link', { name: 'Services' }).click()
  await expect(page.locator('h1')).not.toHaveText(heading)
  await page.route('**/assets/main-*', () => {})
  await page.reload()
  await page.goBack()
  await expect(page.locator('h1')).toHaveText(heading)
  await expect(page).toHaveURL('/')
})
