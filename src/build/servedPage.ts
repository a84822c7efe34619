/** A page as `/data/` has it for the browser: with what the build adds to it. */
import { createHash } from 'node:crypto'
import type { PageData } from '../page'
import { structuredData } from './structuredData/structuredData'

const served = new WeakMap<PageData, PageData>()

function serve(page: PageData): PageData {
  const data = { ...page, structuredData: structuredData(page) }
  const hash = createHash('sha256').update(JSON.stringify(data)).digest('base64url')
  return { ...data, version: hash.slice(0, 8) }
}

/** @returns the page with its structured data and its version, made once for the HTML and for `/data/` */
export function servedPage(page: PageData): PageData {
  const made = served.get(page) ?? serve(page)
  served.set(page, made)
  return made
}
