/** The search where a part of it fails, hangs or is missing, and where the term is none. */
import { slugs, words } from '../fixture/fixture'
import { cards, expect, open, searchBox, test, withResolvers } from './journey'

test('a corrupt text index leaves the list searchable, with one warning', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.route('**/search/index.json', (route) => route.fulfill({ body: '{"index":' }))
  await open(page, '/articles')
  for (const term of [words.title, words.common]) {
    await searchBox(page).fill(term)
    await expect(cards(page).first().locator('mark').first()).toHaveText(term)
  }
  expect(warnings.filter((text) => text.includes('text index'))).toHaveLength(1)
})

test('where no worker can start, the page searches by itself', async ({ page, watch }) => {
  watch.expected.push(/Failed to load resource|ERR_FAILED/)
  await page.route(/searchWorker-[^/]*\.js/, (route) => route.abort())
  await open(page, '/articles')
  await searchBox(page).fill(words.title)
  await expect(cards(page)).toHaveCount(1)
})

test('a text index that hangs keeps no card waiting, and completes the result later', async ({
  page,
}) => {
  const late = withResolvers()
  await page.route('**/search/index.json', async (route) => {
    await late.promise
    await route.continue()
  })
  await open(page, '/articles')
  await searchBox(page).fill(words.title)
  await expect(cards(page)).toHaveCount(1)
  const also = page.getByRole('heading', { name: 'Also in the text' }).locator('..')
  await expect(also).toBeHidden()
  late.resolve()
  await expect(also.getByRole('link')).toHaveAttribute('href', `/articles/${slugs.words}`)
})

test('a list that failed shows no card, and is fetched again at the next letter', async ({
  page,
  watch,
}) => {
  watch.expected.push(/500|Failed to fetch articles/)
  await page.route('**/api/articles', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await open(page, '/articles')
  await searchBox(page).fill(words.common)
  await expect(page.getByText('Failed to load articles')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await page.unroute('**/api/articles')
  await searchBox(page).fill(words.title)
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('Failed to load articles')).toBeHidden()
})

for (const status of [404, 200])
  test(`a host without the function, which answers ${status} with a page, still has the list`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/404/)
    const body = '<!doctype html><title>Not here</title>'
    await page.route('**/api/articles', (route) =>
      route.fulfill({ status, body, contentType: 'text/html' }),
    )
    await open(page, '/articles')
    await searchBox(page).fill(words.title)
    await expect(cards(page)).toHaveCount(1)
  })

const brokenWorkers = {
  missing: () => Reflect.deleteProperty(globalThis, 'Worker'),
  refused: () => {
    globalThis.Worker = new Proxy(Worker, {
      construct() {
        throw new DOMException('Module workers are not supported')
      },
    })
  },
}
for (const [name, breakWorkers] of Object.entries(brokenWorkers))
  test(`where workers are ${name}, the page searches by itself`, async ({ page }) => {
    await page.addInitScript(breakWorkers)
    await open(page, '/articles')
    await searchBox(page).fill(words.title)
    await expect(cards(page)).toHaveCount(1)
  })

test('code of the search that does not come leaves the page, and is tried again', async ({
  page,
  watch,
}) => {
  watch.expected.push(/Failed to (load resource|fetch)|ERR_FAILED/)
  const code = /(searchWorker|loadSearchEngine)-[^/]*\.js/
  await page.route(code, (route) => route.abort())
  await open(page, '/articles')
  await searchBox(page).fill(words.common)
  await expect(page.getByText('Failed to load articles')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await page.unroute(code)
  await searchBox(page).fill(words.title)
  await expect(cards(page)).toHaveCount(1)
})

const mistyped = [words.common, words.second, words.title].flatMap((word) =>
  [1, 2, 3, 4].map((at) => word.slice(0, at) + word.slice(at + 1)),
)
const oddTerms = {
  'twelve mistyped words': mistyped.join(' '),
  'a word of ten thousand characters': 'latnern'.repeat(1430),
  'two thousand words': Array.from({ length: 2000 }, (_, n) => n.toString(36)).join(' '),
  markup: '<img src=x onerror=alert(1)>"&amp;</script>',
}
for (const [name, term] of Object.entries(oddTerms))
  test(`an address with ${name} is answered`, async ({ page }) => {
    await open(page, `/articles?${new URLSearchParams({ q: term })}`)
    await expect(page.getByText(`No articles found matching "${term}"`)).toBeVisible()
    await page.getByRole('button', { name: 'Clear Search' }).click()
    await expect(cards(page)).toHaveCount(6)
  })
