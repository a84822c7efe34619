/**
 * The styles of pages. In a page stands, as that saves a round trip, what pages of its kind use of the whole sheet,
 * which the app loads when it starts. The rules for paper are a file, which holds up no page.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import postcss from 'postcss'
import type { FinishedPage } from '../content/checkPages'
import type { SiteFile } from './writeDist'

/** Pages are of one kind where the same of these occur; kinds are few, as the policy has a hash for each. */
const marks = [
  '<article',
  '<table',
  'class="figure',
  'class="thread',
  'class="discs',
  'class="woven ideas',
  'class="guide',
  'data-worksheet',
  'class="breadcrumbs',
  'id="search"',
  'id="message"',
]

const nameInHtml = /<(\w+)| id="([^"]*)"| class="([^"]*)"/g

/** The elements, classes and ids of pages, as selectors. */
function namesIn(pages: readonly FinishedPage[]) {
  const names = new Set<string | undefined>()
  for (const { html } of pages)
    for (const [, element, id, classes = ''] of html.matchAll(nameInHtml)) {
      names.add(element).add(`#${id}`)
      for (const name of classes.split(' ')) names.add(`.${name}`)
    }
  return names
}

/** What a selector names, without attributes and states, which change. */
function namesOf(selector: string) {
  const unconditional = selector.replace(/(?<!\\)(\[[^\]]*\]|:[\w-]+(\([^()]*\))?)/g, '')
  return unconditional.match(/[.#]?(\\.|[\w-])+/g)?.map((name) => name.replaceAll('\\', '')) ?? []
}

/** @returns the rules that can apply in these pages before the app has started */
function rulesFor(pages: readonly FinishedPage[], sheet: postcss.Root) {
  const names = namesIn(pages)
  const rules = sheet.clone()
  rules.walkRules((rule) => {
    if (rule.parent instanceof postcss.AtRule && rule.parent.name === 'keyframes') return
    const used = rule.selectors.filter((each) => namesOf(each).every((name) => names.has(name)))
    if (used.length > 0) rule.selectors = used
    else rule.remove()
  })
  rules.walkAtRules('media', (media) => {
    if (media.nodes?.length === 0) media.remove()
  })
  return rules.toString()
}

/**
 * @param css the whole sheet
 * @returns what stands in them, for the policy; and as files the pages and the sheet for paper
 */
export function pageStyles(css: string, pages: readonly FinishedPage[]) {
  const sheet = postcss.parse(css)
  const paper = postcss.root()
  sheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') paper.append(rule)
  })
  const print = paper.toString()
  const hash = createHash('sha256').update(print).digest('hex').slice(0, 8)
  const printFile = `/assets/print-${hash}.css`
  // What is framed has no script that would load the fonts.
  const fonts = (css.match(/@font-face\{[^}]*\}/g) ?? []).join('')
  const framed = '/embed/embed.css'
  const files: SiteFile[] = [
    [printFile, () => print],
    [framed, async () => `${fonts}${await readFile(`public${framed}`, 'utf8')}`],
  ]
  const kinds = new Map<string, FinishedPage[]>()
  for (const page of pages) {
    const kind = marks.filter((mark) => page.html.includes(mark)).join()
    kinds.set(kind, [...(kinds.get(kind) ?? []), page])
  }
  const inline: string[] = []
  for (const ofKind of kinds.values()) {
    const rules = rulesFor(ofKind, sheet)
    inline.push(rules)
    const styles = `<style>${rules}</style><link rel="stylesheet" href="${printFile}" media="print">`
    for (const { path, html } of ofKind)
      files.push([
        `${path === '/' ? '/index' : path}.html`,
        () => html.replace('</head>', () => `${styles}</head>`),
      ])
  }
  // Pages are rendered side by side, in an order that differs.
  return { inline: inline.sort(), files }
}
