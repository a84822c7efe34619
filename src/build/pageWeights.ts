/** The weights of pages with their styles, compressed as hosts do it on request; a heavy one is reported, and stops nothing. */
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import pLimit from 'p-limit'

const compress = promisify(brotliCompress)

/** @returns bytes, compressed outside the thread that runs the build */
export async function compressedSize(content: string | Uint8Array): Promise<number> {
  const compressed = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return compressed.length
}

/** What is long to read or to look up: pages with a list of contents, and lists of entries and of all articles. */
const long = /class="[^"]*(contents-list|entries)|id="all-articles"/

/** @returns the bytes above which a page is heavy */
export const weightLimit = (html: string) => (long.test(html) ? 28_000 : 18_000)

/** @returns each page with its bytes and its limit */
const weigh = <T extends { html: string }>(pages: readonly T[]) =>
  pLimit(2).map(pages, async (page) => {
    return { ...page, weight: await compressedSize(page.html), limit: weightLimit(page.html) }
  })

/** @returns a warning of at most five lines about pages above their limit, the heaviest first; empty if there is none */
export async function weightWarning(
  pages: readonly { path: string; html: string }[],
): Promise<string> {
  const heavy = (await weigh(pages))
    .filter(({ weight, limit }) => weight > limit)
    .sort((a, b) => b.weight / b.limit - a.weight / a.limit)
  if (heavy.length === 0) return ''
  const lines = heavy.slice(0, 4).map(({ path, weight }) => {
    return `  ${path} ${(weight / 1000).toFixed(1)} kB`
  })
  const head = `warning: heavy pages: ${heavy.length}; the heaviest, compressed:`
  return [head, ...lines].join('\n')
}
