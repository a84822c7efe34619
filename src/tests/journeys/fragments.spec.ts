/** Addresses into a page: each fragment lands on its part, on a first load, in a new tab, and where no script arrives. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { pagePaths } from '../fixture/firm/src/site'
import { pages, plainDist } from '../fixture/fixture'
import { expect, test } from './journey'
import { servers } from './servers'

test.use({ baseURL: servers.plain.url, contextOptions: { reducedMotion: 'reduce' } })

/** The ids in a page's main part, of elements that are shown. */
const idsIn = (path: string) => {
  const [, main = ''] = readFileSync(`${plainDist}${path}.html`, 'utf8').split('<main')
  return [...main.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
}

/** The three articles with the most of them, and the lists that others lead into. */
const articles = readdirSync(`${plainDist}/articles`)
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/articles/${file.replace('.html', '')}`)
  .sort((a, b) => idsIn(b).length - idsIn(a).length)
const paths = [...articles.slice(0, 3), pagePaths.glossary, pagePaths.evidence, pages.services]

/** @returns how far a part is from where a fragment puts it, in pixels; undefined for one that is not shown */
const distance = (page: Page, id: string) =>
  page.evaluate((id) => {
    const element = document.getElementById(id)
    if (!element?.checkVisibility()) return undefined
    const { scrollHeight } = document.documentElement
    const { scrollPaddingTop } = getComputedStyle(document.documentElement)
    const { scrollMarginTop } = getComputedStyle(element)
    const room = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollMarginTop)
    const place = element.getBoundingClientRect().top + scrollY - room
    // The page may end before the part could stand at the top.
    return Math.abs(Math.max(0, Math.min(place, scrollHeight - innerHeight)) - scrollY)
  }, id)

for (const width of [390, 1280])
  for (const path of paths)
    test(`${path} at ${width} px`, async ({ context, site }) => {
      test.slow()
      site.expected.push(/Failed to load resource/)
      const size = { width, height: 800 }
      const ids = idsIn(path)
      expect(ids.length).toBeGreaterThan(1)
      const cut = await context.newPage()
      await cut.route('**/assets/**', (route) => route.abort())
      for (const id of ids) {
        const url = `${path}#${encodeURIComponent(id)}`
        const tab = await context.newPage()
        for (const each of [tab, cut]) {
          await each.setViewportSize(size)
          // Another fragment of the same document would be no load of it.
          await each.goto('about:blank')
          await each.goto(url)
          await each.evaluate(() => document.fonts.ready)
          await expect.poll(async () => (await distance(each, id)) ?? 0, url).toBeLessThanOrEqual(8)
        }
        await tab.close()
      }
    })
