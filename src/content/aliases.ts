/** Addresses that cannot be: of pages, of aliases, which redirect to their page for good, and of files in `public/`. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../site'
import type { SitePage } from './makePage'
import { findLine, type Problem } from './problem'

/** @returns the address without what a host adds or leaves out: `/plan/`, `/plan.html` and `/plan/index.html` are `/plan` */
export const withoutEnding = (address: string): string =>
  address.replace(/(\/|\.html)$/, '').replace(/\/index$/, '') || '/'

/** Where the build writes its own files, and the addresses of the function and of the host. */
const reserved =
  /^\/((api|assets|cards|cdn-cgi|covers|data|search)\/|_|\.(assetsignore|well-known\/security\.txt)$|(articles|build|feed)\.json$|(licenses|llms|llms-full|robots)\.txt$|(atom|feed|sitemap)\.xml$)/
const isReserved = 'is where the build or the function answers; another address is required'

/** What is no address that redirects can name. */
const forms: [RegExp, string][] = [
  [/^(?!\/)|^\/\//, 'is no address on this site; one that begins with a single / is required'],
  [/[?#*:]/, 'has a ?, #, * or :, which redirects read otherwise; the address alone is required'],
  [/[^\w.~%!$&'()+,;=@/-]/, 'has a character that addresses lack; write it as %20 and the like'],
  [/\/\.{0,2}\/|\/\.{1,2}$/, 'has an empty part, or one of dots; leave it out'],
  [/^.{801}/, 'is longer than hosts read; at most 800 characters are allowed'],
  [/\.md$/, 'is that of a Markdown version; another address is required'],
  [reserved, isReserved],
]

/** Of one file: https://developers.cloudflare.com/workers/platform/limits/#static-assets */
const maxFileBytes = 25 * 1024 * 1024

/**
 * @returns a problem for each address that two pages have, for each file in `public/` whose place the build would take,
 * or that is too large for hosts, and for each alias that cannot redirect or would hide something
 */
export function addressProblems(pages: readonly SitePage[], publicFolder: string): Problem[] {
  const problems: Problem[] = []
  const owners = new Map<string, string>()
  for (const { path, file } of pages) {
    const message = `${path} is that of ${owners.get(path)} already`
    if (owners.has(path)) problems.push({ file, line: 1, field: 'address', message })
    owners.set(path, file)
  }
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name).replaceAll('\\', '/')
    const path = file.slice(publicFolder.length)
    const owner = owners.get(withoutEnding(path.replace(/\.md$/, '')))
    const report = (message: string) => problems.push({ file, line: 1, field: 'file', message })
    if (entry.isDirectory()) continue
    if (reserved.test(path)) report(isReserved)
    else if (owner) report(`has the address of ${owner}; another name is required`)
    else if (statSync(file).size > maxFileBytes) report(`has more than ${maxFileBytes} bytes`)
  }
  const problemOf = (alias: string, { path, file }: SitePage) => {
    if (alias.startsWith(site.origin)) return 'has the origin of the site; leave it out'
    const wrong = forms.find(([form]) => form.test(alias))
    if (wrong) return wrong[1]
    const address = withoutEnding(alias)
    if (address === path) return 'leads to this page already; aliases are its older addresses'
    const owner = owners.get(address)
    owners.set(address, file)
    if (owner) return `is an address of ${owner} already`
    return existsSync(join(publicFolder, alias)) ? `is a file in ${publicFolder}/` : undefined
  }
  for (const page of pages)
    for (const alias of page.aliases) {
      const message = problemOf(alias, page)
      const { file } = page
      const place = { file, line: findLine(file, alias), field: 'aliases' }
      if (message) problems.push({ ...place, message: `${alias} ${message}` })
    }
  return problems
}
