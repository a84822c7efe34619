/** `test` with one development server for all tests, and what they look at in a page. */
import { test as base, expect, type Page } from 'playwright/test'
import { freePort } from '../browsers/freePort'
import { DevSite } from './devSite'

export { expect }

export const test = base.extend<object, { site: DevSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const site = new DevSite(await freePort())
      try {
        await site.start()
        await use(site)
      } finally {
        await site.remove()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export const overlay = (page: Page) => page.locator('vite-error-overlay')

/** Opens a page and marks its document. @returns whether it is the same document still */
export async function open(page: Page, url: string) {
  await page.goto(url)
  // The first page of a server waits for its packages.
  await expect(page.locator('html[data-app-ready]')).toBeAttached({ timeout: 60_000 })
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'))
}
