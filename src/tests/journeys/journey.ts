/** `test` for journeys: a console error or a breach of the security policy fails the run. */
import { readdirSync } from 'node:fs'
import { test as base, expect, type Page } from 'playwright/test'

export { expect }

interface Watch {
  /** Console errors that this journey provokes on purpose. */
  expected: RegExp[]
}

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const watch: Watch = { expected: [] }
      const errors: string[] = []
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`Policy: ${event.violatedDirective} refused ${event.blockedURI}`),
        ),
      )
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      context.on('weberror', (error) => errors.push(String(error.error())))
      await use(watch)
      expect(errors.filter((text) => !watch.expected.some((rule) => rule.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Every prerendered path; one article in ten stands for all. */
export const paths = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html') && !/\/index\.html$/.test(file))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .sort()
  .filter((path, index) => !path.startsWith('/articles/') || index % 10 === 0)

const ready = (page: Page) => expect(page.locator('html[data-app=ready]')).toBeAttached()

/** Opens a page and gives the first sign of intent; resolves once the app has taken over. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await ready(page)
}

/** Holds back the app's own scripts, so that a journey can act before they are there. */
export async function delayApp(page: Page, milliseconds: number) {
  await page.route(/\/assets\/(main|app)-[^/]+\.js$/, async (route) => {
    // The first script of a page is small and part of it; the app is what may come late.
    const response = await route.fetch()
    const body = await response.text()
    if (body.length > 5000) await new Promise((done) => setTimeout(done, milliseconds))
    await route.fulfill({ response, body })
  })
}
