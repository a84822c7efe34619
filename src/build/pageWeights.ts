/** The weights of pages with their styles, compressed as hosts do it on request; a heavy one is reported, and stops nothing. */
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import pLimit from 'p-limit'
import { findCached, hashOf, writeCached } from '../content/fileCache'
import { plainText } from '../content/plainText'

const compress = promisify(brotliCompress)

/** @returns bytes, compressed outside the thread that runs the build */
export async function compressedSize(content: string | Uint8Array): Promise<number> {
  const compressed = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return compressed.length
}

/** @returns the bytes above which a page is heavy: articles and guides, which have a list of contents, may be half as heavy again */
export const weightLimit = (html: string) => (html.includes('contents-list') ? 24_000 : 16_000)

/** The name of the file with the weights of the last build's pages, by their hashes: to weigh takes longer than to write. */
const keptName = hashOf([`weights of pages by brotli ${process.versions.brotli}`])

/** @returns each page with its bytes and its limit */
async function weigh<T extends { html: string }>(pages: readonly T[]) {
  const file = findCached(keptName)
  const last = new Map<string, number>(file ? JSON.parse(readFileSync(file, 'utf8')) : [])
  const kept = new Map<string, number>()
  const weighed = await pLimit(2).map(pages, async (page) => {
    const hash = hashOf([page.html])
    const weight = last.get(hash) ?? (await compressedSize(page.html))
    kept.set(hash, weight)
    return { ...page, weight, limit: weightLimit(page.html) }
  })
  writeCached(keptName, JSON.stringify([...kept]))
  return weighed
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** @returns a warning of at most five lines about pages above their limit, the heaviest first; empty if there is none */
export async function weightWarning(
  pages: readonly { path: string; html: string }[],
): Promise<string> {
  const heavy = (await weigh(pages))
    .filter(({ weight, limit }) => weight > limit)
    .sort((a, b) => b.weight / b.limit - a.weight / a.limit)
  if (heavy.length === 0) return ''
  const lines = heavy.slice(0, 4).map(async ({ path, html, weight, limit }) => {
    const text = plainText(html.replace(/<head>[\s\S]*<\/head>/, ''))
    const share = Math.round(((await compressedSize(text)) / weight) * 100)
    return `  ${path} ${kilobytes(weight)} of ${kilobytes(limit)} (text ${share} %)`
  })
  const head = `warning: heavy pages: ${heavy.length}; the heaviest, compressed:`
  return [head, ...(await Promise.all(lines))].join('\n')
}
