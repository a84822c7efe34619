/** What the page of all states shows, made as the build makes the content of any page. */
import type { DatedCard } from '../articles/schema'
import { fillSection } from '../content/fillSection'
import { drawFigures } from '../content/markdown/figures'
import { parseMarkdown, renderMarkdown } from '../content/markdown/renderMarkdown'
import { withContents } from '../content/pageContents'
import { readWorksheets } from '../content/worksheets/readWorksheets'
import { figureExamples } from '../figures/examples'
import type { Page, PageData } from '../page'
import type { Template } from '../sections/template'
import { cards, picture } from './cards'
import { sectionData } from './sectionData'
import { sections } from './sections'
import { text } from './text'

export interface StatesContent {
  /** What surrounds the page reads its menu item and breadcrumbs from it. */
  page: PageData
  /** Pages that are shown in the page. */
  parts: PageData[]
  cards: DatedCard[]
}

async function renderText() {
  const tree = parseMarkdown(text)
  drawFigures(tree)
  readWorksheets(tree)
  return renderMarkdown(tree)
}

const description = 'Every control in every state, for those who build the site and for its tests.'
const page: PageData = {
  ...{ path: '/services/states', footerLinks: [], sections: [] },
  meta: { title: 'States', description, keywords: [], updated: '2024-01-20' },
  breadcrumbs: [
    { text: 'Home', to: '/' },
    { text: 'Services', to: '/services' },
  ],
}

const { hero, callToAction, steps, text: paragraph, articleIndex, profile, takeaways } = sections
/** As pages of each template are made up. */
const templates: Record<Template, Page['sections']> = {
  landing: [{ ...hero, backgroundImage: picture }, steps, callToAction],
  guide: [
    { ...hero, backgroundImage: picture },
    takeaways,
    ...[1, 2, 3].map((n) => ({ ...paragraph, heading: `Part ${n}` })),
    callToAction,
  ],
  list: [hero, articleIndex],
  story: [{ ...hero, backgroundImage: picture }, profile],
}
const drawn = Object.values(figureExamples).map((figure) => ({
  ...{ ...sections.figure, figure },
  heading: `Figure: ${figure.kind}`,
}))

/** In the order in which they stand on the page. */
const parts: { title: string; template?: Template; sections: Page['sections'] }[] = [
  ...(['landing', 'guide', 'list', 'story'] as const).map((template) => ({
    ...{ title: `Template ${template}`, template, sections: templates[template] },
  })),
  ...Object.values(sections).map((section) => ({
    ...{ title: `Section ${section.kind}`, sections: [section] },
  })),
  { title: 'Figures', sections: drawn },
]

export async function statesContent(): Promise<StatesContent> {
  const data = sectionData(await renderText())
  const filled = parts.map(async ({ title, template, sections }): Promise<PageData> => {
    const all = await Promise.all(
      sections.map((section) =>
        fillSection(section, { ...data, hero: { template: template ?? 'landing' } }),
      ),
    )
    return {
      ...page,
      template,
      meta: { ...page.meta, title },
      sections: withContents(all, template),
    }
  })
  const content = { page, parts: await Promise.all(filled), cards }
  return JSON.parse(JSON.stringify(content).replaceAll('/dev/picture.svg', picture))
}
