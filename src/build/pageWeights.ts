/** What pages weigh with their styles, compressed as hosts do it on request; a heavy one is reported, and stops nothing. */
import { brotliCompressSync, constants } from 'node:zlib'
import { Parser } from 'htmlparser2'

/** @returns bytes */
export const compressedSize = (content: string | Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/** Bytes, above which a page is heavy: long texts and worksheets may be half as heavy again as other pages. */
export const weightLimit = (html: string) =>
  /<article|data-worksheet/.test(html) ? 24_000 : 16_000

/** @returns what a page shows as text */
function textOf(html: string) {
  const texts: string[] = []
  let hidden = 0
  const parser = new Parser({
    onopentag: (name) => {
      if (/^(head|script|style|noscript)$/.test(name)) hidden++
    },
    onclosetag: (name) => {
      if (/^(head|script|style|noscript)$/.test(name)) hidden--
    },
    ontext: (text) => {
      if (hidden === 0) texts.push(text)
    },
  })
  parser.parseComplete(html)
  return texts.join(' ')
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** @returns a warning of at most five lines about pages above their limit, the heaviest first; empty if there is none */
export function weightWarning(pages: readonly { path: string; html: string }[]): string {
  const heavy = pages
    .map(({ path, html }) => ({
      path,
      html,
      weight: compressedSize(html),
      limit: weightLimit(html),
    }))
    .filter(({ weight, limit }) => weight > limit)
    .sort((a, b) => b.weight / b.limit - a.weight / a.limit)
  if (heavy.length === 0) return ''
  const lines = heavy.slice(0, 4).map(({ path, html, weight, limit }) => {
    const share = Math.round((compressedSize(textOf(html)) / weight) * 100)
    return `  ${path} ${kilobytes(weight)} of ${kilobytes(limit)} (text ${share} %)`
  })
  return [`warning: ${heavy.length} pages are heavy; the heaviest, compressed:`, ...lines].join(
    '\n',
  )
}
