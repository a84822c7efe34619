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
  // Frames are files, and copies under an older address are the page itself.
  .filter((file) => file.endsWith('.html') && !/^\/embed\/|.\/index\.html$/.test(file))
  .map((file) => {
    const html = read(file)
    const path = file.replace(/\.html$/, '').replace(/^\/index$/, '/')
    return { path, html, document: new JSDOM(html).window.document }
  })
