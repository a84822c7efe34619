/** What React makes of the pages of a build, kept by their data and the code: only what has changed is rendered. */
import { readFileSync } from 'node:fs'
import { findCached, hashOf, hashOfCode, writeCached } from '../content/fileCache'
import { type Scan, scanPage } from '../content/scanPage'
import type { PageData } from '../page'
import * as settings from '../site'
import { shownMarkdown } from './pageMarkdown'

interface RenderedPage {
  /** The content of the page's root. */
  body: string
  scan: Scan
  /** What a page that is no article shows, as Markdown. */
  markdown?: string
}

/** The code that this build has loaded. */
const code = hashOfCode()

/** @param pages by their paths. @returns those that are kept, the paths that are `missing`, and `add`, which keeps another one */
export function renderedPages(pages: ReadonlyMap<string, PageData>) {
  const common = [code, JSON.stringify(settings)]
  const keys = new Map<string, string>()
  const kept = new Map<string, RenderedPage>()
  for (const [path, page] of pages) {
    const key = hashOf([...common, JSON.stringify(page)])
    const file = findCached(key)
    keys.set(path, key)
    if (file) kept.set(path, JSON.parse(readFileSync(file, 'utf8')))
  }
  return {
    kept,
    missing: [...pages.keys()].filter((path) => !kept.has(path)),
    /** @throws Error if there is no such page */
    add(path: string, body: string) {
      const key = keys.get(path)
      const data = pages.get(path)
      if (!key || !data) throw new Error(`${path} was rendered, and is no page of the site`)
      const html = `<div id="root">${body}</div>`
      const page: RenderedPage = { body, scan: scanPage(html, data.meta.title) }
      const isArticle = data.sections.some(({ kind }) => kind === 'article')
      if (!isArticle) page.markdown = shownMarkdown(html, path)
      kept.set(path, page)
      writeCached(key, JSON.stringify(page))
    },
  }
}
