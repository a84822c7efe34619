/** The toast's times and key, and the tooltips of buttons that show only an icon. */
import type { Page } from 'playwright/test'
import { delayApp, expect, lost, open, test } from './journey'

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })

async function failToSend(page: Page) {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: 'away' }))
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@reader.example')
  await page.getByLabel('Message').fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).click()
}

test('F8 focuses the notifications, before the first one too, and Escape leads back', async ({
  page,
}) => {
  await open(page, '/about')
  await expect(region(page)).toHaveCount(0)
  await page.keyboard.press('F8')
  await expect(region(page).getByRole('list')).toBeFocused()
  for (const name of ['Contact', 'Press']) {
    const link = page.getByRole('link', { name }).first()
    await link.focus()
    await page.keyboard.press('F8')
    await expect(region(page).getByRole('list')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  }
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
  // Else time goes on while a busy machine moves the pointer.
  await page.clock.pauseAt(Date.now() + 1000)
  const button = page.getByRole('button', { name: 'Switch to dark' })
  const tooltip = page.getByRole('tooltip')
  await button.hover()
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(tooltip).toHaveText('Switch to dark')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await page.mouse.move(200, 500)
  await page.getByRole('button', { name: 'Newsletter' }).focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(tooltip).toBeVisible()
})

test('a tooltip needs no delay after another one, and none is shown for a button that was pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, '/')
  await page.clock.install()
  const tooltip = page.getByRole('tooltip')
  await page.locator('summary[aria-label=Menu]').hover()
  await page.clock.runFor(700)
  await expect(tooltip).toHaveText('Menu')
  const button = page.getByRole('button', { name: 'Switch to dark' })
  await button.hover()
  await page.clock.runFor(10)
  await expect(tooltip).toHaveText('Switch to dark')
  const box = await tooltip.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375)
  await button.click()
  await page.clock.runFor(2000)
  await expect(tooltip).toHaveCount(0)
})

test('a button that had the pointer or the focus before the app has its tooltip', async ({
  page,
}) => {
  const startApp = await delayApp(page)
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Switch to dark' })
  await button.hover()
  startApp()
  await expect(page.getByRole('tooltip')).toHaveText('Switch to dark')
  await page.reload()
  await page.mouse.move(200, 500)
  for (let presses = 0; presses < 20; presses++) {
    if (await button.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('tooltip')).toHaveText('Switch to dark')
})
