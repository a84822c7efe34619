/** Checks finished pages: that links lead somewhere, that pictures are there, and that ids and titles are unique. */
import { readFileSync } from 'node:fs'
import { unescape as decoded } from 'node:querystring'
import { site } from '../site'
import { idOf } from '../ui/idOf'
import type { SitePage } from './pageMaker'
import { didYouMean, findLine, type Problem } from './problem'
import type { Site } from './readSite'
import { type ScannedPage, scanPage } from './scanPage'

const siteFile = 'src/site.ts'
const ownHost = new URL(site.origin).host.replace('www.', '')

/** @param exists tells whether there is a file at a path. @returns each problem at its line, those of the layout once */
export function checkPages(
  scanned: readonly ScannedPage[],
  content: Pick<Site, 'addresses' | 'broken' | 'textFiles'> & {
    pages: ReadonlyMap<string, Pick<SitePage, 'aliases'>>
  },
  exists: (path: string) => boolean,
): Problem[] {
  const broken = [...content.broken].map(([path, { file, html }]): ScannedPage => {
    return { path, file, ...scanPage(html) }
  })
  const pages = new Map([...scanned, ...broken].map((page) => [page.path, page]))
  /** Current paths by older ones, which redirect. */
  const aliases = new Map(
    [...content.pages].flatMap(([path, page]) => page.aliases.map((alias) => [alias, path])),
  )
  const owners = new Map<string, ScannedPage>()
  const problems = new Map<string, Problem>()

  /** A folder is served by its `index.html`. */
  const isFile = (path: string) =>
    exists(/\.\w+$/.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`)

  /** @returns what is wrong with a link; undefined if it leads somewhere */
  function linkProblem(href: string, from: ScannedPage): string | undefined {
    if (href === '') return 'has no address; write where it leads, such as [text](/contact)'
    const base = site.origin + from.path
    const url = URL.canParse(href, base) ? new URL(href, base) : undefined
    if (!url || !/^(https?|mailto|tel):$/.test(url.protocol))
      return 'is no address for a link; https:, http:, mailto: and tel: are allowed'
    if (url.host.replace('www.', '') !== ownHost) return undefined
    if (/^www\./i.test(href)) return `leads nowhere; write https://${href}`

    const path = decoded(url.pathname)
    const page = pages.get(path)
    const isFull = /^[/#]/.test(href)
    const hasFailed = content.broken.has(path) || (!page && content.pages.has(path))
    if (isFull && (hasFailed || (!page && isFile(path)))) return undefined
    if (isFull && page) {
      const id = decoded(url.hash.slice(1))
      // The top of every page needs no element.
      if (id === '' || id === 'top' || page.ids.includes(id)) return undefined
      return `leads nowhere; ${path} has no part "${id}"${didYouMean(id, page.ids)}`
    }
    const current = aliases.get(path) ?? path
    if (pages.has(current))
      return `is not how its address is written; write ${current}${url.search}${url.hash}`
    return `leads nowhere: a published page or a file in public/ is required${didYouMean(path, pages.keys())}`
  }

  /** @returns what is wrong with a picture; undefined if nothing is */
  function pictureProblem(attributes: ScannedPage['tags'][number]['attributes']) {
    const { width, height, alt } = attributes
    const src = decoded(attributes.src ?? '')
    if (/^(https?:)?\/\//.test(src))
      return 'is on another host; copy it to public/images, and write /images/ and its name'
    if (!src.startsWith('/') || !isFile(src))
      return 'is not there; a file below public/ is required, and its path, such as /images/plan.png'
    if (!width || !height)
      return 'has no size, as its file cannot be read as a picture; export it anew'
    return alt !== undefined ? undefined : 'has no alternative text; say what it shows'
  }

  /** @returns the lines of a file that pass, from 1 */
  function linesOf(file: string, test: (line: string) => boolean): number[] {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.map((line, index) => (test(line) ? index + 1 : 0)).filter((line) => line > 0)
  }

  /** @param value as the source says it at the place of the problem */
  function report(
    { file }: ScannedPage,
    field: string,
    value: string,
    message?: string,
    { isInLayout = false, isWarning }: { isInLayout?: boolean; isWarning?: true } = {},
  ) {
    if (!message) return
    const isHeading = (line: string) =>
      line.split(/['"`]|^#+ /).some((text) => idOf(text) === value)
    const isWhole = (line: string) =>
      line.split(/['"`()<>\s]/).some((text) => text === value || text === decoded(value))
    // A page above or an older address is written in the same way, and is no link.
    const isLink = (line: string) => isWhole(line) && !/^\s*(parent|aliases|import)\b/.test(line)
    const add = (file: string, lines: readonly number[]) => {
      for (const line of lines) {
        const key = `${file}:${line} ${field} ${value}`
        const problem: Problem = { file, line, field, message: `${value} ${message}`.trim() }
        if (isWarning) problem.isWarning = true
        if (!problems.has(key)) problems.set(key, problem)
      }
      return lines.length > 0
    }
    if (field !== 'link' && field !== 'image') {
      const [first] = linesOf(file, field === 'id' ? isHeading : isWhole)
      add(file, [first ?? findLine(file, value)])
      return
    }
    const inText = isInLayout ? undefined : content.addresses.get(file)?.get(value)
    if (inText) {
      add(file, inText)
      return
    }
    const files = isInLayout ? [] : [file, ...content.textFiles]
    const isMenuLink = (line: string) => isLink(line) && /\bto: /.test(line)
    const isFound =
      files.some((each) => add(each, linesOf(each, isLink))) ||
      add(siteFile, linesOf(siteFile, isMenuLink))
    if (!isFound) add(file, [findLine(file, value)])
  }

  /** Warns of letters that the fonts lack, once for each file. */
  function warnOfLetters({ file, lacking }: ScannedPage) {
    const [first] = lacking
    if (first === undefined) return
    const hasFirst = (source: string) => readFileSync(source, 'utf8').includes(first)
    const source = [file, siteFile].find(hasFirst) ?? file
    const key = `${source} letters`
    if (problems.has(key)) return
    const examples = lacking.slice(0, 5).join(' ')
    const message = `the fonts lack ${examples}; pages show them in a font of the device, sharing cards not at all`
    const line = findLine(source, first)
    problems.set(key, { file: source, line, field: 'letters', message, isWarning: true })
  }

  for (const page of pages.values()) {
    warnOfLetters(page)
    for (const tag of page.tags) {
      const { name, attributes, isInLayout } = tag
      const { href, src = '' } = attributes
      if (name === 'a' && href !== undefined)
        report(page, 'link', href, linkProblem(href, page), { isInLayout })
      if (name === 'img') report(page, 'image', src, pictureProblem(attributes))
    }
    for (const words of page.untitled)
      report(page, 'heading', words, 'begins a section that has no heading')
    for (const id of page.ids.filter((id, n) => page.ids.indexOf(id) !== n))
      report(page, 'id', id, `stands twice on ${page.path}; links lead to the first alone`)
    for (const field of ['title', 'description'] as const) {
      const value = page.meta?.[field] ?? ''
      // Nobody hears a difference in capitals, quotes or dashes.
      const key = `${field} ${value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`
      const owner = owners.get(key)
      if (!owner) owners.set(key, page)
      else if (value)
        report(page, field, value, `is that of ${owner.path} too`, { isWarning: true })
    }
  }
  return [...problems.values()]
}
