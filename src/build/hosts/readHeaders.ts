/** Reads `_headers` as Cloudflare does: which response headers a path gets. */
import { splatOf } from './pathPattern'

export interface WrittenRule {
  pattern: string
  /** Names that rules before it have set, and that this one removes. */
  removed: string[]
  set: [name: string, value: string][]
}

/** @returns all rules, in order */
export const readHeaders = (text: string): WrittenRule[] =>
  text
    .trimEnd()
    .split(/\n(?=\S)/)
    .map((rule) => {
      const [pattern = '', ...lines] = rule.split('\n').map((line) => line.trim())
      const removed = lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2))
      const set = lines
        .filter((line) => !line.startsWith('! '))
        .map((line): [string, string] => {
          const [name = '', ...value] = line.split(': ')
          return [name, value.join(': ')]
        })
      return { pattern, removed, set }
    })

/** @returns the headers of a path, in small letters; what several rules set is joined, unless removed between */
export function headersAt(rules: readonly WrittenRule[], path: string): Record<string, string> {
  const headers = new Headers()
  for (const { pattern, removed, set } of rules) {
    const splat = splatOf(pattern, path)
    if (splat === undefined) continue
    for (const name of removed) headers.delete(name)
    for (const [name, value] of set) headers.append(name, value.replaceAll(':splat', splat))
  }
  return Object.fromEntries(headers)
}
