/**
 * `[@id]` in an article cites a source, `[@id, Art. 22]` a place in it, as Pandoc writes it
 * (https://pandoc.org/MANUAL.html#citation-syntax). Each becomes a numbered note; the sources follow at the end.
 */

import type { Properties } from 'hast'
import type { Link, PhrasingContent, Root, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { type Article, type Outcome, type Source, type Study, toLink } from '../../articles/schema'
import { fill, formatDay } from '../../locale'
import { absoluteUrl, pagePaths } from '../../site'
import { markdownText as words } from '../../words'
import { type MarkdownText, parseMarkdown } from './parseMarkdown'

export const citation = /\[@([^\],\s\ufffc]+)(?:,\s*([^\]\ufffc]+))?\]/g

export type Citation = ReturnType<typeof citationsIn>['citations'][number]

/** @returns the citations of known sources in running text, and these sources in the order of their first citations */
export function citationsIn({ running }: MarkdownText, sources: ReadonlyMap<string, Source>) {
  const cited: Source[] = []
  const citations = [...running.matchAll(citation)].flatMap((match) => {
    const [written, id = '', place] = match
    const source = sources.get(id)
    if (!source) return []
    if (!cited.includes(source)) cited.push(source)
    const number = cited.indexOf(source) + 1
    const text = `[${noteOf(number, place)}]`
    return [{ start: match.index, written, id, number, text, sideNote: sideNoteOf(number, source) }]
  })
  return { citations, cited }
}

/** @param date a year, a month or a day. @returns it as readers write it, such as "July 8, 2026" */
export function sourceDate(date: string) {
  const [, month, day] = date.split('-')
  if (!month) return date
  return formatDay(date, day ? 'long' : 'month')
}

const noteOf = (number: number, place?: string) => (place ? `${number}, ${place}` : `${number}`)

/** @returns what stands beside the text on wide screens, its date in one line; the list at the text's end says more */
const sideNoteOf = (number: number, { author, title, date }: Source) =>
  `${number}. ${author}, ${title}, ${sourceDate(date).replaceAll(' ', '\u00a0')}`

const text = (value: string): Text => ({ type: 'text', value })
const link = (url: string, value: string, hProperties: Properties): Link => {
  return { type: 'link', url, children: [text(value)], data: { hProperties } }
}

/** Replaces the citations of a text by notes; to the first note of a source its entry leads back. */
export function citeSources(tree: Root, citations: readonly Citation[]) {
  const seen = new Set<number>()
  let next = 0
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const parts: PhrasingContent[] = []
    let end = 0
    for (const match of node.value.matchAll(citation)) {
      const [whole, cited, place] = match
      const found = citations[next]
      // An escaped citation is text.
      if (!found || found.id !== cited) continue
      const { number, sideNote } = found
      next++
      const note = noteOf(number, place)
      const isFirst = !seen.has(number)
      const id = isFirst ? `citation-${number}` : undefined
      const ariaLabel = fill(words.source, { note })
      const dataNote = isFirst ? sideNote : undefined
      const properties = { className: ['citation'], id, ariaLabel, dataNote }
      seen.add(number)
      const before = text(node.value.slice(end, match.index))
      parts.push(before, link(`#source-${number}`, `[${note}]`, properties))
      end = match.index + whole.length
    }
    parts.push(text(node.value.slice(end)))
    parent.children.splice(index, 1, ...parts)
    return [SKIP, index + parts.length]
  })
}

const escaped = (plain: string) => plain.replace(/[\\*_`[\]<]|&(?=#?\w+;)/g, '\\$&')

/** @returns who wrote it, its title, and where and when it appeared, as Markdown */
function describe({ author, title, url, publisher, date }: Source): string {
  const linked = url ? `[*${escaped(title)}*](${url})` : `*${escaped(title)}*`
  const details = [escaped(author), linked, publisher && escaped(publisher), sourceDate(date)]
  return details.filter(Boolean).join(', ')
}

/** @returns the list of sources as Markdown, with its heading */
export function sourcesMarkdown(cited: readonly Source[]): string {
  const entries = cited.map((source, index) => {
    const found = source.evidence?.heading ?? ''
    const address = absoluteUrl(`${pagePaths.evidence}#${source.id}`)
    const summary = fill(words.summary, { summary: escaped(found) })
    const linked = found && `. [${summary}](${address})`
    return `${index + 1}. ${describe(source)}${linked}\n`
  })
  return entries.length > 0 ? `\n## ${words.sources}\n\n${entries.join('')}` : ''
}

/** @returns what each source with evidence found, and an article to read on */
export function studiesAmong(sources: readonly Source[], articles: readonly Article[]) {
  return sources.flatMap(({ id, author, title, url, publisher, date, evidence }): Study[] => {
    if (!evidence) return []
    const article = articles.find((each) => each.sources.some((source) => source.id === id))
    const published = [publisher, sourceDate(date)].filter(Boolean).join(', ')
    const source = { author, title, url, published }
    return [{ ...evidence, id, source, article: toLink(article) }]
  })
}

/** @returns what became of public claims, the newest change first, each with an article to read on */
export function outcomesAmong(sources: readonly Source[], articles: readonly Article[]) {
  const byId = new Map(sources.map((source) => [source.id, source]))
  const statement = (text: string, date: string, { author, title, url }: Source) => {
    return { text, day: sourceDate(date), source: { name: `${author}, ${title}`, url } }
  }
  const changed = ({ outcome }: Source) => outcome?.changed ?? ''
  const newestFirst = [...sources].sort((a, b) => changed(b).localeCompare(changed(a)))
  return newestFirst.flatMap((source): Outcome[] => {
    const { id, outcome } = source
    if (!outcome) return []
    const { name, claim, claimed, claimSource = id, found } = outcome
    const article = articles.find((each) => each.sources.some((cited) => cited.id === id))
    const made = statement(claim, claimed, byId.get(claimSource) ?? source)
    return [
      {
        name,
        claim: made,
        found: statement(found, outcome.changed, source),
        article: toLink(article),
      },
    ]
  })
}

/** Adds the list of sources to the end of a text, each with a link back to its first note. */
export function listSources(tree: Root, markdown: string) {
  const list = parseMarkdown(markdown).tree
  visit(list, 'link', (node) => {
    const page = absoluteUrl(pagePaths.evidence)
    if (node.url.startsWith(page)) node.url = node.url.replace(page, pagePaths.evidence)
  })
  visit(list, 'listItem', (item, index = 0) => {
    const number = index + 1
    const [entry] = item.children
    item.data = { hProperties: { id: `source-${number}` } }
    const ariaLabel = fill(words.backToSource, { number })
    const back = link(`#citation-${number}`, '↩', { ariaLabel })
    if (entry?.type === 'paragraph') entry.children.push(text('. '), back)
  })
  tree.children.push(...list.children)
}
