/** The article list narrowed by an author, and the ways between an article, its author's page and the list. */
import type { Page } from 'playwright/test'
import { categories } from '../../articles/card'
import { people, personPath } from '../../site'
import { words } from '../fixture/fixture'
import { cards, expect, listArticles, open, searchBox, status, test } from './journey'

const author = Object.keys(people)[1] ?? ''
const chip = (page: Page) => page.getByRole('button', { name: author, exact: true })
/** What the chips are behind; it names the one that is pressed. */
const summary = (page: Page) => page.locator('summary', { hasText: 'Author' })

/** The articles on the author's own page, newest first. */
async function signedArticles(page: Page) {
  await page.goto(personPath(author))
  const region = page.getByRole('region', { name: `Articles by ${author}` })
  const links = region.locator('a[href^="/articles/"]')
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}

test('with a term and a category, kept in the address for reload and Back', async ({ page }) => {
  const signed = await signedArticles(page)
  await open(page, '/articles')
  await summary(page).click()
  await chip(page).click()
  await expect(status(page)).toHaveText(`${signed.length} articles found`)
  await expect(page).toHaveURL(`/articles?${new URLSearchParams({ author })}`)
  const shown = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('href')))
  expect(shown).toEqual(signed.slice(0, shown.length))

  await searchBox(page).fill(words.common)
  await expect(cards(page).locator('mark').first()).toHaveText(words.common)
  for (const card of await cards(page).all())
    expect(signed).toContain(await card.getAttribute('href'))
  const label = await cards(page).first().locator('span').first().textContent()
  const category = categories.find((name) => label?.includes(name)) ?? ''
  await page.getByRole('button', { name: category, exact: true }).click()
  const query = new URLSearchParams({ author, q: words.common, category })
  await expect(page).toHaveURL(`/articles?${query}`)
  const found = (await status(page).textContent()) ?? ''

  await page.reload()
  await expect(status(page)).toHaveText(found)
  await cards(page).first().click()
  await expect(page).toHaveURL(/articles\/./)
  await page.goBack()
  await expect(status(page)).toHaveText(found)
  await summary(page).click()
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'All authors' }).click()
  query.delete('author')
  await expect(page).toHaveURL(`/articles?${query}`)
})

test('from an article, by way of the author’s page, and Back', async ({ page }) => {
  const [first = ''] = await signedArticles(page)
  await open(page, first ?? '')
  await page.getByRole('link', { name: author, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(author)
  await page.getByRole('link', { name: 'Search These Articles' }).click()
  await expect(summary(page)).toContainText(author)
  await expect(status(page)).toContainText('found')
  await page.goBack()
  await expect(page).toHaveURL(personPath(author))
  await page.goForward()
  await expect(summary(page)).toContainText(author)
})

test('no match names the author, and offers the same term by all', async ({ page, request }) => {
  const signed = await signedArticles(page)
  const all = await listArticles(request)
  const match = all.find(({ title }) => title.includes(words.title))
  expect(signed).not.toContain(`/articles/${match?.slug}`)
  await open(page, `/articles?${new URLSearchParams({ q: words.title, author })}`)
  await expect(
    page.getByText(`No articles found matching "${words.title}" by ${author}`),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Search All Authors' }).click()
  await expect(cards(page)).toHaveAttribute('href', `/articles/${match?.slug}`)
  await expect(page).toHaveURL(`/articles?q=${words.title}`)
})

test('on a phone the author is named, the pressed one is in view, and the page does not scroll sideways', async ({
  page,
}) => {
  const last = Object.keys(people).at(-1) ?? ''
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, `/articles?${new URLSearchParams({ author: last })}`)
  await expect(summary(page)).toContainText(last)
  await summary(page).click()
  const pressed = page.getByRole('button', { name: last, exact: true })
  await expect(pressed).toHaveAttribute('aria-pressed', 'true')
  await expect(pressed).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})
