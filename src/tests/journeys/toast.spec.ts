/** The toast's times, keys and gestures, and the tooltips of buttons that show only an icon. */
import type { Page } from 'playwright/test'
import {
  expect,
  failure,
  fillForm,
  menuButton,
  menuLink,
  open,
  phone,
  send,
  tabTo,
  test,
  themeSwitch,
} from './journey'
import { servers } from './servers'

test.use({ baseURL: servers.site.url, colorScheme: 'light' })

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })

/** Shows a toast, with the focus on the button that was pressed. */
async function failToSend(page: Page) {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: 'away' }))
  await open(page, '/contact')
  await fillForm(page, 'Hello')
  await send(page).press('Enter')
  await expect(failure(page)).toBeVisible()
}

test('F8 focuses the notifications, before the first one too, and Escape leads back', async ({
  page,
}) => {
  await open(page, '/about')
  await expect(region(page)).toHaveCount(0)
  await page.keyboard.press('F8')
  await expect(region(page)).toBeFocused()
  await menuLink(page, '/contact').focus()
  await page.keyboard.press('F8')
  await expect(region(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menuLink(page, '/contact')).toBeFocused()
})

test('a toast leaves the focus where it is; F8 leads to it, Escape and its button back', async ({
  page,
  watch,
}) => {
  watch.expected.push(/503/)
  await failToSend(page)
  await expect(send(page)).toBeFocused()
  for (const keys of [['Escape'], ['Tab', 'Enter']]) {
    await page.keyboard.press('F8')
    await expect(region(page)).toBeFocused()
    for (const key of keys) await page.keyboard.press(key)
    await expect(failure(page)).toHaveCount(0)
    await expect(send(page)).toBeFocused()
    await send(page).press('Enter')
    await expect(failure(page)).toBeVisible()
  }
})

test('a swipe to the right by more than 50 px closes a toast', async ({ page, watch }) => {
  watch.expected.push(/503/)
  // It would go by itself on a busy machine.
  await page.clock.install()
  await failToSend(page)
  const { x = 0, y = 0 } = (await failure(page).boundingBox()) ?? {}
  const swipe = async (distance: number) => {
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 20 + distance, y + 20, { steps: 4 })
    await page.mouse.up()
    // The next one would drag the text that this one has selected.
    await page.evaluate(() => getSelection()?.empty())
  }
  for (const distance of [50, -90]) {
    await swipe(distance)
    await expect(failure(page)).toBeVisible()
  }
  await swipe(60)
  await page.clock.runFor(1000)
  await expect(failure(page)).toHaveCount(0)
})

test('a toast is shown for 5 s and then hidden, from assistive technology too', async ({
  page,
  watch,
}) => {
  watch.expected.push(/503/)
  await page.clock.install()
  await failToSend(page)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4000)
  await expect(failure(page)).toBeVisible()
  await page.clock.runFor(2000)
  await expect(failure(page)).toHaveCount(0)
  await expect(page.getByText('Failed to send message')).toHaveCount(0)
  await expect(region(page)).toHaveCount(0)
})

const tooltip = (page: Page) => themeSwitch(page).locator('.tooltip')

test('a tooltip comes 700 ms after the pointer, without a delay until 300 ms after another one, and goes with it, a click and Escape', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const button = themeSwitch(page)
  await button.hover()
  await expect(tooltip(page)).toHaveCSS('transition-delay', '0.7s')
  await expect(tooltip(page)).toBeVisible()
  const { x = 0, width = 0 } = (await tooltip(page).boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(phone.width)
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toBeHidden()
  await page.mouse.move(200, 500)
  await menuButton(page).hover()
  await expect(page.locator('summary .tooltip')).toBeVisible()
  await button.hover()
  await expect(tooltip(page)).toHaveCSS('transition-delay', '0s')
  await expect(tooltip(page)).toBeVisible()
  await button.click()
  await expect(tooltip(page)).toBeHidden()
  await page.mouse.move(200, 500)
  await expect(page.locator('header')).toHaveCSS('transition-delay', '0.3s')
  await expect(page.locator('header')).toHaveCSS('--tooltip-delay', '0.7s')
})

test('a tooltip comes with the focus at once', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, themeSwitch(page))
  await expect(tooltip(page)).toBeVisible()
  await expect(tooltip(page)).toHaveCSS('transition-delay', '0s')
})
