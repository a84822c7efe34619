/** The head of a page is the same whether the page was loaded or navigated to. */
import type { Page } from 'playwright/test'
import { expect, open, paths, test } from './journey'

/** What describes the page: each element as text, without what the browser needs to load the app. */
const readHead = (page: Page, html?: string) =>
  page.evaluate((html) => {
    const from = html ? new DOMParser().parseFromString(html, 'text/html') : document
    const described = from.head.querySelectorAll(
      'title, meta, link:not([rel=stylesheet], [rel=modulepreload]), script:not([src])',
    )
    return [...described]
      .map((element) => {
        const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`)
        return `${element.localName} ${attributes.sort().join(' ')} ${element.textContent}`
      })
      .sort()
  }, html)

test('after a navigation the head is that of a fresh load', async ({ page, request }) => {
  await open(page, '/404')
  for (const path of paths) {
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
    const fresh = await readHead(page, await (await request.get(path)).text())
    expect(fresh.length).toBeGreaterThan(20)
    await expect.poll(() => readHead(page), { message: path }).toEqual(fresh)
  }
})
