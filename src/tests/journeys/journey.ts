/** `test` for journeys: a console error or a breach of the security policy fails the run. */
import { readdirSync, readFileSync } from 'node:fs'
import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from 'playwright/test'
import { dist, slugs } from '../fixture/fixture'

export { expect }

interface Watch {
  /** Console errors that this journey provokes on purpose. */
  expected: RegExp[]
}

/** What Chromium reports where it shows the next document before it could fade: no fault of the page. */
const skippedFade = /Transition was (aborted|skipped)/

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const watch: Watch = { expected: [] }
      const errors: string[] = []
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`Policy: ${event.violatedDirective} blocked ${event.blockedURI}`),
        ),
      )
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      context.on('weberror', (error) => errors.push(String(error.error())))
      await use(watch)
      const expected = [skippedFade, ...watch.expected]
      expect(errors.filter((text) => !expected.some((rule) => rule.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

interface Card {
  slug: string
  title: string
  excerpt: string
  category: string
}

/** All articles, as the search gets them. */
export async function listArticles(request: APIRequestContext): Promise<Card[]> {
  const { articles } = await (await request.get('/api/articles')).json()
  return articles
}

const { articles }: { articles: Card[] } = JSON.parse(readFileSync(`${dist}/articles.json`, 'utf8'))
/** All articles come from one template; these differ most in what they hold. */
const shown: readonly string[] = [slugs.features, slugs.longest, slugs.odd, slugs.shortest]
const left = new Set(articles.map(({ slug }) => slug).filter((slug) => !shown.includes(slug)))

/** Every prerendered path but those of most articles. */
export const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html') && !file.startsWith('embed/'))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .filter((path) => !left.has(path.replace('/articles/', '')))
  .sort()

/** Opens a page and gives the first sign of intent; resolves once the app has taken over. */
export async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await expect(page.locator('html[data-app-ready]')).toBeAttached()
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** A promise, and what resolves it. */
export function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** Delays the app's own scripts, so that a journey can act before them. @returns what lets them through */
export async function delayApp(page: Page) {
  const { promise, resolve } = withResolvers()
  await page.route(/\/assets\/main-[^/]+\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export const searchBox = (page: Page) => page.getByPlaceholder('Search articles...')
export const cards = (page: Page) => page.getByTestId('card-article')
export const visibleCards = (page: Page) => cards(page).and(page.locator(':visible'))
/** How many articles the search found. */
export const status = (page: Page) =>
  page.getByRole('region', { name: 'Article list' }).getByRole('status')
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** What a browser reports of a request that does not arrive. */
export const lost = /Failed to (load resource|fetch)|dynamically imported/

/** The paths of the documents that are loaded from now on. */
export function documentsOf(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname)
  })
  return documents
}
