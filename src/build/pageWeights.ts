/** The weights of pages with their styles, compressed as hosts do it on request; a heavy one is reported, and stops nothing. */
import { brotliCompressSync, constants } from 'node:zlib'
import { plainText } from '../content/plainText'

export const compressedSize = (content: string | Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/** @returns the bytes above which a page is heavy: long texts and worksheets may be half as heavy again as other pages */
export const weightLimit = (html: string) =>
  /<article|data-worksheet/.test(html) ? 24_000 : 16_000

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** @returns a warning of at most five lines about pages above their limit, the heaviest first; empty if there is none */
export function weightWarning(pages: readonly { path: string; html: string }[]): string {
  const heavy = pages
    .map((page) => ({ ...page, weight: compressedSize(page.html), limit: weightLimit(page.html) }))
    .filter(({ weight, limit }) => weight > limit)
    .sort((a, b) => b.weight / b.limit - a.weight / a.limit)
  if (heavy.length === 0) return ''
  const lines = heavy.slice(0, 4).map(({ path, html, weight, limit }) => {
    const text = plainText(html.replace(/<head>[\s\S]*<\/head>/, ''))
    const share = Math.round((compressedSize(text) / weight) * 100)
    return `  ${path} ${kilobytes(weight)} of ${kilobytes(limit)} (text ${share} %)`
  })
  const head = `warning: ${heavy.length} pages are heavy; the heaviest, compressed:`
  return [head, ...lines].join('\n')
}
