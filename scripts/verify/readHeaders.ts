/** The response headers of the static files, as the build wrote them for Cloudflare. */
/** @returns what `*` stands for where a pattern fits a path; undefined where it does not */
function splatOf(pattern: string, path: string): string | undefined {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return pattern === path ? '' : undefined
  const isLongEnough = path.length >= start.length + end.length
  const fits = isLongEnough && path.startsWith(start) && path.endsWith(end)
  return fits ? path.slice(start.length, path.length - end.length) : undefined
}

/**
 * Reads `_headers` as Cloudflare does.
 * @returns what gives the headers of a path, in small letters; what several rules set is joined, unless removed between
 */
export function readHeaders(text: string): (path: string) => Record<string, string> {
  const rules = text.trimEnd().split(/\n(?=\S)/)
  return (path) => {
    const headers = new Headers()
    for (const rule of rules) {
      const [pattern = '', ...lines] = rule.split('\n').map((line) => line.trim())
      const splat = splatOf(pattern, path)
      if (splat === undefined) continue
      for (const line of lines) {
        const [name = '', ...value] = line.split(': ')
        if (line.startsWith('! ')) headers.delete(line.slice(2))
        else headers.append(name, value.join(': ').replaceAll(':splat', splat))
      }
    }
    return Object.fromEntries(headers)
  }
}
