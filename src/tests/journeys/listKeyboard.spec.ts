/** The article list by keyboard: the focus stays where the visitor goes on. */
import type { Page } from 'playwright/test'
import { words } from '../fixture/fixture'
import { cards, expect, open, searchBox, tabTo, test, visibleCards, withResolvers } from './journey'

const loadMore = (page: Page) => page.getByRole('button', { name: 'Load More Articles' })

test.describe('Load More', () => {
  test('moves the focus to the first new card, the last time, too', async ({ page }) => {
    await open(page, '/articles')
    const ways = ['Enter', 'Space', 'click']
    for (let times = 0; await loadMore(page).isVisible(); times++) {
      const way = ways[times % ways.length]
      if (way === 'click') await loadMore(page).click()
      else await loadMore(page).press(String(way))
      await expect(cards(page).nth(6 + 6 * times)).toBeFocused()
    }
    await expect(loadMore(page)).toHaveCount(0)
  })

  test('a visitor who goes on meanwhile keeps the focus', async ({ page }) => {
    const answer = withResolvers()
    await page.route('**/api/articles', async (route) => {
      await answer.promise
      await route.continue()
    })
    await open(page, '/articles')
    // The page itself has no more cards than these.
    for (let shown = 6; shown < 24; shown += 6) {
      await loadMore(page).click()
      await expect(visibleCards(page)).toHaveCount(shown + 6)
    }
    await loadMore(page).click()
    await searchBox(page).focus()
    answer.resolve()
    await expect(cards(page).nth(24)).toBeVisible()
    await expect(searchBox(page)).toBeFocused()
  })
})

test.describe('the search', () => {
  test('a suggestion gives the focus back to the box', async ({ page }) => {
    await open(page, '/articles')
    await page.keyboard.press('/')
    await page.keyboard.type(words.mistyped)
    const suggestion = page.getByRole('button', { name: words.common, exact: true })
    await expect(suggestion).toBeVisible()
    await tabTo(page, suggestion)
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(6)
    await expect(searchBox(page)).toBeFocused()
  })

  test('what clears it gives the focus back to the box', async ({ page }) => {
    await open(page, '/articles')
    await page.keyboard.press('/')
    await page.keyboard.type('zzz')
    await tabTo(page, page.getByRole('button', { name: 'Clear Search' }))
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(6)
    await expect(searchBox(page)).toBeFocused()
  })

  test('a category is chosen, and keeps the focus', async ({ page }) => {
    await open(page, '/articles')
    const category = page.getByRole('list', { name: 'Categories' }).getByRole('button').nth(1)
    await tabTo(page, category)
    await page.keyboard.press('Space')
    await expect(category).toHaveAttribute('aria-pressed', 'true')
    await expect(category).toBeFocused()
    await expect(page).toHaveURL(/category=/)
  })
})
