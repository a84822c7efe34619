/** `test` for journeys: it has the site as a visitor meets it, and a console error or a breach of the policy fails it. */
import { test as base, expect, type Locator, type Page } from 'playwright/test'

export { expect }

/** What a browser reports of a request that does not arrive. */
export const lost = /Failed to (load resource|fetch)|dynamically imported/

/** What Chromium reports where it shows the next document before it could fade: no fault of the page. */
const skippedFade = /Transition was (aborted|skipped)/

export const phone = { width: 375, height: 800 }

/** A promise, and what resolves it. */
export function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** Resolves once the app has taken over. */
export const appReady = (page: Page) => expect(page.locator('html[data-app-ready]')).toBeAttached()

/** What all pages have, and what a visitor does on them. */
export class Site {
  readonly heading: Locator
  /** The main menu. */
  readonly bar: Locator
  readonly menuButton: Locator
  readonly newsletter: Locator
  readonly themeSwitch: Locator

  readonly searchBox: Locator
  readonly cards: Locator
  readonly visibleCards: Locator
  readonly loadMore: Locator
  /** How many articles the search found. */
  readonly found: Locator

  readonly send: Locator
  readonly busy: Locator
  readonly success: Locator
  readonly failure: Locator

  constructor(
    readonly page: Page,
    /** Console errors that this journey provokes on purpose. */
    readonly expected: RegExp[],
  ) {
    const button = (name: string) => page.getByRole('button', { name })
    this.heading = page.getByRole('heading', { level: 1 })
    this.bar = page.getByRole('navigation', { name: 'Main' })
    this.menuButton = page.getByLabel('Menu', { exact: true })
    this.newsletter = button('Newsletter')
    this.themeSwitch = page.locator('[data-theme-switch]')
    this.searchBox = page.getByRole('searchbox')
    this.cards = page.getByTestId('card-article')
    this.visibleCards = this.cards.and(page.locator(':visible'))
    this.loadMore = button('Load More Articles')
    this.found = page.getByRole('region', { name: 'Article list' }).getByRole('status')
    this.send = button('Send Message')
    this.busy = button('Sending...')
    this.success = page.locator('[data-variant=default]')
    this.failure = page.locator('[data-variant=destructive]')
  }

  /** An item of the main menu. */
  menuLink(to: string) {
    return this.bar.locator(`a[href="${to}"]`)
  }

  /** Opens a page; resolves once the app has taken over. */
  async open(path: string) {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' })
    await this.showIntent()
  }

  /** Gives a sign of intent, which starts the app. */
  async showIntent() {
    await this.page.mouse.move(200, 300)
    await this.page.mouse.move(210, 310)
    await appReady(this.page)
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(target: Locator) {
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }

  /** Fills in the contact form. */
  async fillForm(message: string, name = 'Ada Reader') {
    await this.page.getByLabel('Name').fill(name)
    await this.page.getByLabel('Email').fill('ada@reader.example')
    await this.page.getByLabel('Message').fill(message)
  }

  /** Delays what a pattern fits. @returns what lets it through */
  async delay(pattern: RegExp | string) {
    const { promise, resolve } = withResolvers()
    await this.page.route(pattern, async (route) => {
      await promise
      await route.continue()
    })
    return resolve
  }

  /** Delays the app's own scripts, so that a journey can act before them. @returns what lets them through */
  delayApp() {
    return this.delay(/\/assets\/main-[^/]+\.js$/)
  }

  /** As browsers do that block all storage: reading it throws. */
  blockStorage() {
    return this.page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
    })
  }

  /** The paths of the documents that are loaded from now on. */
  documents() {
    const paths: string[] = []
    this.page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === this.page.mainFrame())
        paths.push(new URL(request.url()).pathname)
    })
    return paths
  }
}

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
      await use(new Site(page, expected))
      expect(errors.filter((text) => !expected.some((rule) => rule.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})
