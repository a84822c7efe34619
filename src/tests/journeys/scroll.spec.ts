/** Where a page stands: a new one at its top, one that the visitor returns to where it was left. */
import type { Page } from 'playwright/test'
import { categories } from '../../articles/card'
import { slugs } from '../fixture/fixture'
import {
  documentsOf,
  expect,
  heading,
  loadMore,
  lost,
  menuLink,
  open,
  phone,
  showIntent,
  test,
  visibleCards,
} from './journey'

// What moves smoothly is nowhere yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const article = `/articles/${slugs.features}`
const place = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scroll = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)

/** Where the page stands in each of the next frames, without those that repeat. */
const places = (page: Page) =>
  page.evaluate(async () => {
    const places = new Set<number>()
    for (let frame = 0; frame < 30; frame++) {
      await new Promise(requestAnimationFrame)
      places.add(Math.round(scrollY))
    }
    return [...places]
  })

const isAt = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await place(page)) - top)).toBeLessThanOrEqual(2)

/** Opens the list with 18 cards, and scrolls to the 17th. @returns the place */
async function openLongList(page: Page) {
  await open(page, '/articles')
  for (const count of [12, 18]) {
    await loadMore(page).click()
    await expect(visibleCards(page)).toHaveCount(count)
  }
  // It is saved once the visitor pauses.
  await expect.poll(() => page.evaluate(() => history.state.articleCount)).toBe(18)
  return scrollToCard(page, 16)
}

async function scrollToCard(page: Page, n: number) {
  await visibleCards(page)
    .nth(n)
    .evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return place(page)
}

test('in the app: a new page begins at its top, Back and Forward return to the place', async ({
  page,
}) => {
  await open(page, article)
  const documents = documentsOf(page)
  const title = await heading(page).innerText()
  await scroll(page, 2000)
  await menuLink(page, '/services').click()
  await expect(heading(page)).not.toHaveText(title)
  expect(await places(page)).toEqual([0])
  await scroll(page, 700)
  await page.goBack()
  await expect(heading(page)).toHaveText(title)
  expect(await places(page)).toEqual([2000])
  await page.goForward()
  await expect(heading(page)).not.toHaveText(title)
  expect(await places(page)).toEqual([700])
  // The link of the page itself leads to its top.
  await menuLink(page, '/services').click()
  await isAt(page, 0)
  expect(documents).toEqual([])
})

test('between documents: Back and Forward return to the place', async ({ page }) => {
  await open(page, article)
  await scroll(page, 2000)
  await page.goto('/services')
  expect(await place(page)).toBe(0)
  await scroll(page, 700)
  await page.goBack()
  await isAt(page, 2000)
  await showIntent(page)
  expect(await places(page)).toEqual([2000])
  await page.goForward()
  await isAt(page, 700)
  // A page visited anew begins at its top, whatever its place was before.
  await open(page, article)
  expect(await places(page)).toEqual([0])
})

test('in the app, a reload in between loses no place', async ({ page }) => {
  await open(page, article)
  const title = await heading(page).innerText()
  await scroll(page, 2000)
  await menuLink(page, '/services').click()
  await expect(heading(page)).not.toHaveText(title)
  await page.reload()
  await showIntent(page)
  await page.goBack()
  await expect(heading(page)).toHaveText(title)
  await isAt(page, 2000)
})

test.describe('the list on a phone, after two times Load More', () => {
  test.use({ viewport: phone })

  test('Back in the app shows the same cards at once', async ({ page }) => {
    const top = await openLongList(page)
    await visibleCards(page).nth(16).click()
    await expect(page).toHaveURL(/\/articles\/./)
    await expect(visibleCards(page).first()).toBeHidden()
    await page.goBack()
    await expect(visibleCards(page)).toHaveCount(18)
    expect(await places(page)).toEqual([top])
  })

  test('Back from another document, and a reload, show the same cards', async ({ page }) => {
    const top = await openLongList(page)
    await page.goto('/about')
    await page.goBack()
    await expect(visibleCards(page)).toHaveCount(18)
    await isAt(page, top)
    await page.reload()
    await expect(visibleCards(page)).toHaveCount(18)
    await isAt(page, top)
    await page.mouse.wheel(0, -400)
    await isAt(page, top - 400)
  })
})

test('Back after a chunk that failed shows the same cards', async ({ page, watch }) => {
  watch.expected.push(lost)
  const top = await openLongList(page)
  const documents = documentsOf(page)
  await page.route('**/assets/ArticleView-*', (route) => route.abort())
  await visibleCards(page).nth(16).click()
  await expect(page).toHaveURL(/\/articles\/./)
  expect(documents).toHaveLength(1)
  await page.goBack()
  await expect(visibleCards(page)).toHaveCount(18)
  await isAt(page, top)
})

test('a result of a search comes back with its place', async ({ page }) => {
  await open(page, '/articles')
  await page.getByRole('button', { name: categories[0], exact: true }).click()
  await expect(page.getByText(/articles found/)).toBeVisible()
  const count = await visibleCards(page).count()
  const top = await scrollToCard(page, count - 1)
  await visibleCards(page).last().click()
  await expect(visibleCards(page).first()).toBeHidden()
  await page.goBack()
  await expect(visibleCards(page)).toHaveCount(count)
  await isAt(page, top)
})

test('parts of a page are places of their own', async ({ page }) => {
  await open(page, article)
  await scroll(page, 300)
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  await contents.nth(1).click()
  await expect.poll(() => place(page)).toBeGreaterThan(300)
  const [first] = await places(page)
  await scroll(page, 100)
  await contents.nth(1).click()
  await isAt(page, Number(first))
  await page.goBack()
  await expect(page).toHaveURL(article)
  await isAt(page, 300)
})
