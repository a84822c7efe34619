/** When the app starts: on the first sign of intent, and at once where the address has a query for it. */
import type { Page } from 'playwright/test'
import { bar, expect, open, test, withResolvers } from './journey'

const ready = (page: Page) => page.locator('html[data-app-ready]')

/** Counts the files that are fetched ahead. */
const prefetched = (page: Page) => page.locator('link[rel=prefetch]')

for (const path of ['/articles', '/contact']) {
  test(`${path} fetches the app ahead once it has loaded; the first sign of intent starts it`, async ({
    page,
  }) => {
    const fonts = withResolvers()
    // The page is not loaded before all that it names has arrived.
    await page.route('**/assets/*.woff2', async (route) => {
      await fonts.promise
      await route.continue()
    })
    const fetched: string[] = []
    page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(prefetched(page)).toHaveCount(0)
    fonts.resolve()
    const files = await page.locator('#root').getAttribute('data-app-files')
    for (const file of String(files).split(' ')) await expect.poll(() => fetched).toContain(file)
    await page.waitForLoadState('networkidle')
    await expect(ready(page)).not.toBeAttached()
    await page.mouse.move(200, 300)
    await expect(ready(page)).toBeAttached()
  })

  test(`${path} fetches nothing ahead where the visitor saves data`, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(prefetched(page)).toHaveCount(0)
    await page.mouse.move(200, 300)
    await expect(ready(page)).toBeAttached()
  })

  test(`${path} with a query starts the app at once`, async ({ page }) => {
    await page.goto(`${path}?q=strategy`)
    await expect(ready(page)).toBeAttached()
  })
}

test('other pages fetch nothing ahead', async ({ page }) => {
  await page.goto('/about?q=strategy', { waitUntil: 'networkidle' })
  await expect(prefetched(page)).toHaveCount(0)
  await expect(ready(page)).not.toBeAttached()
})

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
