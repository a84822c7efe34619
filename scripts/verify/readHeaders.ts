/** The response headers of the static files, as the build wrote them for Cloudflare. */

/**
 * Reads `_headers` as Cloudflare does.
 * @returns what gives the headers of a path, in small letters; what several rules set is joined, unless removed between
 */
export function readHeaders(text: string): (path: string) => Record<string, string> {
  const rules = text.split(/\n(?=\S)/).map((rule) => {
    const [path = '', ...lines] = rule.trimEnd().split('\n')
    const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '(.*)')
    return { pattern: new RegExp(`^${escaped}$`), lines: lines.map((line) => line.trim()) }
  })
  return (path) => {
    const headers = new Headers()
    for (const { pattern, lines } of rules) {
      const match = pattern.exec(path)
      for (const line of match ? lines : []) {
        const [name = '', ...value] = line.split(': ')
        if (line.startsWith('! ')) headers.delete(line.slice(2))
        else headers.append(name, value.join(': ').replaceAll(':splat', match?.[1] ?? ''))
      }
    }
    return Object.fromEntries(headers)
  }
}
