/** The article list: 6 and 6 more, the search, and its failures. */
import { delayApp, expect, open, test } from './journey'

test('six cards, and six more a click', async ({ page }) => {
  await page.goto('/articles')
  const cards = page.getByTestId('card-article').and(page.locator(':visible'))
  await expect(cards).toHaveCount(6)
  await page.getByRole('button', { name: 'Load More Articles' }).click()
  await expect(cards).toHaveCount(12)
  const href = await cards.first().getAttribute('href')
  await cards.first().click()
  await expect(page).toHaveURL(href ?? '')
})

test('Load More before the app is there is answered', async ({ page }) => {
  await delayApp(page, 2000)
  await page.goto('/articles')
  const cards = page.getByTestId('card-article').and(page.locator(':visible'))
  await expect(cards).toHaveCount(6)
  await page.getByRole('button', { name: 'Load More Articles' }).click()
  await expect(cards).toHaveCount(12)
})

test('the search finds a substring of title, excerpt or category, whatever its case', async ({
  page,
}) => {
  await open(page, '/articles')
  const answer = await page.request.get('/api/articles')
  const { articles } = await answer.json()
  const slugs = articles
    .filter((article: Record<string, string>) =>
      [article.title, article.excerpt, article.category].some((text) =>
        text?.toLowerCase().includes('roadmap'),
      ),
    )
    .map(({ slug }: { slug: string }) => `/articles/${slug}`)
  await page.getByPlaceholder('Search articles...').fill('ROADmap')
  const cards = page.getByTestId('card-article')
  await expect(cards).toHaveCount(Math.min(6, slugs.length))
  expect(slugs).toContain(await cards.first().getAttribute('href'))
})

test('no match says so, and can be cleared', async ({ page }) => {
  await open(page, '/articles')
  await page.getByPlaceholder('Search articles...').fill('zzz"<b>')
  await expect(page.getByText('No articles found matching "zzz"<b>"')).toBeVisible()
  await expect(page.getByTestId('card-article')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(page.getByTestId('card-article')).toHaveCount(6)
  await expect(page.getByPlaceholder('Search articles...')).toHaveValue('')
})

test('what is typed before the app is there is searched', async ({ page }) => {
  await delayApp(page, 2000)
  await page.goto('/articles')
  await page.getByPlaceholder('Search articles...').pressSequentially('zzz')
  await expect(page.getByText('No articles found matching "zzz"')).toBeVisible()
})

test('loading and failure are said, and Try Again loads the page anew', async ({ page, watch }) => {
  watch.expected.push(/500|Failed to fetch articles/)
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/api/articles', async (route) => {
    await held
    await route.fulfill({ status: 500, body: 'broken' })
  })
  await open(page, '/articles')
  await page.getByPlaceholder('Search articles...').fill('roadmap')
  await expect(page.getByText('Loading articles...')).toBeVisible()
  release()
  await expect(page.getByText('Failed to load articles')).toBeVisible()
  await page.unroute('**/api/articles')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Failed to load articles')).toBeHidden()
  await expect(page.getByTestId('card-article').first()).toBeVisible()
})

test('GET /api/articles and /articles.json answer the same list', async ({ request }) => {
  const [api, file] = [await request.get('/api/articles'), await request.get('/articles.json')]
  expect(api.status()).toBe(200)
  const list = await api.json()
  expect(list).toEqual(await file.json())
  for (const key of ['id', 'slug', 'title', 'excerpt', 'category', 'readTime', 'image'])
    expect(list.articles[0]).toHaveProperty(key, expect.any(String))
  expect((await request.get(list.articles[0].image)).status()).toBe(200)
})

test('an article has its contents list, scrolling tables and neighbors', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/articles/ai-strategy-roadmap')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const entry = contents.getByRole('link').nth(1)
  await entry.click()
  await expect(page).toHaveURL(/#/)
  await expect(entry).toHaveAttribute('aria-current', 'location')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '/articles/ai-strategy-roadmap',
  )
  const text = page.locator('.prose a[href^="/articles/"]').first()
  const href = await text.getAttribute('href')
  await text.click()
  await expect(page).toHaveURL(href ?? '')
})

test('an article prints with its title, author and text, and without what one cannot use on paper', async ({
  page,
}) => {
  await page.goto('/articles/ai-strategy-roadmap')
  await page.emulateMedia({ media: 'print' })
  for (const part of ['h1', 'article time', '.prose h2'])
    await expect(page.locator(part).first()).toBeVisible()
  await expect(page.getByText(/^By Maren/)).toBeVisible()
  for (const name of ['Copy link', 'Newsletter'])
    await expect(page.getByRole('button', { name }).first()).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Read on' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
