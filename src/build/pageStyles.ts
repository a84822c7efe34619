/** The styles of pages: each has those of its kind, to save a round trip; the app loads all, and paper has a file. */
import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { hashOf } from '../content/fileCache'
import { type Scan, scanPage } from '../content/scanPage'
import type { PageData } from '../page'
import type { SiteFile } from './writeDist'

/** A finished page, with what decides of which kind it is. */
export interface StyledPage extends Pick<Scan, 'names'> {
  path: string
  html: string
  template?: PageData['template']
  sections: readonly { kind: string }[]
}

const hasSection = ({ sections }: StyledPage, name: string) =>
  sections.some(({ kind }) => kind === name)

/** The kinds of pages; the first that fits a page is its kind. They are few, as each adds a hash to the policy. */
const kinds: readonly ((page: StyledPage) => boolean)[] = [
  (page) => hasSection(page, 'article') && !page.html.includes('class="figure'),
  (page) => hasSection(page, 'article') || page.template === 'reading',
  ({ path }) => path === '/',
  // Long lists to look up, of which each byte of style counts.
  (page) => ['glossary', 'studies'].some((name) => hasSection(page, name)),
  (page) => hasSection(page, 'articleList'),
  // No other page has fields before the app has started.
  (page) => hasSection(page, 'contact'),
  // Tables, figures and notes on drawings have many rules.
  ({ html }) => /<table|class="figure|media-drawing/.test(html),
  () => true,
]

/** @returns whether all that a selector names is there; attributes and states change, so that they count as present */
function isUsed(selector: selectorParser.Selector, names: ReadonlySet<string>): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'tag') return names.has(node.value.toLowerCase())
    if (node.type === 'class') return names.has(`.${node.value}`)
    if (node.type === 'id') return names.has(`#${node.value}`)
    if (node.type === 'pseudo' && [':is', ':where', ':has'].includes(node.value))
      return node.nodes.some((each) => isUsed(each, names))
    return true
  })
}

/** Removes a rule, and what contains nothing else. */
function remove(node: postcss.Rule | postcss.AtRule) {
  const { parent } = node
  node.remove()
  const isContainer = parent instanceof postcss.Rule || parent instanceof postcss.AtRule
  if (isContainer && parent.nodes?.length === 0) remove(parent)
}

/** @returns the rules that can apply in these pages before the app has started */
function rulesFor(pages: readonly StyledPage[], sheet: postcss.Root) {
  // Around their own elements all have the same.
  const around = scanPage(pages[0]?.html ?? '').names
  const names = new Set([...around, ...pages.flatMap((page) => page.names)])
  const rules = sheet.clone()
  rules.walkRules((rule) => {
    if (rule.parent instanceof postcss.AtRule && rule.parent.name === 'keyframes') return
    const selectors = selectorParser().astSync(rule.selector).nodes
    const used = selectors.filter((selector) => isUsed(selector, names))
    if (used.length > 0) rule.selector = used.join()
    else remove(rule)
  })
  // Keyframes are only of use to rules that name them.
  const animations = new Set<string>()
  rules.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word)
  })
  rules.walkAtRules('keyframes', (frames) => {
    if (!animations.has(frames.params)) remove(frames)
  })
  return rules.toString()
}

/** @returns the sheets in pages, for the policy; the pages with them; all other styles as files */
export function pageStyles(css: string, pages: readonly StyledPage[]) {
  const sheet = postcss.parse(css)
  const paper = postcss.root()
  sheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') paper.append(rule)
  })
  const print = paper.toString()
  const hash = hashOf([print]).slice(0, 8)
  const printFile = `/assets/print-${hash}.css`
  const files: SiteFile[] = [[printFile, () => print]]
  const inline: string[] = []
  const styled: StyledPage[] = []
  for (const kind of kinds) {
    const ofKind = pages.filter((page) => kinds.find((fits) => fits(page)) === kind)
    if (ofKind.length === 0) continue
    const rules = rulesFor(ofKind, sheet)
    inline.push(rules)
    const styles = `<style>${rules}</style><link rel="stylesheet" href="${printFile}" media="print">`
    for (const page of ofKind)
      styled.push({ ...page, html: page.html.replace('</head>', () => `${styles}</head>`) })
  }
  return { inline, pages: styled, files }
}
