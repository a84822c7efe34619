/** The response headers of a static file, as the host reads them from `_headers`. */
import { read } from './readDist'

interface Rule {
  pattern: string
  /** Names that rules before it have set, and that this one removes. */
  removed: string[]
  set: [name: string, value: string][]
}

/** All rules, in order. */
export const rules: readonly Rule[] = read('/_headers')
  .trimEnd()
  .split(/\n(?=\S)/)
  .map((text) => {
    const [pattern = '', ...lines] = text.split('\n').map((line) => line.trim())
    const removed = lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2))
    const set = lines
      .filter((line) => !line.startsWith('! '))
      .map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ')
        return [name, value.join(': ')]
      })
    return { pattern, removed, set }
  })

/** @returns whether a pattern, in which `*` stands for any characters, fits a path */
function fits(pattern: string, path: string) {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return pattern === path
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end)
}

/** @returns the headers of a path, in small letters; what several rules set is joined, unless removed between */
export function headersOf(path: string): Record<string, string> {
  const headers = new Headers()
  for (const { pattern, removed, set } of rules) {
    if (!fits(pattern, path)) continue
    for (const name of removed) headers.delete(name)
    for (const [name, value] of set) headers.append(name, value)
  }
  return Object.fromEntries(headers)
}
