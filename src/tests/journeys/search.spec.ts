/** The list of articles and its search, as a visitor uses them. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { counted, fill } from '../../locale'
import { fixtureTerms } from '../fixture/articles'
import { pagePaths } from '../fixture/firm/src/site'
import { articleList } from '../fixture/firm/src/words'
import { fixtureDist, pages, slugs, words } from '../fixture/fixture'
import { expect, test } from './journey'

/** All articles, as the search gets them. */
const listedArticles: { slug: string; title: string; excerpt: string; category: string }[] =
  JSON.parse(readFileSync(`${fixtureDist}/articles.json`, 'utf8')).articles

const categoryOf = (word: string) =>
  listedArticles.find(({ title, excerpt }) => `${title} ${excerpt}`.includes(word))?.category ?? ''
const countsOf = (found: number, inText: number) =>
  `${counted(found, articleList.found)}, ${counted(inText, articleList.foundInText)}`
const titled = listedArticles.find(({ title }) => title.includes(words.title))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const hitsBelow = (page: Page, name: string) =>
  page.getByRole('heading', { name }).locator('..').getByRole('listitem')
const alsoInText = (page: Page) => hitsBelow(page, articleList.inText).getByRole('link')
const noMatch = (page: Page, term: string) =>
  page.getByText(fill(articleList.noneMatching, { term }))

const noMatchIn = (page: Page, term: string, category: string) =>
  page.getByText(fill(articleList.noneMatchingIn, { term, category }))

test.beforeEach(({ site }) => site.open('/articles'))

test('six cards, and six more a click, with the focus on the first', async ({ page, site }) => {
  await expect(site.visibleCards).toHaveCount(6)
  const ways = ['Enter', 'Space', 'click']
  for (let times = 0; await site.loadMore.isVisible(); times++) {
    const way = ways[times % ways.length]
    if (way === 'click') await site.loadMore.click()
    else await site.loadMore.press(String(way))
    await expect(site.cards.nth(6 + 6 * times)).toBeFocused()
    const count = Math.min(12 + 6 * times, listedArticles.length)
    await expect(site.visibleCards).toHaveCount(count)
  }
  await expect(site.loadMore).toHaveCount(0)
  const href = await site.cards.last().getAttribute('href')
  await site.cards.last().click()
  await expect(page).toHaveURL(href ?? '')
})

test('what is typed before the app is there is searched for later', async ({ page, site }) => {
  const startApp = await site.delayApp()
  await page.reload()
  await site.searchBox.pressSequentially('zzz')
  startApp()
  await expect(noMatch(page, 'zzz')).toBeVisible()
})

test('a search loads at the first letter, marks, and keeps cards', async ({ page, site }) => {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(search|api)\/|searchWorker/.test(pathname)) paths.push(pathname)
  })
  // A new visit, whose requests are all seen.
  await site.open('/articles')
  await site.loadMore.click()
  await expect(site.visibleCards).toHaveCount(12)
  expect(paths).toEqual([])
  await site.searchBox.fill(words.title.toUpperCase())
  await expect(site.found).toHaveText(countsOf(1, 1))
  await expect(site.cards.locator('mark').first()).toHaveText(words.title)
  await expect(alsoInText(page)).toHaveAttribute('href', `/articles/${slugs.words}`)
  expect(paths.filter((path) => path === '/api/articles')).toHaveLength(1)
  await site.searchBox.fill('')
  await expect(site.visibleCards).toHaveCount(6)
  const before = await site.shownPaths()
  // An attribute that only these elements have.
  await site.visibleCards.evaluateAll((cards) => {
    for (const card of cards) card.setAttribute('data-kept', '')
  })
  await site.searchBox.fill((await site.visibleCards.nth(0).textContent()) ?? '')
  await expect(page.locator('mark').first()).toBeVisible()
  const found = await site.shownPaths()
  const staying = before.filter((path) => found.includes(path))
  expect(staying).not.toEqual([])
  await expect(page.locator('[data-kept]')).toHaveCount(staying.length)
})

test('hits in texts are in view on any screen; pages are found', async ({ page, site }) => {
  for (const height of [768, 667]) {
    await page.setViewportSize({ width: height === 768 ? 1366 : 375, height })
    await site.searchBox.fill(words.text.slice(0, -1))
    await expect(site.found).toHaveText(counted(1, articleList.foundOnlyInText))
    await expect(site.found).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: articleList.onlyInText })).toBeInViewport()
    await expect(noMatch(page, words.text.slice(0, -1))).toHaveCount(0)
    await expect(button(page, articleList.clearSearch)).toBeInViewport()
    const hit = hitsBelow(page, articleList.onlyInText)
    await expect(hit.getByRole('link')).toHaveAttribute('href', `/articles/${slugs.words}`)
    await expect(hit.getByRole('link')).toBeInViewport({ ratio: 1 })
    await expect(hit.locator('mark')).toHaveText(new RegExp(words.text, 'i'))
    await expect(site.cards).toHaveCount(0)
    await button(page, articleList.clearSearch).click()
    await expect(site.cards).toHaveCount(6)
  }
  await site.searchBox.fill('Schriftmustern')
  await hitsBelow(page, articleList.onlyInText).getByRole('link').first().click()
  await expect(page).toHaveURL(pages.samples)
})

test('keys reach box, results and corrections; Escape clears', async ({ page, site }) => {
  await page.keyboard.press('/')
  await expect(site.searchBox).toBeFocused()
  await page.keyboard.type(`${words.common}/`)
  await expect(site.searchBox).toHaveValue(`${words.common}/`)
  await page.keyboard.press('Backspace')
  await expect(page.locator('mark').first()).toBeVisible()
  await site.tabTo(site.cards.first())
  await site.searchBox.focus()
  await page.keyboard.press('Escape')
  await expect(site.searchBox).toHaveValue('')
  await expect(page).toHaveURL('/articles')
  await expect(site.cards).toHaveCount(6)
  await site.searchBox.fill(words.mistyped)
  await site.tabTo(button(page, words.common))
  await page.keyboard.press('Enter')
  await expect(site.searchBox).toHaveValue(words.common)
  await expect(site.cards).toHaveCount(6)
  await expect(site.searchBox).toBeFocused()
  await site.searchBox.fill('zzz"<zz>')
  await expect(noMatch(page, 'zzz"<zz>')).toBeVisible()
  await expect(site.cards).toHaveCount(0)
  await site.tabTo(button(page, articleList.clearSearch))
  await page.keyboard.press('Enter')
  await expect(site.cards).toHaveCount(6)
  await expect(site.searchBox).toHaveValue('')
  await expect(site.searchBox).toBeFocused()
})

test('Escape takes back what an input method composes, and no more', async ({ page, site }) => {
  const keyboard = await page.context().newCDPSession(page)
  await site.searchBox.pressSequentially(`${words.title} `)
  await keyboard.send('Input.imeSetComposition', {
    text: 'とうきょう',
    selectionStart: 5,
    selectionEnd: 5,
  })
  await keyboard.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Escape',
    code: 'Escape',
    windowsVirtualKeyCode: 229,
  })
  await expect(site.searchBox).toHaveValue(new RegExp(`^${words.title} `))
  await keyboard.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
  await expect(site.searchBox).toHaveValue(`${words.title} `)
  await expect(site.cards).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(site.searchBox).toHaveValue('')
})

test('a term of the glossary is explained, by any of its spellings', async ({ page, site }) => {
  const found = fixtureTerms.find(({ id }) => id === 'uebergroesse')
  const { term = '', definition = '', also = [] } = found ?? {}
  const explained = page.locator('p', { hasText: definition })
  await site.searchBox.fill(` ${also[0]?.toLowerCase()} `)
  await expect(explained).toBeVisible()
  await site.searchBox.fill(term.slice(0, -1))
  await expect(explained).toHaveCount(0)
  await site.searchBox.fill(term.toUpperCase())
  await explained.getByRole('link', { name: term }).click()
  await expect(page).toHaveURL(`${pagePaths.glossary}#uebergroesse`)
  await expect(page.locator('#uebergroesse')).toBeInViewport()
})

test('the address keeps term, cards and category, for reload and Back', async ({ page, site }) => {
  await site.searchBox.fill(words.common)
  await expect(site.found).toHaveText(/\d/)
  await site.loadMore.click()
  await expect(site.cards).toHaveCount(12)
  // The value that Safari resets the box to when it shows the page from its cache.
  await expect(site.searchBox).toHaveAttribute('value', words.common)
  await site.cards.last().click()
  await expect(page).toHaveURL(/articles\/./)
  await page.reload()
  await page.goBack()
  await expect(site.searchBox).toHaveValue(words.common)
  await expect(site.cards).toHaveCount(12)
  await page.reload()
  await expect(site.cards).toHaveCount(12)
  await site.searchBox.fill(words.second)
  await expect(site.cards).toHaveCount(6)

  const category = categoryOf(words.common)
  await site.searchBox.fill(words.common)
  await choice(page, category).check()
  await expect(page).toHaveURL(`/articles?${new URLSearchParams({ q: words.common, category })}`)
  const inCategory = listedArticles.filter((article) => article.category === category)
  const matching = inCategory.filter(({ excerpt }) => excerpt.includes(words.common))
  const found = new RegExp(`^${matching.length} `)
  await expect(site.found).toHaveText(found)
  await site.cards.first().click()
  await expect(page).toHaveURL(/articles\/./)
  await page.goBack()
  await expect(site.found).toHaveText(found)
  await expect(choice(page, category)).toBeChecked()

  await site.menuLink('/articles').click()
  await expect(site.searchBox).toHaveValue('')
  await expect(page).toHaveURL('/articles')

  // What else the address names stays, but for a category that is not there.
  await site.open('/articles?ref=letter&category=Nirgends#all-articles')
  await expect(site.visibleCards).toHaveCount(6)
  await site.searchBox.fill(words.title)
  await expect(page).toHaveURL(`/articles?ref=letter&q=${words.title}#all-articles`)
})

test('a category narrows the list; without a match it offers all', async ({ page, site }) => {
  const category = titled?.category ?? ''
  const other = listedArticles.find((article) => article.category !== category)?.category ?? ''
  const all = listedArticles.filter((article) => article.category === category)
  await site.tabTo(choice(page, articleList.allCategories))
  while (!(await choice(page, category).isChecked())) await page.keyboard.press('ArrowRight')
  await expect(choice(page, category)).toBeFocused()
  await expect(choice(page, category)).toBeChecked()
  await expect(site.found).toHaveText(fill(articleList.found.other, { count: all.length }))
  const texts = page.getByRole('listitem').filter({ has: site.cards })
  for (const text of await texts.all()) await expect(text).toContainText(category)
  await site.searchBox.fill(words.title)
  await expect(site.cards).toHaveCount(1)
  await expect(site.cards).toHaveAttribute('href', `/articles/${titled?.slug}`)

  await choice(page, other).check()
  await expect(site.found).toHaveText(counted(1, articleList.foundOnlyInText))
  const searchAll = button(page, articleList.searchAllCategories)
  await searchAll.click()
  await expect(site.cards).toHaveCount(1)
  await expect(page).toHaveURL(`/articles?q=${words.title}`)
  await choice(page, other).check()
  await site.searchBox.fill('zzz')
  await expect(noMatchIn(page, 'zzz', other)).toBeVisible()
  await expect(searchAll).toBeHidden()
})
