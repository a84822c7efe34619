/** The search of the article list, as a visitor uses it. */
import type { Page } from 'playwright/test'
import { glossaryPath } from '../../site'
import { fixtureTerms } from '../fixture/articles'
import { slugs, words } from '../fixture/fixture'
import {
  cards,
  expect,
  listArticles,
  open,
  searchBox,
  status,
  tabTo,
  test,
  visibleCards,
} from './journey'

/** Paths below `/search/` and `/api/` that the page fetches. */
function fetched(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(search|api)\/|searchWorker/.test(pathname)) paths.push(pathname)
  })
  return paths
}

test('nothing of the search is fetched before the visitor turns to it', async ({ page }) => {
  const paths = fetched(page)
  await open(page, '/articles')
  await page.getByRole('button', { name: 'Load More Articles' }).click()
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
  const also = page.getByRole('heading', { name: 'Also in the text' }).locator('..')
  await expect(also.getByRole('link')).toHaveAttribute('href', `/articles/${slugs.words}`)
  await expect(also.getByTestId('card-article')).toHaveCount(0)
  await searchBox(page).fill(words.text)
  await expect(also.getByRole('link')).toHaveAttribute('href', `/articles/${slugs.words}`)
  await expect(cards(page)).toHaveCount(0)
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

test('a typing error leads to a suggestion', async ({ page }) => {
  await open(page, '/articles')
  await searchBox(page).fill(words.mistyped)
  await expect(page.getByText(`No articles found matching "${words.mistyped}"`)).toBeVisible()
  await page.getByRole('button', { name: words.common, exact: true }).click()
  await expect(searchBox(page)).toHaveValue(words.common)
  await expect(cards(page)).toHaveCount(6)
})

test('the address keeps term and category, for reload, sharing and Back', async ({
  page,
  request,
}) => {
  const match = (await listArticles(request)).find(({ excerpt }) => excerpt.includes(words.common))
  const category = match?.category ?? ''
  await open(page, '/articles')
  await searchBox(page).fill(words.common)
  await page.getByRole('button', { name: category }).click()
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
  await expect(page.getByRole('button', { name: category })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: 'Articles' }).first().click()
  await expect(searchBox(page)).toHaveValue('')
  await expect(page).toHaveURL('/articles')
})

test('a category narrows the list, with a term and without', async ({ page, request }) => {
  const articles = await listArticles(request)
  const match = articles.find(({ title }) => title.includes(words.title))
  const category = match?.category ?? ''
  const all = articles.filter((article) => article.category === category)
  await open(page, '/articles')
  await page.getByRole('button', { name: category }).click()
  await expect(status(page)).toHaveText(`${all.length} articles found`)
  for (const card of await cards(page).all()) await expect(card).toContainText(category)
  await searchBox(page).fill(words.title)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toHaveAttribute('href', `/articles/${match?.slug}`)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL(`/articles?q=${words.title}`)
})

test('a new term starts again with six', async ({ page }) => {
  await open(page, '/articles')
  await searchBox(page).fill(words.common)
  await page.getByRole('button', { name: 'Load More Articles' }).click()
  await expect(cards(page)).toHaveCount(12)
  await searchBox(page).fill(words.second)
  await expect(cards(page)).toHaveCount(6)
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

test('Back brings back as many cards, in the app and after a reload of the article', async ({
  page,
}) => {
  await open(page, '/articles')
  await searchBox(page).fill(words.common)
  await expect(status(page)).toContainText('found')
  await page.getByRole('button', { name: 'Load More Articles' }).click()
  await expect(cards(page)).toHaveCount(12)
  // What Safari resets the box to when it shows the page from its cache.
  await expect(searchBox(page)).toHaveAttribute('value', words.common)
  for (const reload of [false, true]) {
    await cards(page).last().click()
    await expect(page).toHaveURL(/articles\/./)
    if (reload) await page.reload()
    await page.goBack()
    await expect(searchBox(page)).toHaveValue(words.common)
    await expect(cards(page)).toHaveCount(12)
  }
  await page.reload()
  await expect(cards(page)).toHaveCount(12)
  await page.getByRole('link', { name: 'Articles' }).first().click()
  await expect(visibleCards(page)).toHaveCount(6)
})

test('no match in a category names it, and offers the same term in all', async ({
  page,
  request,
}) => {
  const articles = await listArticles(request)
  const match = articles.find(({ title }) => title.includes(words.title))
  const other = articles.find(({ category }) => category !== match?.category)?.category ?? ''
  await open(page, `/articles?${new URLSearchParams({ q: words.title, category: other })}`)
  const found = (term: string) => page.getByText(`No articles found matching "${term}" in ${other}`)
  await expect(found(words.title)).toBeVisible()
  const searchAll = page.getByRole('button', { name: 'Search All Categories' })
  await searchAll.click()
  await expect(cards(page)).toHaveAttribute('href', `/articles/${match?.slug}`)
  await expect(page).toHaveURL(`/articles?q=${words.title}`)
  await page.getByRole('button', { name: other }).click()
  await searchBox(page).fill('zzz')
  await expect(found('zzz')).toBeVisible()
  await expect(searchAll).toBeHidden()
})
