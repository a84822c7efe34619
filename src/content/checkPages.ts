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

  /** @returns where the file, or what its page shows of others, has a value; the first line where it is made of parts */
  function placesOf(file: string, field: string, value: string, isInLayout: boolean) {
    if (file.endsWith('.html')) return [{ file, line: findLine(file, value) }]
    const inText = isInLayout ? undefined : content.places.get(file)
    const lines = inText?.get(field === 'id' ? `#${value}` : inText.has(field) ? field : value)
    if (lines) return lines.map((line) => ({ file, line }))
    const isIt = (text: string) => {
      if (field === 'id') return idOf(text) === value
      const isWhole = text !== '' && (text === value || text === decoded(value))
      return isWhole || text.includes(`(${value})`)
    }
    const found = content.placesOf(isInLayout ? siteFile : file, isIt)
    const inPart = content.placesOf(file, (text) => text.includes(value))
    const places = found.length > 0 ? found : inPart.slice(0, 1)
    return places.length > 0 ? places : [{ file, line: 1 }]
  }

  function report(
    { file }: ScannedPage,
    field: string,
    value: string,
    message?: string,
    { isInLayout = false, isWarning }: { isInLayout?: boolean; isWarning?: true } = {},
  ) {
    if (!message) return
    const isMany = field === 'link' || field === 'image'
    const places = placesOf(file, field, value, isInLayout)
    for (const place of isMany ? places : places.slice(0, 1)) {
      const problem: Problem = {
        file: place.file,
        line: place.line,
        field,
        message: `${value} ${message}`.trim(),
      }
      if (isWarning) problem.isWarning = true
      const key = `${place.file}:${place.line} ${field} ${value}`
      if (!problems.has(key)) problems.set(key, problem)
    }
  }

  /** Warns of letters that the fonts lack, once for each file. */
  function warnOfLetters({ file, lacking }: ScannedPage) {
    const [first] = lacking
    if (first === undefined) return
    const [line] = content.places.get(file)?.get(first) ?? []
    const [other] = content.placesOf(file, (text) => text.includes(first))
    const place = line === undefined ? (other ?? { file, line: 1 }) : { file, line }
    const key = `${place.file} letters`
    const examples = lacking.slice(0, 5).join(' ')
    const message = `the fonts lack ${examples}; pages show them in a font of the device, sharing cards not at all`
    const problem = { file: place.file, line: place.line, field: 'letters', message }
    if (!problems.has(key)) problems.set(key, { ...problem, isWarning: true })
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
