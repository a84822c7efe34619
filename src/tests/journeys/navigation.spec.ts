/** Bar, menu, changes of page, what a screen reader hears, and addresses that lead nowhere. */
import { menu } from '../fixture/firm/src/site'
import { footer, layout } from '../fixture/firm/src/words'
import { pages, slugs } from '../fixture/fixture'
import { appReady, expect, phone, test } from './journey'

test('the bar is 64 px high, shows the active link, is skipped', async ({ page, site }) => {
  await page.goto('/')
  expect((await page.locator('header').first().boundingBox())?.height).toBe(64)
  await expect(site.bar.getByRole('link')).toHaveText(menu.map(({ text }) => text))
  const colorOf = (to: string) => site.menuLink(to).evaluate((link) => getComputedStyle(link).color)
  const [active, other] = [await colorOf('/'), await colorOf(pages.services)]
  expect(active).not.toBe(other)
  await page.goto(pages.service)
  expect([await colorOf('/'), await colorOf(pages.services)]).toEqual([other, active])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: layout.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main a, main button').first()).toBeFocused()
})

test('a new page begins at its top, with the focus, and is announced', async ({ page, site }) => {
  await site.open('/')
  const documents = site.documents()
  const title = await page.title()
  await page.evaluate(() => scrollTo(0, 1500))
  const to = pages.service
  await page.getByRole('contentinfo').locator(`a[href="${to}"]`).press('Enter')
  await expect(page).toHaveURL(to)
  await expect(page).not.toHaveTitle(title)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.locator('main a, main button').first()).toBeFocused()
  await page.getByRole('link', { name: footer.backToTop }).click()
  await expect(site.heading).toBeInViewport()
  expect(documents).toEqual([])
})

test('on a phone the menu opens, and closes on all that leads away', async ({ page, site }) => {
  await page.setViewportSize(phone)
  await site.open('/')
  await expect(site.menu).toBeHidden()
  for (const key of ['Enter', 'Space']) {
    await site.menuButton.focus()
    await page.keyboard.press(key)
    await expect(site.menu).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    for (const control of await site.menu.locator('a:visible, button:visible').all()) {
      await page.keyboard.press('Tab')
      await expect(control).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(site.menu).toBeHidden()
    await expect(site.menuButton).toBeFocused()
  }
  await site.menuButton.click()
  await page.locator('main a').first().focus()
  await expect(site.menu).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  await site.menuButton.click()
  await site.newsletter.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(site.menu).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(site.menuButton).toBeFocused()
  await site.menuButton.click()
  await site.menuLink(pages.services).click()
  await expect(page).toHaveURL(pages.services)
  await expect(site.menu).toBeHidden()
})

test('unknown paths and slugs show the not-found page', async ({ page, site }) => {
  site.expected.push(/404/)
  const expectNotFound = () => expect(site.heading).toHaveText('Diese Zeile fehlt')
  for (const path of ['/nowhere', '/articles/no-such-article']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expectNotFound()
  }
  await site.showIntent()
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => {
    history.pushState(null, '', '/articles/not-there')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expectNotFound()
})

/** What names no part of a page or cannot be read, as the app shows it: the browser escapes the quotation mark. */
const fragments = { '#%': '', '#%E0%A4%A': '', '#"]': '#%22]', '#%00': '#%00' }

test('a page opens with any fragment, and can be returned to', async ({ page, site }) => {
  const path = `/articles/${slugs.features}`
  for (const each of Object.entries(fragments)) {
    const [fragment, shown] = each
    await page.goto('about:blank')
    await site.open(path + fragment)
    await expect(page).toHaveURL(path + shown)
    const title = await site.heading.innerText()
    const documents = site.documents()
    await site.menuLink(pages.about).click()
    await expect(site.heading).not.toHaveText(title)
    await page.goBack()
    await expect(site.heading).toHaveText(title)
    await expect(page).toHaveURL(path + shown)
    expect(documents).toEqual([])
  }
})

test('pages are fetched ahead as the pointer comes, until the app is', async ({ page, site }) => {
  // What the browser tells its developer tools of the pages that it may fetch ahead.
  const session = await page.context().newCDPSession(page)
  let candidates: string[] = []
  const ready: string[] = []
  const pathOf = (url: string) => new URL(url).pathname
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') ready.push(pathOf(prefetchUrl))
  })
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => pathOf(key.url))
  })
  await session.send('Preload.enable')
  // This page starts it once it is loaded.
  const startApp = await site.delayApp()
  await page.goto(pages.samples)
  expect(await page.locator('a[href^="/"][href*="."]').count()).toBeGreaterThan(0)
  await expect.poll(() => candidates).toContain(pages.services)
  expect(candidates.filter((path) => /\.|^\/api/.test(path))).toEqual([])
  await site.menuLink(pages.services).hover()
  await expect.poll(() => ready).toContain(pages.services)
  startApp()
  await appReady(page)
  await expect.poll(() => candidates).toEqual([])
})
