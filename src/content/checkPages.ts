/** Checks finished pages: that links lead somewhere, that pictures are there, and that ids and titles are unique. */
import { unescape as decoded } from 'node:querystring'
import { site } from '../site'
import { idOf } from '../ui/idOf'
import { didYouMean, findLine, type Problem } from './problem'
import type { Site } from './readSite'
import { type ScannedPage, scanPage } from './scanPage'
import type { SitePage } from './toPage'

const siteFile = 'src/site.ts'
const ownHost = new URL(site.origin).host.replace('www.', '')

const lackingLetters =
  'are not in the fonts; pages show them in a font of the device, sharing cards not at all'

interface ReportOptions {
  /** What stands in the message in place of the value. */
  shown?: string
  isInLayout?: boolean
  isWarning?: true
}

/** @param exists tells whether there is a file at a path. @returns each problem at its line, those of the layout once */
export function checkPages(
  scanned: readonly ScannedPage[],
  content: Pick<Site, 'places' | 'placesOf' | 'broken' | 'scheduled'> & {
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
    const day = content.scheduled.get(path)
    if (day)
      return `leads to an article that is published on ${day}, its \`publishAt\`; link to it from that day on`
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

  /** @returns where a page has a value: in its texts and as a string of its file, or in what it shows of others */
  function placesOf(
    { path, file }: ScannedPage,
    field: string,
    value: string,
    isInLayout: boolean,
  ) {
    if (file.endsWith('.html')) return [{ file, line: findLine(file, value) }]
    const isIt = (text: string) => {
      if (field === 'letters') return text.includes(value)
      if (field === 'id') return !/^[/#]/.test(text) && idOf(text) === value
      return text !== '' && (text === value || text === decoded(value))
    }
    const name = field === 'id' ? `id="${value}"` : value
    const inTexts = isInLayout ? [] : (content.places.get(path) ?? [])
    const rendered = inTexts.filter(({ text }) => text === name || isIt(text))
    const strings = content.placesOf(isInLayout ? siteFile : file, value, isIt)
    const own = strings.filter((place) => place.file === file)
    const places = rendered.length > 0 ? [...rendered, ...own] : strings
    return places.length > 0 ? places : [{ file, line: 1 }]
  }

  function report(
    page: ScannedPage,
    field: string,
    value: string,
    message?: string,
    { shown = value, isInLayout = false, isWarning }: ReportOptions = {},
  ) {
    if (!message) return
    const isMany = field === 'link' || field === 'image'
    const places = placesOf(page, field, value, isInLayout)
    for (const { file, line } of isMany ? places : places.slice(0, 1)) {
      const problem: Problem = { file, line, field, message: `${shown} ${message}`.trim() }
      if (isWarning) problem.isWarning = true
      const key = `${file}:${line} ${field} ${value}`
      if (!problems.has(key)) problems.set(key, problem)
    }
  }

  for (const page of pages.values()) {
    const [letter = ''] = page.lacking
    const shown = page.lacking.slice(0, 5).join(' ')
    if (letter) report(page, 'letters', letter, lackingLetters, { shown, isWarning: true })
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
