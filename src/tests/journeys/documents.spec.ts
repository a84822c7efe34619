/** From one document to the next, before or without the app: fetched ahead, and faded over. */
import type { Page } from 'playwright/test'
import { bar, expect, lost, open, test } from './journey'

/** What the browser tells its developer tools of the pages that it may fetch ahead. */
async function watchPrefetches(page: Page) {
  const session = await page.context().newCDPSession(page)
  const seen = { ready: [''], candidates: [''] }
  const pathOf = (url: string) => new URL(url).pathname
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') seen.ready.push(pathOf(prefetchUrl))
  })
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    seen.candidates = preloadingAttemptSources.map(({ key }) => pathOf(key.url))
  })
  await session.send('Preload.enable')
  return seen
}

const services = (page: Page) => bar(page).getByRole('link', { name: 'Services' })

test('without the app, a click shows the page that was fetched as the pointer came', async ({
  page,
  watch,
}) => {
  watch.expected.push(lost)
  await page.route(/\/assets\/(main|shell)-/, (route) => route.abort())
  const seen = await watchPrefetches(page)
  await page.goto('/')
  await services(page).hover()
  await expect.poll(() => seen.ready).toContain('/services')
  await services(page).click()
  await expect(page).toHaveURL('/services')
  const delivery = await page.evaluate(
    () => Object(performance.getEntriesByType('navigation')[0]).deliveryType,
  )
  expect(delivery).toBe('navigational-prefetch')
})

test('pages are fetched ahead, files are not, and nothing once the app loads their data', async ({
  page,
}) => {
  const seen = await watchPrefetches(page)
  await page.goto('/culture-of-innovation', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => seen.candidates).toContain('/services')
  const files = page.locator('a[href^="/"][href*="."]')
  expect(await files.count()).toBeGreaterThan(0)
  expect(seen.candidates.filter((path) => /\.|^\/api/.test(path))).toEqual([])
  await open(page, '/culture-of-innovation')
  await expect.poll(() => seen.candidates).toEqual([])
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a document fades into the next, or not: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.fades = String(Boolean(Object(event).viewTransition))
      }),
    )
    // The app would show the next page in the same document.
    await page.route(/\/assets\/(main|shell)-/, () => {})
    await page.goto('/')
    await services(page).click()
    await expect(page).toHaveURL('/services')
    const fades = String(reducedMotion === 'no-preference')
    await expect(page.locator('html')).toHaveAttribute('data-fades', fades)
  })
