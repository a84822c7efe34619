/** The article list: 6 and 6 more, the search, and its failures; and an article. */
import { slugs, words } from '../fixture/fixture'
import {
  cards,
  delayApp,
  expect,
  listArticles,
  open,
  searchBox,
  test,
  visibleCards,
  withResolvers,
} from './journey'

test('six cards, and six more a click', async ({ page }) => {
  await page.goto('/articles')
  await expect(visibleCards(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'Load More Articles' }).click()
  await expect(visibleCards(page)).toHaveCount(12)
  const href = await cards(page).first().getAttribute('href')
  await cards(page).first().click()
  await expect(page).toHaveURL(href ?? '')
})

test('Load More before the app is there loads them later', async ({ page }) => {
  const startApp = await delayApp(page)
  await page.goto('/articles')
  await expect(visibleCards(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'Load More Articles' }).click()
  startApp()
  await expect(visibleCards(page)).toHaveCount(12)
})

test('the search finds a substring of title, excerpt or category, whatever its case', async ({
  page,
  request,
}) => {
  await open(page, '/articles')
  const matching = (await listArticles(request)).filter((article) =>
    [article.title, article.excerpt, article.category].some((text) =>
      text.toLowerCase().includes('gies'),
    ),
  )
  await searchBox(page).fill('GIes')
  await expect(page.getByText(`${matching.length} articles found`)).toBeVisible()
  const slugs = await cards(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.replace('/articles/', '')),
  )
  expect(slugs).toHaveLength(Math.min(6, matching.length))
  expect(matching.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs))
})

test('a search without a match can be cleared', async ({ page }) => {
  await open(page, '/articles')
  await searchBox(page).fill('zzz"<b>')
  await expect(page.getByText('No articles found matching "zzz"<b>"')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(cards(page)).toHaveCount(6)
  await expect(searchBox(page)).toHaveValue('')
})

test('what is typed before the app is there is searched later', async ({ page }) => {
  const startApp = await delayApp(page)
  await page.goto('/articles')
  await searchBox(page).pressSequentially('zzz')
  startApp()
  await expect(page.getByText('No articles found matching "zzz"')).toBeVisible()
})

test('loading and failure are shown, and Try Again loads the page anew', async ({
  page,
  watch,
}) => {
  watch.expected.push(/500|Failed to fetch articles/)
  const answer = withResolvers()
  await page.route('**/api/articles', async (route) => {
    await answer.promise
    await route.fulfill({ status: 500, body: 'broken' })
  })
  await open(page, '/articles')
  await searchBox(page).fill(words.common)
  await expect(page.getByText('Loading articles...')).toBeVisible()
  answer.resolve()
  await expect(page.getByText('Failed to load articles')).toBeVisible()
  await page.unroute('**/api/articles')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Failed to load articles')).toBeHidden()
  await expect(cards(page).first()).toBeVisible()
})

test('GET /api/articles and /articles.json answer the same list', async ({ request }) => {
  const [api, file] = [await request.get('/api/articles'), await request.get('/articles.json')]
  expect(api.status()).toBe(200)
  const list = await api.json()
  expect(list).toEqual(await file.json())
  for (const key of ['id', 'slug', 'title', 'excerpt', 'category', 'date', 'readTime', 'image'])
    expect(list.articles[0]).toHaveProperty(key, expect.any(String))
  expect((await request.get(list.articles[0].image)).status()).toBe(200)
})

test('an article has its contents list, and links in its text', async ({ page }) => {
  await open(page, `/articles/${slugs.features}`)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const entry = contents.getByRole('link').nth(1)
  await entry.click()
  await expect(page).toHaveURL(/#/)
  await expect(entry).toHaveAttribute('aria-current', 'location')
  const link = page.locator('.prose a[href^="/articles/"]').first()
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(href ?? '')
})

test('an article prints with its title, author and text, and without what one cannot use on paper', async ({
  page,
}) => {
  await page.goto(`/articles/${slugs.features}`)
  await page.emulateMedia({ media: 'print' })
  for (const part of ['h1', 'article time', '.prose h2'])
    await expect(page.locator(part).first()).toBeVisible()
  const author = await page.locator('meta[name=author]').getAttribute('content')
  await expect(page.getByText(`By ${author}`).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Newsletter' }).first()).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Read on' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('an article leads to its author’s page, which lists it', async ({ page }) => {
  await open(page, `/articles/${slugs.features}`)
  const author = (await page.locator('meta[name=author]').getAttribute('content')) ?? ''
  await page.getByRole('link', { name: author, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(author)
  const signed = page.getByRole('region', { name: `Articles by ${author}` })
  await signed.locator(`a[href="/articles/${slugs.features}"]`).click()
  await expect(page).toHaveURL(`/articles/${slugs.features}`)
})

test('a note leads to its source, the source back to the text, and Back undoes both', async ({
  page,
}) => {
  await open(page, `/articles/${slugs.features}`)
  const note = page.getByRole('link', { name: 'Source 2, Art. 5' })
  await note.click()
  await expect(page).toHaveURL(/#source-2$/)
  await expect(page.locator('#source-2')).toBeInViewport()
  await page.getByRole('link', { name: 'Back to the text that cites source 2' }).click()
  await expect(page).toHaveURL(/#citation-2$/)
  await expect(note).toBeInViewport()
  await page.goBack()
  await expect(page.locator('#source-2')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(`/articles/${slugs.features}`)
})
