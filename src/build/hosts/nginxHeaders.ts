/** The header rules for nginx: variables that the rules set in their order, as its `add_header` cannot replace. */
import type { HeaderRule } from './headerRules'
import { escapePattern, quote } from './nginxText'
import { partsOf } from './pathPattern'

/** What Cloudflare sends by itself where no rule says otherwise. */
const revalidate: HeaderRule = {
  path: '/*',
  headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
}

const variableOf = (name: string) => `$header_${name.toLowerCase().replaceAll('-', '_')}`

/** What a `*` stands for, where a value repeats it: no character that could end a header. */
const safeSplat = '([\\w./-]*)'

function assignments({ headers }: HeaderRule) {
  return Object.entries(headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => {
      const parts = (value ?? '').split(':splat').map((part) => quote(part).slice(1, -1))
      return `set ${variableOf(name)} "${parts.join('$1')}";`
    })
}

function conditionOf({ path, headers }: HeaderRule) {
  const { start, end } = partsOf(path)
  const [before, after] = [start, end ?? ''].map(escapePattern)
  if (end !== undefined) {
    const repeats = Object.values(headers).some((value) => value?.includes(':splat'))
    return `$uri ~ "^${before}${repeats ? safeSplat : '.*'}${after}$"`
  }
  // A page has two names: in the address, and of its file, which an error page has.
  return /\.\w+$/.test(path) ? `$uri = ${quote(path)}` : `$uri ~ "^${before}(\\.html)?$"`
}

/** @returns the lines for the server block */
export function nginxHeaders(rules: readonly HeaderRule[]): string[] {
  const all = [revalidate, ...rules]
  const names = new Set(all.flatMap(({ headers }) => Object.keys(headers)))
  names.delete('Content-Type')
  return [
    ...[...names].map((name) => `set ${variableOf(name)} "";`),
    ...all.flatMap((rule) => {
      const set = assignments(rule)
      if (rule.path === '/*' || set.length === 0) return set
      return [`if (${conditionOf(rule)}) { ${set.join(' ')} }`]
    }),
    '# An empty value is not sent.',
    ...[...names].map((name) => `add_header ${name} ${variableOf(name)} always;`),
  ]
}
