/** Newsletter, film and theme: no frame before the visitor clicks, and only what the privacy notice says is stored. */
import type { Page } from 'playwright/test'
import { site as firm, legal } from '../fixture/firm/src/site'
import { controls, film, layout, newsletter, notSentPage } from '../fixture/firm/src/words'
import { pages } from '../fixture/fixture'
import { expect, labels, test } from './journey'
import { servers } from './servers'

test.use({ baseURL: servers.plain.url, colorScheme: 'light' })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: firm.newsletter.title })
const frameOf = (page: Page) => dialogOf(page).locator('iframe').contentFrame()

test('the dialog keeps the focus, scrolls, answers a wrong sign-up', async ({ page, site }) => {
  site.expected.push(/422/)
  await site.open('/')
  const dialog = dialogOf(page)
  await site.tabTo(site.newsletter)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeFocused()
  await expect(dialog).toContainText(firm.newsletter.text)
  expect((await dialog.locator('iframe').boundingBox())?.height).toBe(firm.newsletter.frameHeight)
  await expect(frameOf(page).getByLabel(labels.email)).toBeVisible()
  await expect(dialog.getByRole('link', { name: newsletter.alone })).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: newsletter.back })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: controls.close })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dialog).toBeHidden()
  await expect(site.newsletter).toBeFocused()
  // From within its frame, too.
  await page.keyboard.press('Enter')
  await frameOf(page).getByLabel(labels.email).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(site.newsletter).toBeFocused()
  // Isolated from other sites, as is all that it frames.
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  await page.setViewportSize({ width: 812, height: 375 })
  await site.menuButton.click()
  await site.newsletter.click()
  for (const name of [controls.close, newsletter.back]) {
    const button = dialog.getByRole('button', { name })
    await button.focus()
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  const frame = frameOf(page)
  await frame.getByLabel(labels.email).fill('nobody')
  await frame.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(notSentPage.title.newsletter)
  await frame.getByRole('link', { name: notSentPage.startAgain }).click()
  await expect(frame.getByLabel(labels.email)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a visit stores and loads what the privacy notice says', async ({ page, context, site }) => {
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  await site.open('/')
  await page.getByRole('contentinfo').locator(`a[href="${legal.privacy.to}"]`).click()
  await expect(page).toHaveURL(legal.privacy.to)
  await site.menuLink('/contact').click()
  await page.getByRole('textbox', { name: labels.message }).fill('Half')
  await site.newsletter.click()
  await expect(frameOf(page).getByLabel(labels.email)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: controls.close }).click()
  await site.themeSwitch.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await site.open(pages.film)
  const films = () => requests.filter((url) => url.includes('/embed/film/'))
  await expect(page.locator('main iframe')).toHaveCount(0)
  expect(films()).toEqual([])
  await page.getByRole('button', { name: film.play.replace('{title}', '').trim() }).click()
  await expect(page.locator('main iframe').contentFrame().getByRole('list')).toBeVisible()
  expect(films()).toHaveLength(1)

  expect(requests.filter((url) => new URL(url).origin !== servers.plain.url)).toEqual([])
  expect(await context.cookies()).toEqual([])
  const stored = await page.evaluate(() => [
    Object.keys(localStorage).sort(),
    Object.keys(sessionStorage).sort(),
  ])
  expect(stored).toEqual([['theme'], ['contact-draft', 'scroll']])
})

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('the switch names its theme, which lasts without script', async ({ page, site }) => {
  site.expected.push(/ERR_FAILED|404/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(pages.about)
  const expectName = (name: string) =>
    expect(site.themeSwitch.and(page.locator(':visible'))).toHaveAccessibleName(name)
  await expectName(layout.switchToLight)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectName(layout.switchToDark)
  await site.showIntent()
  await site.themeSwitch.press('Enter')
  await expectName(layout.switchToLight)
  await site.themeSwitch.press('Space')
  await expectName(layout.switchToDark)
  await expect(site.themeSwitch).toBeFocused()
  const light = await ground(page)
  await site.themeSwitch.click()
  const dark = await ground(page)
  expect(dark).not.toBe(light)
  await page.route('**/assets/start-*', (route) => route.abort())
  await page.goto('/no-such-page')
  expect(await ground(page)).toBe(dark)
  await expect(site.heading).toBeVisible()
  await page.unrouteAll()
  await page.goto(pages.services)
  expect(await ground(page)).toBe(dark)
  // For a page that comes back from the browser's cache.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light')
    dispatchEvent(new Event('pageshow'))
  })
  expect(await ground(page)).toBe(light)
})
