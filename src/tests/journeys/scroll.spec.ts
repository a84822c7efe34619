/** Where a page stands: a new one at its top, one that the visitor returns to where it was left. */
import type { Page } from 'playwright/test'
import { controls } from '../fixture/firm/src/words'
import { pages, slugs } from '../fixture/fixture'
import { expect, phone, test } from './journey'

// What moves smoothly is nowhere yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const article = `/articles/${slugs.features}`
const place = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scroll = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)

/** The place of the page in each of the next frames, without those that repeat. */
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

test('in the app, Back returns to the place, also of a part', async ({ page, site }) => {
  await site.open(article)
  await scroll(page, 300)
  const contents = page.getByRole('navigation', { name: controls.contents }).getByRole('link')
  await contents.nth(1).click()
  await expect.poll(() => place(page)).toBeGreaterThan(300)
  const [first] = await places(page)
  await scroll(page, 100)
  await contents.nth(1).click()
  await isAt(page, Number(first))
  await page.goBack()
  await expect(page).toHaveURL(article)
  await isAt(page, 300)
  const documents = site.documents()
  const title = await site.heading.innerText()
  await scroll(page, 2000)
  await site.menuLink(pages.services).click()
  await expect(site.heading).not.toHaveText(title)
  expect(await places(page)).toEqual([0])
  // The link of the page itself leads to its top.
  await scroll(page, 300)
  await site.menuLink(pages.services).click()
  await isAt(page, 0)
  await scroll(page, 700)
  await page.goBack()
  await expect(site.heading).toHaveText(title)
  expect(await places(page)).toEqual([2000])
  await page.goForward()
  await expect(site.heading).not.toHaveText(title)
  expect(await places(page)).toEqual([700])
  expect(documents).toEqual([])
  // A reload in between loses no place.
  await page.reload()
  await site.showIntent()
  await page.goBack()
  await expect(site.heading).toHaveText(title)
  await isAt(page, 2000)
})

test('between documents: Back and Forward return to the place', async ({ page, site }) => {
  await site.open(article)
  await scroll(page, 2000)
  await page.goto(pages.services)
  expect(await place(page)).toBe(0)
  await scroll(page, 700)
  await page.goBack()
  await isAt(page, 2000)
  await site.showIntent()
  expect(await places(page)).toEqual([2000])
  await page.goForward()
  await isAt(page, 700)
  // A page visited anew begins at its top, whatever its place was before.
  await site.open(article)
  expect(await places(page)).toEqual([0])
})

test.describe('the list on a phone, after two times Load More', () => {
  test.use({ viewport: phone })

  test('Back, in the app and between documents, and a reload show it', async ({ page, site }) => {
    await site.open('/articles')
    for (const count of [12, 18]) {
      await site.loadMore.click()
      await expect(site.visibleCards).toHaveCount(count)
    }
    // It is saved once the visitor pauses.
    await expect(page).toHaveURL('/articles?show=18')
    const card = site.visibleCards.nth(16)
    await card.evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const top = await place(page)
    await card.click()
    await expect(page).toHaveURL(/\/articles\/./)
    await expect(site.visibleCards.first()).toBeHidden()
    await page.goBack()
    await expect(site.visibleCards).toHaveCount(18)
    expect(await places(page)).toEqual([top])
    await page.goto(pages.about)
    await page.goBack()
    await expect(site.visibleCards).toHaveCount(18)
    await isAt(page, top)
    await page.reload()
    await expect(site.visibleCards).toHaveCount(18)
    await isAt(page, top)
    await page.mouse.wheel(0, -400)
    await isAt(page, top - 400)
  })
})
