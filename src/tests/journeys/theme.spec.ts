/** The choice of light or dark. */
import { expect, open, test } from './journey'

test('the visitor’s choice of light or dark is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  const dark = await ground()
  expect(dark).not.toBe(light)
  await page.goto('/services')
  expect(await ground()).toBe(dark)
  // Another tab's choice holds for a page that comes back from the browser's cache.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light')
    dispatchEvent(new Event('pageshow'))
  })
  expect(await ground()).toBe(light)
})

test('the chosen theme is in the page before any script runs', async ({ page, watch }) => {
  watch.expected.push(/ERR_FAILED|404/)
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/about')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.route('**/assets/start-*', (route) => route.abort())
  for (const path of ['/services', '/no-such-page']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('h1')).toBeVisible()
  }
})
