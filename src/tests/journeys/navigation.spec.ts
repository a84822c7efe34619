/** Bar, menu, changes of page, what a screen reader hears, and tabs older than the site. */
import { menu } from '../../site'
import { cards, expect, open, test, visibleCards, withResolvers } from './journey'

test('the bar marks the active link: Home exactly, the others by prefix', async ({ page }) => {
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const current = bar.locator('[aria-current]')
  await expect(bar.getByRole('link')).toHaveText(menu.map(({ text }) => text))
  await expect(current).toHaveText(['Home'])
  expect((await page.locator('header').first().boundingBox())?.height).toBe(64)
  await expect(current).toHaveAttribute('aria-current', 'page')
  const color = await current.evaluate((link) => getComputedStyle(link).color)
  await page.goto('/services/ai-strategy')
  await expect(current).toHaveText(['Services'])
  await expect(current).toHaveAttribute('aria-current', 'true')
  await expect(current).toHaveCSS('color', color)
})

test('a change of page goes to the top, moves the focus and announces the title', async ({
  page,
}) => {
  await open(page, '/')
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  const home = { title: await page.title(), heading: await page.locator('h1').innerText() }
  await page.evaluate(() => scrollTo(0, 1500))
  await page.getByRole('contentinfo').getByRole('link', { name: 'AI Strategy' }).click()
  await expect(page).toHaveURL('/services/ai-strategy')
  await expect(page).not.toHaveTitle(home.title)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1)
  const head = page.locator('link[rel=canonical]')
  await expect(head).toHaveAttribute('href', /\/services\/ai-strategy$/)
  expect(loads).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(home.title)
  await expect(page.locator('h1')).toHaveText(home.heading)
})

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about#main')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('the menu opens, closes on a choice and on Escape', async ({ page }) => {
    await open(page, '/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeHidden()
    await page.getByLabel('Menu', { exact: true }).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.getByLabel('Menu', { exact: true }).click()
    await menu.getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    await expect(menu).toBeHidden()
  })

  test('the open menu lets nothing scroll behind it, and closes when the focus leaves it', async ({
    page,
  }) => {
    await open(page, '/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await page.getByLabel('Menu', { exact: true }).click()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.locator('main a').first().focus()
    await expect(menu).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  })
})

test('an article on its way shows a skeleton', async ({ page }) => {
  await open(page, '/articles')
  const data = withResolvers()
  await page.route('**/data/articles/*.json', async (route) => {
    await data.promise
    await route.continue()
  })
  const card = cards(page).first()
  const title = await card.getByRole('heading').innerText()
  await card.click()
  await expect(page.getByTestId('skeleton')).toBeVisible()
  data.resolve()
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.getByTestId('skeleton')).toBeHidden()
})

test('an unknown path and an unknown slug show the not-found page, by link and by address', async ({
  page,
  watch,
}) => {
  watch.expected.push(/404/)
  for (const path of ['/nowhere', '/articles/no-such-article']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText('404 Page Not Found')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
    for (const to of ['/', '/services', '/articles'])
      await expect(page.locator(`main a[href="${to}"]`).first()).toBeVisible()
  }
  await open(page, '/articles/no-such-article')
  await page.getByRole('link', { name: 'Return to Homepage' }).click()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => {
    history.pushState(null, '', '/articles/not-there')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.locator('h1')).toHaveText('404 Page Not Found')
})

test('a tab older than the site still navigates, with one load at most', async ({
  page,
  watch,
}) => {
  watch.expected.push(/404|Failed to fetch|error loading/i)
  await open(page, '/')
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  // After a deploy the old chunks are gone; a fresh page names the new ones.
  await page.route('**/assets/ArticleList-*', (route) =>
    loads.length === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  )
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Articles' })
    .click()
  await expect(visibleCards(page)).toHaveCount(6)
  await expect(page).toHaveURL('/articles')
  expect(loads).toHaveLength(1)
})

test('a chunk that is gone for good leads to one load, not to a loop', async ({ page, watch }) => {
  watch.expected.push(/404|Failed to fetch|error loading/i)
  await open(page, '/')
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await page.route('**/assets/ArticleList-*', (route) =>
    route.fulfill({ status: 404, body: 'gone' }),
  )
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Articles' })
    .click()
  await expect(page).toHaveURL('/articles')
  await expect(cards(page).first()).toBeVisible()
  // A loop would load the page again by now.
  await page.waitForLoadState('networkidle')
  expect(loads).toHaveLength(1)
})

test('press titles are cut to two lines and descriptions to three', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/press')
  const cards = page.locator('section', { hasText: 'Recent Articles & Insights' }).locator('li')
  await expect(cards).toHaveCount(9)
  const clamps = await cards.evaluateAll((items) =>
    items.map((item) =>
      [...item.querySelectorAll('h3, p')]
        .map((text) => getComputedStyle(text).getPropertyValue('-webkit-line-clamp'))
        .filter((lines) => lines !== 'none'),
    ),
  )
  for (const clamp of clamps) expect(clamp).toEqual(['2', '3'])
})
