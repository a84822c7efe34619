/** The built site, as the tests read it. */
import { readdirSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'

const root = 'dist'

/** All files of `dist/`, by their path in it. */
export const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath.replaceAll('\\', '/').slice(root.length)}/${entry.name}`)
  .sort()

export const read = (file: string) => readFileSync(root + file, 'utf8')

export interface BuiltPage {
  path: string
  html: string
  document: Document
}

/** All prerendered pages; the frames under `/embed` are files, not pages. */
export const pages: BuiltPage[] = files
  .filter((file) => file.endsWith('.html') && !file.startsWith('/embed/'))
  .map((file) => {
    const html = read(file)
    const path = file.replace(/\.html$/, '').replace(/^\/index$/, '/')
    return { path, html, document: new JSDOM(html).window.document }
  })

/** The contents of a document's meta tags of a name. */
export const metaOf = (document: Document, name: string) =>
  [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((meta) =>
    meta.getAttribute('content'),
  )
