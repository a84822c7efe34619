/** `test` for journeys: it has the site as a visitor meets it, and a console error or a breach of the policy fails it. */
import { test as base, expect, type Locator, type Page, type Route } from 'playwright/test'
import { safeParse } from 'valibot'
import { contactSchema, fields } from '../../contact/schema'
import { articleList, contactForm, layout, newsletter } from '../fixture/firm/src/words'

export { expect }

/** The labels of the contact form. */
export const { labels } = contactForm

const requiredFields = fields.filter((name) => !safeParse(contactSchema.entries[name], '').success)

/** Messages of a browser about a request that does not arrive. */
export const lost = /Failed to (load resource|fetch)|dynamically imported/

/** A message of Chromium if it shows the next document before it could fade: no fault of the page. */
const skippedFade = /Transition was (aborted|skipped)/

export const phone = { width: 375, height: 800 }

/** Resolves once the app has taken over. */
export const appReady = (page: Page) => expect(page.locator('html[data-app-ready]')).toBeAttached()

/**
 * What pages have, and what a visitor does on them.
 * @param expected console errors that this journey provokes on purpose
 */
function createSite(page: Page, expected: RegExp[]) {
  const button = (name: string) => page.getByRole('button', { name })
  const bar = page.getByRole('navigation', { name: layout.mainMenu })
  const cards = page.getByTestId('card-article')
  const visibleCards = cards.and(page.locator(':visible'))

  /** Gives a sign of intent, which starts the app. */
  async function showIntent() {
    await page.mouse.move(200, 300)
    await page.mouse.move(210, 310)
    await appReady(page)
  }

  /** Delays what a pattern fits. @returns what lets it through, or ends it in another way */
  async function delay(pattern: RegExp | string, end = (route: Route) => route.continue()) {
    let resolve = () => {}
    const promise = new Promise<void>((done) => {
      resolve = done
    })
    await page.route(pattern, (route) => promise.then(() => end(route)))
    return resolve
  }

  return {
    page,
    expected,

    heading: page.getByRole('heading', { level: 1 }),
    /** The main menu. */
    bar,
    /** The list that a button opens on a phone. */
    menu: page.locator('.menu'),
    menuLink: (to: string) => bar.locator(`a[href="${to}"]`),
    menuButton: page.getByLabel(layout.menu, { exact: true }),
    newsletter: button(newsletter.open),
    themeSwitch: page.locator('[data-theme-switch]'),

    searchBox: page.getByRole('searchbox'),
    cards,
    visibleCards,
    loadMore: button(articleList.loadMore),
    /** The number of articles that the search found. */
    found: page.getByRole('region', { name: articleList.label }).getByRole('status'),

    send: button(contactForm.send),
    busy: button(contactForm.sending),
    success: page.locator('[data-variant=default]'),
    failure: page.locator('[data-variant=destructive]'),

    showIntent,
    delay,

    /** Delays the app's own scripts, so that a journey can act before them. @returns what lets them through */
    delayApp: () => delay(/\/assets\/main-[^/]+\.js$/),

    /** Opens a page. @returns once the app has taken over */
    async open(path: string) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await showIntent()
    },

    /** Presses Tab until an element has the focus. */
    async tabTo(target: Locator) {
      for (let presses = 0; presses < 80; presses++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      await expect(target).toBeFocused()
    },

    /** Fills in what the contact form requires. */
    async fillForm(message: string, name = 'Ada Reader') {
      const texts: Record<string, string> = { name, email: 'ada@reader.example', message }
      for (const field of requiredFields)
        await page.getByLabel(labels[field]).fill(texts[field] ?? 'Text')
    },

    /** As browsers do that block all storage: reading it throws. */
    blockStorage: () =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Access is denied', 'SecurityError')
            },
          })
      }),

    /** Lets no message through. */
    rejectMessages() {
      expected.push(/503/)
      return page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: 'Away' }))
    },

    /** The paths of the cards that are shown, in their order. */
    shownPaths: () =>
      visibleCards.evaluateAll((cards) => cards.map((card) => card.getAttribute('href'))),

    /** The paths of the documents that are loaded from now on. */
    documents() {
      const paths: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame())
          paths.push(new URL(request.url()).pathname)
      })
      return paths
    },
  }
}

export type Site = ReturnType<typeof createSite>

export const test = base.extend<{ site: Site }>({
  site: [
    async ({ context, page }, use) => {
      const expected = [skippedFade]
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
      await use(createSite(page, expected))
      expect(errors.filter((text) => !expected.some((rule) => rule.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})
