/** The search where a part of it fails, hangs or is missing. */
import type { Page } from 'playwright/test'
import { articleList, layout } from '../fixture/firm/src/words'
import { slugs, words } from '../fixture/fixture'
import { expect, lost, test } from './journey'

const error = (page: Page) => page.getByText(articleList.failed)

/** The error stands next to the cards, which stay. */
async function expectError(page: Page) {
  await expect(error(page)).toBeVisible()
  await expect(page.getByRole('button', { name: articleList.tryAgain })).toBeVisible()
}

test('a corrupt text index leaves the list searchable, with a warning', async ({ page, site }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.route('**/search/index.json', (route) => route.fulfill({ body: '{"index":' }))
  await site.open('/articles')
  for (const term of [words.title, words.common]) {
    await site.searchBox.fill(term)
    await expect(page.locator('mark').first()).toHaveText(term)
  }
  expect(warnings.filter((text) => text.includes('text index'))).not.toEqual([])
})

test('a text index that hangs completes the result later', async ({ page, site }) => {
  const deliver = await site.delay('**/search/index.json')
  await site.open('/articles')
  await site.searchBox.fill(words.title)
  await expect(site.cards).toHaveCount(1)
  const also = page.getByRole('heading', { name: articleList.inText }).locator('..')
  await expect(also).toBeHidden()
  deliver()
  await expect(also.getByRole('link')).toHaveAttribute('href', `/articles/${slugs.words}`)
})

test('a list that failed leaves the cards; Try Again reloads', async ({ page, site }) => {
  site.expected.push(/500|Failed to fetch articles/)
  await site.open('/articles')
  await site.loadMore.click()
  await expect(site.visibleCards).toHaveCount(12)
  const shown = await site.shownPaths()
  await page.route('**/api/articles', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await site.searchBox.fill(words.title)
  await expectError(page)
  await expect(error(page)).toBeInViewport()
  expect(await site.shownPaths()).toEqual(shown)
  await page.unroute('**/api/articles')
  await page.getByRole('button', { name: articleList.tryAgain }).click()
  await expect(site.cards).toHaveCount(1)
  await expect(site.searchBox).toHaveValue(words.title)
})

test('a host that answers 404, or 200, with a page still has the list', async ({ page, site }) => {
  site.expected.push(/404/)
  const body = '<!doctype html><title>Not here</title>'
  for (const status of [404, 200]) {
    await page.route('**/api/articles', (route) =>
      route.fulfill({ status, body, contentType: 'text/html' }),
    )
    await site.open('/articles')
    await site.searchBox.fill(words.title)
    await expect(site.cards).toHaveCount(1)
  }
})

test('a search that does not load leaves the cards, and tries again', async ({ page, site }) => {
  site.expected.push(/Failed to (load resource|fetch)|ERR_FAILED|The search did not start/)
  const code = /searchWorker-[^/]*\.js/
  await page.route(code, (route) => route.abort())
  await site.open('/articles')
  await site.searchBox.fill(words.common)
  await expectError(page)
  await expect(site.cards).toHaveCount(6)
  await page.unroute(code)
  await site.searchBox.fill(words.title)
  await expect(site.cards).toHaveCount(1)
  await expect(error(page)).toBeHidden()
})

for (const file of ['assets/main-*', 'data/articles.json'])
  test(`a search on a page that lacks its ${file} shows an error`, async ({ page, site }) => {
    site.expected.push(lost)
    await page.route(`**/${file}`, (route) => route.abort())
    await page.goto('/articles')
    await site.searchBox.pressSequentially(words.title)
    await expect(page.locator(`[data-text="${layout.loadFailed}"]`)).toBeInViewport()
  })
