/** The toast's times and key, and the tooltips of buttons that show only an icon. */
import type { Page } from 'playwright/test'
import { expect, open, test } from './journey'

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
  await expect(region(page)).toBeFocused()
  for (const name of ['Contact', 'Press']) {
    const link = page.getByRole('link', { name }).first()
    await link.focus()
    await page.keyboard.press('F8')
    await expect(region(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  }
})

test('a toast leaves the focus where it is, and a swipe to the right closes it', async ({
  page,
  watch,
}) => {
  watch.expected.push(/503/)
  await open(page, '/contact')
  await failToSend(page)
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to send' })
  await expect(toast).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
  const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {}
  const swipe = async (distance: number) => {
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 20 + distance, y + 20, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(50)
  await swipe(-90)
  await expect(toast).toBeVisible()
  await swipe(60)
  await expect(toast).toHaveCount(0)
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
  await expect(region(page)).toHaveCount(0)
})

/** The tooltip of the switch of the theme. */
const tooltip = (page: Page) => page.locator('[data-theme-switch] .tooltip')

test('a tooltip comes 700 ms after the pointer, and goes with it, with a click and with Escape', async ({
  page,
}) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Switch to' })
  const delay = button.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        let start = 0
        button.addEventListener('pointerover', () => {
          start = performance.now()
        })
        button.addEventListener('transitionend', () => resolve(performance.now() - start))
      }),
  )
  await button.hover()
  await expect(tooltip(page)).toBeHidden()
  expect(await delay).toBeGreaterThanOrEqual(690)
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toBeHidden()
  await page.mouse.move(200, 500)
  await button.hover()
  await expect(tooltip(page)).toBeVisible()
  await button.click()
  await expect(tooltip(page)).toBeHidden()
  await expect(button).toHaveAccessibleName('Switch to light')
})

test('a tooltip comes with the focus at once, and without a delay until 300 ms after another one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Switch to' })
  await expect(tooltip(page)).toHaveCSS('transition-delay', '0s')
  await button.hover()
  await expect(tooltip(page)).toHaveCSS('transition-delay', '0.7s')
  await page.mouse.move(200, 500)
  await page.locator('summary[aria-label=Menu]').hover()
  await expect(page.locator('summary .tooltip')).toBeVisible()
  await button.hover()
  await expect(tooltip(page)).toHaveCSS('transition-delay', '0s')
  await expect(tooltip(page)).toBeVisible()
  const box = await tooltip(page).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375)
  await page.mouse.move(200, 500)
  await expect(page.locator('header')).toHaveCSS('--tooltip-delay', '0.7s')
  await page.locator('summary[aria-label=Menu]').focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(tooltip(page)).toBeVisible()
  await expect(tooltip(page)).toHaveCSS('transition-delay', '0s')
})
