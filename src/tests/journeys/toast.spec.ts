/** The toast's times and key, and the tooltips of buttons that show only an icon. */
import type { Page } from 'playwright/test'
import { expect, lost, open, test } from './journey'

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })

async function failToSend(page: Page) {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: 'away' }))
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@reader.example')
  await page.getByLabel('Message').fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).click()
}

test('F8 focuses the notifications, before the first one too', async ({ page }) => {
  await open(page, '/about')
  await expect(region(page)).toHaveCount(0)
  await page.keyboard.press('F8')
  await expect(region(page).getByRole('list')).toBeFocused()
  await page.getByRole('link', { name: 'Contact' }).first().focus()
  await page.keyboard.press('F8')
  await expect(region(page).getByRole('list')).toBeFocused()
})

test('a toast leaves the focus where it is, even after an F8 that came to nothing', async ({
  page,
  watch,
}) => {
  watch.expected.push(lost, /503/)
  await open(page, '/contact')
  const chunk = '**/assets/Toaster-*'
  const failed = page.waitForEvent('requestfailed', (request) => /Toaster.*\?/.test(request.url()))
  await page.route(chunk, (route) => route.abort())
  await page.keyboard.press('F8')
  await failed
  await page.unroute(chunk)
  await failToSend(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Failed to send' })).toBeVisible()
  await expect(region(page).getByRole('list')).not.toBeFocused()
})

test('a toast is shown for 5 s and then hidden, from assistive technology too', async ({
  page,
  watch,
}) => {
  watch.expected.push(/503/)
  await page.clock.install()
  await open(page, '/contact')
  await failToSend(page)
  const toast = page.locator('[data-variant]')
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(4000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2000)
  await expect(toast).toHaveCount(0)
  await expect(page.getByText('Failed to send message')).toHaveCount(0)
  await expect(region(page).getByRole('listitem')).toHaveCount(0)
})

test('a tooltip comes 700 ms after the pointer, at once with the focus, and at once after another', async ({
  page,
}) => {
  await open(page, '/')
  await page.clock.install()
  const button = page.getByRole('button', { name: 'Switch between light and dark' })
  const tooltip = page.getByRole('tooltip')
  await button.hover()
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(tooltip).toHaveText('Switch between light and dark')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await page.mouse.move(200, 500)
  await page.getByRole('button', { name: 'Newsletter' }).focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(tooltip).toBeVisible()
})
