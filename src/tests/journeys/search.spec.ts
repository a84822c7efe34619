/** The list of articles and its search, as a visitor uses them. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { glossaryPath } from '../../site'
import { fixtureTerms } from '../fixture/articles'
import { dist, slugs, words } from '../fixture/fixture'
import {
  cards,
  delay,
  delayApp,
  expect,
  loadMore,
  menuLink,
  open,
  searchBox,
  status,
  tabTo,
  test,
  visibleCards,
} from './journey'

/** All articles, as the search gets them. */
const listedArticles: { slug: string; title: string; excerpt: string; category: string }[] =
  JSON.parse(readFileSync(`${dist}/articles.json`, 'utf8')).articles

const categoryOf = (word: string) =>
  listedArticles.find(({ title, excerpt }) => `${title} ${excerpt}`.includes(word))?.category ?? ''
const titled = listedArticles.find(({ title }) => title.includes(words.title))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const alsoInText = (page: Page) =>
  page.getByRole('heading', { name: 'Also in the text' }).locator('..').getByRole('link')
const noMatch = (page: Page, term: string) => page.getByText(`No articles found matching "${term}"`)

test('six cards, and six more a click, which moves the focus to the first new one', async ({
  page,
}) => {
  await open(page, '/articles')
  await expect(visibleCards(page)).toHaveCount(6)
  const ways = ['Enter', 'Space', 'click']
  for (let times = 0; await loadMore(page).isVisible(); times++) {
    const way = ways[times % ways.length]
    if (way === 'click') await loadMore(page).click()
    else await loadMore(page).press(String(way))
    await expect(cards(page).nth(6 + 6 * times)).toBeFocused()
    const count = Math.min(12 + 6 * times, listedArticles.length)
    await expect(visibleCards(page)).toHaveCount(count)
  }
  await expect(loadMore(page)).toHaveCount(0)
  const href = await cards(page).last().getAttribute('href')
  await cards(page).last().click()
  await expect(page).toHaveURL(href ?? '')
})

test('a visitor who goes on while more articles load keeps the focus', async ({ page }) => {
  const answer = await delay(page, '**/api/articles')
  await open(page, '/articles')
  // The page itself has no more cards than these.
  for (let shown = 6; shown < 24; shown += 6) {
    await loadMore(page).click()
    await expect(visibleCards(page)).toHaveCount(shown + 6)
  }
  await loadMore(page).click()
  await searchBox(page).focus()
  answer()
  await expect(cards(page).nth(24)).toBeVisible()
  await expect(searchBox(page)).toBeFocused()
})

test('what is clicked or typed before the app is there is done later', async ({ page }) => {
  const startApp = await delayApp(page)
  await page.goto('/articles')
  await loadMore(page).click()
  startApp()
  await expect(visibleCards(page)).toHaveCount(12)
  await page.unrouteAll()
  const startAgain = await delayApp(page)
  await page.reload()
  await searchBox(page).pressSequentially('zzz')
  startAgain()
  await expect(noMatch(page, 'zzz')).toBeVisible()
})

test('nothing of the search is fetched before the visitor turns to it', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(search|api)\/|searchWorker/.test(pathname)) paths.push(pathname)
  })
  await open(page, '/articles')
  await loadMore(page).click()
  await expect(visibleCards(page)).toHaveCount(12)
  expect(paths).toEqual([])
  await searchBox(page).fill(words.title)
  await expect(status(page)).toHaveText('1 article found')
  expect(paths.filter((path) => path === '/api/articles')).toHaveLength(1)
})

test('what matches is marked, and the rest is found in the text', async ({ page }) => {
  await open(page, '/articles')
  await searchBox(page).fill(words.title.toUpperCase())
  await expect(cards(page).locator('mark').first()).toHaveText(words.title)
  await expect(alsoInText(page)).toHaveAttribute('href', `/articles/${slugs.words}`)
  await searchBox(page).fill(words.text)
  await expect(alsoInText(page)).toHaveAttribute('href', `/articles/${slugs.words}`)
  await expect(cards(page)).toHaveCount(0)
})

test('a search without a match leads to a suggestion or is cleared, and the box has the focus again', async ({
  page,
}) => {
  await open(page, '/articles')
  await searchBox(page).fill(words.mistyped)
  await expect(noMatch(page, words.mistyped)).toBeVisible()
  await tabTo(page, button(page, words.common))
  await page.keyboard.press('Enter')
  await expect(searchBox(page)).toHaveValue(words.common)
  await expect(cards(page)).toHaveCount(6)
  await expect(searchBox(page)).toBeFocused()
  await searchBox(page).fill('zzz"<b>')
  await expect(noMatch(page, 'zzz"<b>')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await tabTo(page, button(page, 'Clear Search'))
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(6)
  await expect(searchBox(page)).toHaveValue('')
  await expect(searchBox(page)).toBeFocused()
})

test('a term of the glossary is explained above the results, by any of its spellings', async ({
  page,
}) => {
  const found = fixtureTerms.find(({ id }) => id === 'warp-thread')
  const { term = '', definition = '', also = [] } = found ?? {}
  const explained = page.getByText(definition)
  await open(page, '/articles')
  await searchBox(page).fill(` ${also[0]?.toLowerCase()} `)
  await expect(explained).toBeVisible()
  await searchBox(page).fill(term.slice(0, -1))
  await expect(explained).toHaveCount(0)
  await searchBox(page).fill(term.toUpperCase())
  await explained.getByRole('link', { name: term }).click()
  await expect(page).toHaveURL(`${glossaryPath}#warp-thread`)
  await expect(page.locator('#warp-thread')).toBeInViewport()
})

test('the address keeps term and category, for reload, sharing and Back', async ({ page }) => {
  const category = categoryOf(words.common)
  await open(page, '/articles')
  await searchBox(page).fill(words.common)
  await button(page, category).click()
  await expect(page).toHaveURL(`/articles?${new URLSearchParams({ q: words.common, category })}`)
  await expect(status(page)).toContainText('found')
  const found = await status(page).textContent()
  const first = await cards(page).first().getAttribute('href')

  await page.reload()
  await expect(searchBox(page)).toHaveValue(words.common)
  await expect(status(page)).toHaveText(found ?? '')
  await cards(page).first().click()
  await expect(page).toHaveURL(first ?? '')
  await page.goBack()
  await expect(status(page)).toHaveText(found ?? '')
  await expect(button(page, category)).toHaveAttribute('aria-pressed', 'true')

  await menuLink(page, '/articles').click()
  await expect(searchBox(page)).toHaveValue('')
  await expect(page).toHaveURL('/articles')
})

test('a category narrows the list and keeps the focus; without a match in it, all others are offered', async ({
  page,
}) => {
  const category = titled?.category ?? ''
  const other = listedArticles.find((article) => article.category !== category)?.category ?? ''
  const all = listedArticles.filter((article) => article.category === category)
  await open(page, '/articles')
  await tabTo(page, button(page, category))
  await page.keyboard.press('Space')
  await expect(button(page, category)).toBeFocused()
  await expect(button(page, category)).toHaveAttribute('aria-pressed', 'true')
  await expect(status(page)).toHaveText(`${all.length} articles found`)
  for (const card of await cards(page).all()) await expect(card).toContainText(category)
  await searchBox(page).fill(words.title)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toHaveAttribute('href', `/articles/${titled?.slug}`)

  await button(page, other).click()
  await expect(noMatch(page, words.title)).toContainText(`in ${other}`)
  const searchAll = button(page, 'Search All Categories')
  await searchAll.click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(`/articles?q=${words.title}`)
  await button(page, other).click()
  await searchBox(page).fill('zzz')
  await expect(noMatch(page, 'zzz')).toContainText(`in ${other}`)
  await expect(searchAll).toBeHidden()
})

test('with the keyboard alone: / to the box, Tab to the results, Escape clears', async ({
  page,
}) => {
  await open(page, '/articles')
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type(`${words.common}/`)
  await expect(searchBox(page)).toHaveValue(`${words.common}/`)
  await page.keyboard.press('Backspace')
  await expect(cards(page).first().locator('mark').first()).toBeVisible()
  await tabTo(page, cards(page).first())
  await searchBox(page).focus()
  await page.keyboard.press('Escape')
  await expect(searchBox(page)).toHaveValue('')
  await expect(page).toHaveURL('/articles')
  await expect(cards(page)).toHaveCount(6)
})

test('Back brings back as many cards of a search; a new term starts again with six', async ({
  page,
}) => {
  await open(page, '/articles')
  await searchBox(page).fill(words.common)
  await expect(status(page)).toContainText('found')
  await loadMore(page).click()
  await expect(cards(page)).toHaveCount(12)
  // What Safari resets the box to when it shows the page from its cache.
  await expect(searchBox(page)).toHaveAttribute('value', words.common)
  await cards(page).last().click()
  await expect(page).toHaveURL(/articles\/./)
  await page.reload()
  await page.goBack()
  await expect(searchBox(page)).toHaveValue(words.common)
  await expect(cards(page)).toHaveCount(12)
  await page.reload()
  await expect(cards(page)).toHaveCount(12)
  await searchBox(page).fill(words.second)
  await expect(cards(page)).toHaveCount(6)
})
