/** Checks addresses: of pages, of aliases, which redirect to their page for good, and of files in `public/`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './filesIn'
import { findLine, type Problem } from './problem'
import type { SitePage } from './toPage'

/** @returns the address without what a host adds or leaves out: `/plan/`, `/plan.html` and `/plan/index.html` are `/plan` */
export const withoutEnding = (address: string): string =>
  address.replace(/(\/|\.html)$/, '').replace(/\/index$/, '') || '/'

/** Places where the build writes its own files, and addresses of the function and of the host. */
const reserved =
  /^\/((api|assets|cards|cdn-cgi|covers|data|search)\/|_|\.(assetsignore|well-known\/security\.txt)$|favicon\.ico$|apple-touch-icon\.png$|(articles|build)\.json$|(licenses|llms|llms-full|robots)\.txt$|(feed|sitemap)\.xml$)/
const isReserved = 'is where the build or the function answers; another address is required'

/** An address that redirects can name, as long as hosts read: no part of it is empty, or made of dots. */
const address = /^(?=.{1,800}$)(\/(?!\.{1,2}(\/|$))[\w.~%!$&'()+,;=@-]+)+\/?$/

/**
 * @returns a problem for each address that two pages have, for each file in `public/` whose place the build would take,
 * and for each alias that cannot redirect or would hide something
 */
export function addressProblems(pages: readonly SitePage[], publicFolder: string): Problem[] {
  const problems: Problem[] = []
  const owners = new Map<string, string>()
  const report = (file: string, field: string, message: string, line = 1) =>
    problems.push({ file, line, field, message })
  for (const page of pages) {
    const owner = owners.get(page.path)
    if (owner) report(page.file, 'address', `${page.path} is that of ${owner} already`)
    owners.set(page.path, page.file)
  }
  for (const path of filesIn(publicFolder)) {
    const file = publicFolder + path
    const owner = owners.get(withoutEnding(path.replace(/\.md$/, '')))
    if (reserved.test(path)) report(file, 'file', isReserved)
    else if (owner) report(file, 'file', `has the address of ${owner}; another name is required`)
  }
  const problemOf = (alias: string, { path, file }: SitePage) => {
    if (!address.test(alias)) return 'cannot redirect; a path such as /plan-2024 is allowed'
    if (reserved.test(alias) || alias.endsWith('.md')) return isReserved
    const short = withoutEnding(alias)
    if (short === path) return 'leads to this page already; aliases are its older addresses'
    const owner = owners.get(short)
    owners.set(short, file)
    if (owner) return `is an address of ${owner} already`
    return existsSync(join(publicFolder, alias)) ? `is a file in ${publicFolder}/` : undefined
  }
  for (const page of pages)
    for (const alias of page.aliases) {
      const message = problemOf(alias, page)
      if (message) report(page.file, 'aliases', `${alias} ${message}`, findLine(page.file, alias))
    }
  return problems
}
