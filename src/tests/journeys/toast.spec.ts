/** The toast's times, keys and gestures, and the tooltips of buttons that show only an icon. */
import type { Page } from 'playwright/test'
import { contactForm, controls } from '../fixture/firm/src/words'
import { pages } from '../fixture/fixture'
import { expect, type Site, test } from './journey'
import { servers } from './servers'

test.use({ baseURL: servers.plain.url, colorScheme: 'light' })

const region = (page: Page) => page.getByRole('region', { name: controls.notifications })

/** Shows a toast, with the focus on the button that was pressed. */
async function failToSend(site: Site) {
  await site.rejectMessages()
  await site.open('/contact')
  await site.fillForm('Hello')
  await site.send.press('Enter')
  await expect(site.failure).toBeVisible()
}

test('a toast takes no focus; F8 leads to it, Escape and Close back', async ({ page, site }) => {
  await site.open(pages.about)
  await page.keyboard.press('F8')
  await expect(region(page)).toBeFocused()
  await failToSend(site)
  await expect(site.send).toBeFocused()
  for (const keys of [['Escape'], ['Tab', 'Enter']]) {
    await page.keyboard.press('F8')
    await expect(region(page)).toBeFocused()
    for (const key of keys) await page.keyboard.press(key)
    await expect(site.failure).toHaveCount(0)
    await expect(site.send).toBeFocused()
    await site.send.press('Enter')
    await expect(site.failure).toBeVisible()
  }
})

test('a swipe of over 50 px closes a toast; after 5 s it is gone', async ({ page, site }) => {
  await page.clock.install()
  await failToSend(site)
  const { x = 0, y = 0 } = (await site.failure.boundingBox()) ?? {}
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
    await expect(site.failure).toBeVisible()
  }
  // The last one ended outside, and let go.
  await page.mouse.move(x + 90, y + 20, { steps: 4 })
  await expect(site.failure).not.toHaveAttribute('style', /[1-9]/)
  await swipe(60)
  await page.clock.runFor(1000)
  await expect(site.failure).toHaveCount(0)
  await site.send.press('Enter')
  await expect(site.failure).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(4000)
  await expect(site.failure).toBeVisible()
  await page.clock.runFor(2000)
  await expect(site.failure).toHaveCount(0)
  await expect(page.getByText(contactForm.failed.title)).toHaveCount(0)
  await expect(region(page)).toHaveCount(0)
})

const tooltip = (site: Site) => site.themeSwitch.locator('.tooltip')

test('a tooltip opens by focus, after 700 ms of hover, and soon again', async ({ page, site }) => {
  await page.goto('/')
  await site.tabTo(site.themeSwitch)
  await expect(tooltip(site)).toBeVisible()
  await expect(tooltip(site)).toHaveCSS('transition-delay', '0s')
  await site.themeSwitch.blur()
  await site.themeSwitch.hover()
  await expect(tooltip(site)).toHaveCSS('transition-delay', '0.7s')
  await expect(tooltip(site)).toBeVisible()
  // So slow that 300 ms are a minute.
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.005 })
  await page.mouse.move(5, 500)
  await expect(tooltip(site)).toBeHidden()
  await site.themeSwitch.hover()
  await expect(tooltip(site)).toHaveCSS('transition-delay', '0s')
  await expect(tooltip(site)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(site)).toBeHidden()
})
