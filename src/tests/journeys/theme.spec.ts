/** The choice of light or dark. */
import { expect, open, test } from './journey'

test('the visitor’s choice of light or dark is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Switch to dark' }).click()
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

test('the chosen theme is there before the page is painted, and needs no other script', async ({
  page,
  watch,
}) => {
  watch.expected.push(/ERR_FAILED|404/)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Switch to dark' }).click()
  await page.route('**/assets/start-*', (route) => route.abort())
  for (const path of ['/services', '/no-such-page']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('h1')).toBeVisible()
  }
})

test('the switch names what it leads to, by the system or by choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  const button = (theme: string) => page.getByRole('button', { name: `Switch to ${theme}` })
  await expect(button('light')).toBeVisible()
  await expect(button('dark')).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(button('light')).toHaveCount(0)
  await button('dark').click()
  await open(page, '/services')
  await expect(button('light')).toBeVisible()
})
