/** Makes a page of a page file: fills its sections with what they leave to the loader, and renders its texts. */
import { createHash } from 'node:crypto'
import type { Article, Source as CitedSource, Person, Term } from '../articles/schema'
import { toCard, toLink } from '../articles/schema'
import type { Page, PageData } from '../page'
import type { AuthoredSection, Section, Source } from '../sections'
import { categories, site } from '../site'
import { outcomesAmong, studiesAmong } from './markdown/citations'
import { renderPageFigure, renderPageTable } from './markdown/pageObjects'
import { renderMarkdown } from './markdown/renderMarkdown'
import type { PageFile } from './pageFiles'
import { type NamedPage, nameOf } from './pageNames'
import type { Pictures } from './pictures'
import type { Problem } from './problem'
import type { ReadingPath } from './readingPaths'
import { readSource } from './sourceFile'
import { structuredData } from './structuredData'
import { remember } from './textMemory'
import type { Place, TextPlace, TextPlaces } from './textPlaces'

/** A page with all that the build makes of it. */
export interface SitePage {
  path: `/${string}`
  file: string
  aliases: readonly string[]
  /** Where its texts have what is checked on the finished page. */
  places: readonly TextPlace[]
  /** Complete: its sections are filled. */
  data: PageData
  article?: Article
}

/** @returns some of the newest articles, no two of one category while there are others */
function newestOfCategories(articles: readonly Article[], count: number) {
  const first = categories.map((name) => articles.find(({ category }) => category === name))
  const chosen = [...articles.filter((article) => first.includes(article)), ...articles]
  return [...new Set(chosen)].slice(0, count).map(toCard)
}

/** Cards in the list page itself: it stays light, however many articles there are. */
const listLength = 24

/** The properties of sections that page files leave out, by their kind. */
export type SectionData = {
  [S in Section as S['kind']]?: Omit<S, keyof Extract<AuthoredSection, { kind: S['kind'] }>>
}

/** @returns the data for sections of any page; an article is shown on its own page alone */
export function sectionData(
  articles: readonly Article[],
  paths: readonly ReadingPath[],
  terms: readonly Term[],
  sources: readonly CitedSource[],
): SectionData {
  const index = categories.map((name) => {
    const inCategory = articles.filter(({ category }) => category === name)
    return { category: name, articles: inCategory.map(({ slug, title }) => ({ slug, title })) }
  })
  return {
    article: undefined,
    articleList: {
      articles: articles.slice(0, listLength).map(toCard),
      index: index.filter((group) => group.articles.length > 0),
    },
    articleCards: { articles: newestOfCategories(articles, 3) },
    readingPaths: { paths: paths.map(({ articles, ...summary }) => summary) },
    glossary: {
      terms: terms.map(({ id, term, definition, article }) => {
        const found = articles.find(({ slug }) => slug === article)
        return { id, term, definition, article: toLink(found) }
      }),
    },
    studies: { studies: studiesAmong(sources, articles) },
    outcomes: { outcomes: outcomesAmong(sources, articles) },
  }
}

/** Tells whether nothing would be shown below the heading of a section, as its list has no entries. */
function isEmpty(section: Section) {
  const lists = Object.values(section).filter((value) => Array.isArray(value))
  const hasPicture = 'picture' in section && section.picture
  return !hasPicture && lists.length > 0 && lists.every((list) => list.length === 0)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** @returns the text by which the source of HTML is found in its file */
function titleOf(source: Source) {
  if ('markdown' in source) return source.markdown
  return 'table' in source ? source.table.caption : source.figure.caption
}

const sourceNames = ['markdown', 'table', 'figure']

/** Tells whether an object stands for HTML in a page file: it has one of these names alone. */
const isSource = (value: object): value is Source => sourceNames.includes(Object.keys(value).join())

/** @returns the version of a page, by which its HTML and its data are known to belong together */
const versionOf = (data: PageData) =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 8)

/** @returns what gives the pages above the page at a path, Home first: by its address, or by what its file says */
export function breadcrumbsAmong(pages: readonly (NamedPage & Pick<Page, 'parent'>)[]) {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return function breadcrumbsOf(path: string): PageData['breadcrumbs'] {
    if (path === '/') return []
    const above = byPath.get(path)?.parent ?? `/${path.split('/').slice(1, -1).join('/')}`
    const parent = byPath.get(above)
    const before = breadcrumbsOf(above)
    // A folder that is no page of its own is left out.
    return parent ? [...before, { text: nameOf(parent), to: `/${above.slice(1)}` }] : before
  }
}

/**
 * @param common the data for sections of any page
 * @param context the hash of all but a text itself that decides what becomes of it
 * @returns a function that makes the page of a page file, and adds mistakes in its texts to the problems; it throws
 * where a section is on a page that has nothing to fill it with
 */
export function pageMaker(
  files: readonly PageFile[],
  common: SectionData,
  pictures: Pictures,
  placesOf: TextPlaces,
  context: string,
  people: readonly Person[],
  problems: Problem[],
) {
  const breadcrumbsOf = breadcrumbsAmong(files.map(({ page, path }) => ({ ...page, path })))
  const footerLinks = files
    .map(({ path, page }) => ({ text: page.footerLink ?? '', to: path }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.text.localeCompare(b.text, site.language))
  return async ({ file, path, page }: PageFile, own: SectionData): Promise<SitePage> => {
    const { sections, parent, footerLink, aliases = [], ...rest } = page
    const texts: ReturnType<typeof makeHtml>[] = []
    const makeHtml = async (source: Source, place: Place) => {
      const textContext = { file: place.file, kind: 'page', path, pictures } as const
      const lineOf = (text: string) => {
        const found = placesOf(place.file, text).filter(({ file }) => file === place.file)
        return found.find(({ line }) => line >= place.line)?.line ?? place.line
      }
      if ('table' in source) return renderPageTable(source.table, textContext, lineOf)
      if ('figure' in source) return renderPageFigure(source.figure, place.file, lineOf)
      const lineInFile = (line: number) => place.line + line - 1
      return renderMarkdown(source.markdown, { ...textContext, lineOf: lineInFile })
    }
    const toHtml = async (source: Source) => {
      const place = placesOf(file, titleOf(source))[0] ?? { file, line: 1 }
      // The lines of problems are those of the file.
      const parts = [context, JSON.stringify([source, place]), readSource(place.file).text]
      const made = remember(`${path} ${texts.length}`, parts, () => makeHtml(source, place))
      texts.push(made)
      return { html: (await made).html }
    }
    const render = async (value: unknown): Promise<unknown> => {
      if (Array.isArray(value)) return Promise.all(value.map(render))
      if (!isObject(value)) return value
      if (isSource(value)) return toHtml(value)
      const parts = Object.entries(value).map(async ([name, part]) => [name, await render(part)])
      return Object.fromEntries(await Promise.all(parts))
    }
    const content: SectionData = { ...common, ...own }
    const fill = async (section: AuthoredSection): Promise<Section> => {
      const { kind } = section
      if (kind in content && !content[kind])
        throw new Error(`A section of the kind "${kind}" stands on a page that has none to show`)
      const rendered = await render(section)
      // The types of sections differ from those of page files by just this.
      return Object.assign(rendered as Section, content[kind]) as Section
    }
    const filled = await Promise.all(sections.map(fill))
    const rendered = await Promise.all(texts)
    problems.push(...rendered.flatMap((text) => text.problems))
    const places = rendered.flatMap((text) => text.places)
    const breadcrumbs = breadcrumbsOf(path)
    const shown = filled.filter((section) => !isEmpty(section))
    const shownData: PageData = { ...rest, path, breadcrumbs, footerLinks, sections: shown }
    const data = { ...shownData, structuredData: structuredData(shownData, people) }
    return { path, file, aliases, places, data: { ...data, version: versionOf(data) } }
  }
}
