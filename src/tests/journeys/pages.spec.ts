/** Each page in the browser: the app takes over without changing a word, it is set well, fits a phone, and axe finds nothing. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { fixtureDist, slugs } from '../fixture/fixture'
import { audit, auditOnce, expectReflow } from './audit'
import { expect, phone, test } from './journey'

/** Articles come from one template; these differ most in what they hold. */
const articles: readonly string[] = [slugs.features, slugs.longest, slugs.odd, slugs.shortest]

/** Every built page but most articles, with what it is made of. */
const pages = readdirSync(`${fixtureDist}/data`, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.json'))
  .filter(
    (name) => !name.startsWith('articles/') || articles.some((slug) => name.includes(`/${slug}.`)),
  )
  .map((name) => {
    const { template, sections } = JSON.parse(readFileSync(`${fixtureDist}/data/${name}`, 'utf8'))
    const kinds: string[] = sections.map(({ kind }: { kind: string }) => kind)
    return { path: `/${name.replace(/(^index)?\.json$/, '')}`, parts: [template, ...kinds] }
  })

/** The pages that together have each template and each kind of section. */
const seen = new Set<string>()
const varied = pages.filter(({ parts }) => {
  const isNew = parts.some((part) => !seen.has(part))
  for (const part of parts) seen.add(part)
  return isNew
})

/** In the page: its text, also that of parts that are not laid out yet, without what only script adds: the question of analytics. */
function wordsOfPage() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { content-visibility: visible !important }
    [aria-labelledby=analytics] { display: none !important }
  `)
  document.adoptedStyleSheets = [sheet]
  const words = document.body.innerText
  document.adoptedStyleSheets = []
  return words
}

/** In the page: the grounds of its sections, none of which has that of the one before. */
function groundsOf() {
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
  const page = groundOf(document.body)
  return [...document.querySelectorAll('main > :is(.hero, .ground, .on-deep)')].map((section) =>
    groundOf(section).replace('rgba(0, 0, 0, 0)', page),
  )
}

for (const page of pages)
  test(page.path, async ({ page: tab, site }) => {
    await tab.addInitScript(
      `addEventListener('DOMContentLoaded', () => { prerendered = (${wordsOfPage})() })`,
    )
    await site.open(page.path)
    expect(await tab.evaluate(wordsOfPage)).toBe(await tab.evaluate('prerendered'))
    await expect(tab.locator('[style]')).toHaveCount(0)
    const grounds = await tab.evaluate(groundsOf)
    expect(grounds.length).toBeGreaterThan(0)
    expect(grounds.filter((ground, n) => ground === grounds[n + 1])).toEqual([])
    await (varied.includes(page) ? audit : auditOnce)(tab, page.path)
    await tab.setViewportSize(phone)
    const session = await tab.context().newCDPSession(tab)
    // The browser's own font may be twice as large as usual.
    for (const size of [32, 16]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
      await expect(tab.locator('html')).toHaveCSS('font-size', `${size}px`)
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    }
    await expectReflow(tab)
  })

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

test('after a navigation the head is that of a fresh load', async ({ page, request, site }) => {
  await site.open('/404')
  for (const path of varied.map((each) => each.path)) {
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
    const fresh = await readHead(page, await (await request.get(path)).text())
    expect(fresh.length).toBeGreaterThan(10)
    await expect.poll(() => readHead(page), { message: path }).toEqual(fresh)
  }
})
