/** Fills a section with what its page file leaves to the loader. */
import type { AuthoredSection, Section } from '../sections'
import { figureHtml } from './markdown/figures'
import { renderMarkdown } from './markdown/renderMarkdown'
import { renderWorksheet } from './worksheets/pageWorksheets'

type Of<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>

/** What the sections of a page are filled with: those that are always there stand on any page, the others where they belong. */
export interface SectionData {
  articleList: Pick<Of<'articleList'>, 'articles' | 'total' | 'choices' | 'older'>
  articleTeasers: Pick<Of<'articleTeasers'>, 'articles'>
  readingPaths: Pick<Of<'readingPaths'>, 'paths'>
  glossary: Pick<Of<'glossary'>, 'terms'>
  hero?: Pick<Of<'hero'>, 'template'>
  article?: Pick<Of<'article'>, 'article'>
  articleIndex?: Pick<Of<'articleIndex'>, 'articles' | 'parts'>
  readingPath?: Pick<Of<'readingPath'>, 'articles' | 'path' | 'document'>
  pathDocument?: Pick<Of<'pathDocument'>, 'parts' | 'path'>
}

function given<Data>(kind: string, data: Data | undefined): Data {
  if (data) return data
  throw new Error(`A section of the kind "${kind}" stands on a page that has none to show`)
}

/** @throws Error where the page has nothing to fill it with */
export async function fillSection(section: AuthoredSection, data: SectionData): Promise<Section> {
  switch (section.kind) {
    case 'hero':
      return { ...section, ...given(section.kind, data.hero) }
    case 'text':
      return { ...section, body: (await renderMarkdown(section.body)).html }
    case 'figure':
      return { ...section, figure: figureHtml(section.figure) }
    case 'worksheet':
      return { ...section, worksheet: await renderWorksheet(section.worksheet) }
    case 'articleList':
      return { ...section, ...data.articleList }
    case 'articleTeasers':
      return { ...section, ...data.articleTeasers }
    case 'readingPaths':
      return { ...section, ...data.readingPaths }
    case 'glossary':
      return { ...section, ...data.glossary }
    case 'article':
      return { ...section, ...given(section.kind, data.article) }
    case 'articleIndex':
      return { ...section, ...given(section.kind, data.articleIndex) }
    case 'readingPath':
      return { ...section, ...given(section.kind, data.readingPath) }
    case 'pathDocument':
      return { ...section, ...given(section.kind, data.pathDocument) }
    default:
      return section
  }
}
