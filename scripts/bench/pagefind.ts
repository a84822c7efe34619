/** Pagefind over the same articles: its index, and a page that searches it. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as pagefind from 'pagefind'
import type { Page } from 'playwright'
import type { Article } from '../../src/articles/schema'
import type { Host } from './host'
import type { Typo } from './queries'

/** @returns the folder of its files */
export async function buildPagefind(articles: readonly Article[]) {
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-'))
  const { index } = await pagefind.createIndex({})
  if (!index) throw new Error('Pagefind did not start')
  for (const { slug, title, html } of articles)
    await index.addHTMLFile({
      url: `/articles/${slug}`,
      content: `<html lang="en"><body><h1>${title}</h1>${html}</body></html>`,
    })
  await index.writeFiles({ outputPath: join(folder, 'pagefind') })
  await pagefind.close()
  return folder
}

export const pagefindPage = `<!doctype html><meta charset="utf-8"><title>Pagefind</title><main id="out"></main><script type="module">
const pagefind = await import('/pagefind/pagefind.js')
window.find = async (text, show) => {
  const start = performance.now()
  const { results } = await pagefind.search(text)
  const data = await Promise.all(results.slice(0, show).map((each) => each.data()))
  out.innerHTML = data.map(({ url, meta, excerpt }) => '<p><a href="' + url + '">' + meta.title + '</a> ' + excerpt + '</p>').join('')
  await new Promise((done) => requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = done; port2.postMessage(0) }))
  return { time: performance.now() - start, urls: data.map(({ url }) => url) }
}
window.ready = true
</script>`

type Find = (text: string, show: number) => Promise<{ time: number; urls: string[] }>
const findIn = (page: Page, text: string, show: number) =>
  page.evaluate(([text, show]) => (Reflect.get(window, 'find') as Find)(text, show), [
    text,
    show,
  ] as const)

/** @param page with a slowed processor */
export async function measurePagefind(
  page: Page,
  site: Host,
  words: string[],
  wrong: readonly Typo[],
) {
  await page.goto(`${site.url}/pagefind-bench.html`)
  await page.waitForFunction(() => Reflect.get(window, 'ready'))
  site.sent()
  const [first = 'strategy', ...others] = words
  await findIn(page, first, 1)
  const bytes = site.sent().concat({ path: '/pagefind/pagefind.js', bytes: 0 })
  const times: number[] = []
  for (const word of others)
    for (let end = 1; end <= word.length; end++)
      times.push((await findIn(page, word.slice(0, end), 6)).time)
  let found = 0
  for (const { slug, text } of wrong)
    if ((await findIn(page, text, 12)).urls.some((url) => url.includes(slug))) found++
  await page.close()
  return { bytes, times, found }
}
