/** `test` for journeys: a console error or a breach of the security policy fails the run. */
import { test as base, expect, type Locator, type Page } from 'playwright/test'

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

/** What a browser reports of a request that does not arrive. */
export const lost = /Failed to (load resource|fetch)|dynamically imported/

export const phone = { width: 375, height: 800 }

/** Resolves once the app has taken over. */
export const appReady = (page: Page) => expect(page.locator('html[data-app-ready]')).toBeAttached()

/** Gives a sign of intent, which starts the app. */
export async function showIntent(page: Page) {
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await appReady(page)
}

/** Opens a page; resolves once the app has taken over. */
export async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await showIntent(page)
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
/** An item of the main menu. */
export const menuLink = (page: Page, to: string) => bar(page).locator(`a[href="${to}"]`)
export const menuButton = (page: Page) => page.getByLabel('Menu', { exact: true })
export const newsletter = (page: Page) => page.getByRole('button', { name: 'Newsletter' })
export const themeSwitch = (page: Page) => page.locator('[data-theme-switch]')

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

/** Delays what a pattern fits. @returns what lets it through */
export async function delay(page: Page, pattern: RegExp | string) {
  const { promise, resolve } = withResolvers()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Delays the app's own scripts, so that a journey can act before them. @returns what lets them through */
export const delayApp = (page: Page) => delay(page, /\/assets\/main-[^/]+\.js$/)

/** As browsers do that block all storage: reading it throws. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
  })

/** The paths of the documents that are loaded from now on. */
export function documentsOf(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname)
  })
  return documents
}

export const searchBox = (page: Page) => page.getByRole('searchbox')
export const cards = (page: Page) => page.getByTestId('card-article')
export const visibleCards = (page: Page) => cards(page).and(page.locator(':visible'))
export const loadMore = (page: Page) => page.getByRole('button', { name: 'Load More Articles' })
/** How many articles the search found. */
export const status = (page: Page) =>
  page.getByRole('region', { name: 'Article list' }).getByRole('status')

/** Fills in the contact form. */
export async function fillForm(page: Page, message: string, name = 'Ada Reader') {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill('ada@reader.example')
  await page.getByLabel('Message').fill(message)
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
export const busy = (page: Page) => page.getByRole('button', { name: 'Sending...' })
export const success = (page: Page) => page.locator('[data-variant=default]')
export const failure = (page: Page) => page.locator('[data-variant=destructive]')
