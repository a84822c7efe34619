/** `_nginx.conf`, by which nginx serves `dist/`: the template beside this file with the rules of this build. */
import { readFileSync } from 'node:fs'
import { site } from '../../site'
import type { HeaderRule, Redirect } from './rules'

/** @returns the text as it is between quotes. @throws Error where it has a `$`, for which nginx knows no escape */
function quoted(text: string) {
  if (text.includes('$'))
    throw new Error(`nginx would take what follows the $ for a variable; write %24 in ${text}`)
  return text.replaceAll(/[\\"]/g, '\\$&')
}

/** @returns the text with what the request had in that place */
const withPart = (text: string, placeholder: string) =>
  text.split(placeholder).map(quoted).join('$1')

/** @returns a regular expression that fits the text alone; bytes in `%` form as bytes */
const escapePattern = (text: string) =>
  text.replaceAll(/%([\dA-Fa-f]{2})|[.*+?^${}()|[\]\\]/g, (found, byte?: string) =>
    byte ? `\\x${byte}` : `\\${found}`,
  )

const variableOf = (name: string) => `$header_${name.toLowerCase().replaceAll('-', '_')}`

/** A rule as variables: `add_header` could not replace what an earlier one has set. */
function ruleLine({ path, headers }: HeaderRule) {
  const set = Object.entries(headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `set ${variableOf(name)} "${withPart(value ?? '', ':splat')}";`)
    .join(' ')
  if (path === '/*' || set === '') return set
  // A part of the address that a value repeats has no character that could end a header.
  const splat = set.includes('$1') ? '([\\w./-]*)' : '.*'
  const pattern = path.split('*').map(escapePattern).join(splat)
  // A page has two names: in the address, and of its file, which an error page has.
  const ending = path.includes('*') || /\.\w+$/.test(path) ? '' : '(\\.html)?'
  return `if ($uri ~ "^${pattern}${ending}$") { ${set} }`
}

/** One part of an address is repeated without what could end a header. */
function redirectLine([from, to]: Redirect) {
  // nginx compares the decoded address, and never finds an exact one of more than 255 bytes.
  const isExact = !/%|:slug/.test(from) && from.length <= 255
  const pattern = from.split(':slug').map(escapePattern).join('([\\w.~-]+)')
  const address = isExact ? `= "${from}"` : `~ "^${pattern}$"`
  return `location ${address} { return 301 "${withPart(to, ':slug')}$is_args$args"; }`
}

/** A file whose type is not that of its ending; all of them are texts. */
function typeLine({ path, headers: { 'Content-Type': type } }: HeaderRule) {
  if (!type || path.includes('*')) return ''
  const charset = type.endsWith('; charset=utf-8') ? ' charset_types *;' : ''
  return `location = "${quoted(path)}" { types { } default_type ${type.replace(/;.*/, '')}; gzip_types *;${charset} }`
}

export function nginxConf(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  // Cloudflare sends this by itself if no rule says otherwise.
  const headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' }
  const all: HeaderRule[] = [{ path: '/*', headers }, ...rules]
  const names = new Set(all.flatMap(({ headers }) => Object.keys(headers)))
  names.delete('Content-Type')
  const parts: Record<string, string[]> = {
    headers: [
      ...[...names].map((name) => `set ${variableOf(name)} "";`),
      ...all.map(ruleLine).filter(Boolean),
      '# An empty value is not sent.',
      ...[...names].map((name) => `add_header ${name} ${variableOf(name)} always;`),
    ],
    types: rules.map(typeLine).filter(Boolean),
    redirects: redirects.map(redirectLine),
    email: [quoted(site.email)],
  }
  const template = readFileSync('src/build/hosts/nginx.conf', 'utf8')
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => (parts[name] ?? []).join('\n'))
}
