/** `aliases` of articles and pages: older addresses on this site, which redirect for good. */
import { existsSync, statSync } from 'node:fs'
import { site } from '../../site'
import type { ArticleList } from '../articles/readArticles'
import { type ContentProblem, findLine } from '../contentError'
import type { PageFile } from '../pageFiles'

/** A page with what it was called before. */
export interface AliasedPage {
  file: string
  path: string
  aliases?: readonly string[] | undefined
}

/** @returns the address without what a host adds or leaves out: `/plan/`, `/plan.html` and `/plan/index.html` are `/plan` */
export const withoutEnding = (address: string) =>
  address.replace(/(\/|\.html)$/, '').replace(/\/index$/, '') || '/'

/** Drafts included, as their addresses must stay free. */
export const aliasedPages = (
  pages: readonly PageFile[],
  { files }: Pick<ArticleList, 'files'>,
): AliasedPage[] => [
  ...pages.map(({ file, path, page }) => ({ file, path, aliases: page.aliases })),
  ...files,
]

/** Where the build writes its own files, and the addresses of the function and of the host. */
const reserved =
  /^\/(?:(?:api|assets|cards|cdn-cgi|covers|data|search|\.well-known|articles\/archive|paths\/[^/]+\/document)(?:\/|$)|[^/]+\.(?:js|json|txt|xml)$)|\.md$/

/** No alias can be there. */
export const isReserved = (address: string) => reserved.test(address)

/** What is no address that redirects can name, and what to write instead. */
const forms: [RegExp, string][] = [
  [/^(?!\/)|^\/\//, 'is no address on this site; one that begins with a single / is required'],
  [/[?#]/, 'has a ? or #, which redirects do not look at; the address before it is required'],
  [/[*:]/, 'is a pattern; each address on its own is required'],
  [
    /[^\w.~%!$&'()+,;=@/-]|%(?![\dA-Fa-f]{2})/,
    'has a character that addresses do not have; write it as the browser’s address bar copies it, such as %20 for a space',
  ],
  [
    /\/\.{0,2}\/|\/\.{1,2}$/,
    'has an empty part, or a part of dots; the address without it is required',
  ],
  [/^.{801}/, 'is longer than hosts read; at most 800 characters are allowed'],
  [reserved, 'is where the build or the function answers; another address is required'],
]

/** What is too long for a file system is none. */
const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

const fileAt = (alias: string, publicFolder: string) =>
  ['', '.html', '/index.html']
    .map((ending) => publicFolder + withoutEnding(alias) + ending)
    .concat(publicFolder + alias)
    .find(isFile)

/** The values of a line, in YAML or TypeScript. */
const valuesIn = (line: string) =>
  line.split(/['"`[\],]|^\s*-\s|aliases:/).map((value) => value.trim())

/** @returns a problem for each alias that cannot redirect, or would hide something */
export function aliasProblems(
  pages: readonly AliasedPage[],
  publicFolder = 'public',
): ContentProblem[] {
  const pageAt = new Map(pages.map(({ path, file }) => [path, file]))
  const aliasOf = new Map<string, string>()
  const problemOf = (alias: string, { path, file }: AliasedPage) => {
    if (alias.startsWith(`${site.origin}/`))
      return `has the site's own origin; write ${alias.slice(site.origin.length)}`
    const wrong = forms.find(([form]) => form.test(alias))
    if (wrong) return wrong[1]
    const address = withoutEnding(alias)
    if (address === path) return 'leads to this page already; aliases are its older addresses'
    const page = pageAt.get(address)
    if (page) return `is the address of ${page}`
    const other = aliasOf.get(address)
    if (other)
      return other === file ? 'is listed twice, if in two spellings' : `is an alias of ${other} too`
    aliasOf.set(address, file)
    const inPublic = fileAt(alias, publicFolder)
    return inPublic && `is the address of ${inPublic}`
  }
  return pages.flatMap((page) =>
    (page.aliases ?? []).flatMap((alias) => {
      const { file } = page
      const problem = problemOf(alias, page)
      const line = findLine(file, (text) => valuesIn(text).includes(alias))
      return problem ? [{ file, line, field: 'aliases', message: `${alias} ${problem}` }] : []
    }),
  )
}

/** @returns where an older address leads now */
export function currentPaths(pages: readonly Pick<AliasedPage, 'path' | 'aliases'>[]) {
  const found = pages.flatMap(({ path, aliases = [] }) =>
    aliases.map((alias): [string, string] => [withoutEnding(alias), path]),
  )
  const targets = new Map(found)
  return (address: string) => targets.get(withoutEnding(address))
}
