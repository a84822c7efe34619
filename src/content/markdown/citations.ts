/**
 * `[@id]` in an article cites a source, `[@id, Art. 22]` a place in it, as Pandoc writes it
 * (https://pandoc.org/MANUAL.html#citation-syntax). Each becomes a numbered note; the sources follow at the end.
 */

import type { Properties } from 'hast'
import type { Emphasis, Link, ListItem, PhrasingContent, Root, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { type Article, type Outcome, type Source, type Study, toLink } from '../../articles/schema'
import { fill, formatDay } from '../../locale'
import { pagePaths } from '../../site'
import { markdownText as words } from '../../words'
import type { MarkdownText } from './parseMarkdown'

export const citation = /\[@([^\],\s\ufffc\ufffd]+)(?:,\s*([^\]\ufffc]+))?\]/g

/** @param date a year, a month or a day. @returns it as readers write it, such as "July 8, 2026", with blanks at which no line ends */
export function sourceDate(date: string) {
  const [, month, day] = date.split('-')
  if (!month) return date
  return formatDay(date, day ? 'long' : 'month').replaceAll(' ', '\u00a0')
}

/** @returns what stands beside the text on wide screens; the list at the text's end says more */
const sideNoteOf = (number: number, { author, title, date }: Source) =>
  `${number}. ${author}, ${title}, ${sourceDate(date)}`

const text = (value: string): Text => ({ type: 'text', value })
const link = (url: string, child: PhrasingContent, hProperties?: Properties): Link => {
  return { type: 'link', url, children: [child], data: { hProperties } }
}

/**
 * Replaces the citations of known sources by notes; to the first note of a source its entry leads back.
 * @returns the sources in the order of their first citations
 */
export function citeSources(
  { tree, running }: MarkdownText,
  sources: ReadonlyMap<string, Source>,
): Source[] {
  const cited: Source[] = []
  const ids = [...running.matchAll(citation)].map(([, id = '']) => id)
  const known = ids.filter((id) => sources.has(id))
  let next = 0
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const parts: PhrasingContent[] = []
    let end = 0
    for (const match of node.value.matchAll(citation)) {
      const [whole, id = '', place] = match
      const source = sources.get(id)
      // An escaped citation is text.
      if (!source || id !== known[next]) continue
      next++
      const isFirst = !cited.includes(source)
      if (isFirst) cited.push(source)
      const number = cited.indexOf(source) + 1
      const note = place ? `${number}, ${place}` : `${number}`
      const properties = {
        className: ['citation'],
        id: isFirst ? `citation-${number}` : undefined,
        ariaLabel: fill(words.source, { note }),
        dataNote: isFirst ? sideNoteOf(number, source) : undefined,
      }
      const before = text(node.value.slice(end, match.index))
      parts.push(before, link(`#source-${number}`, text(`[${note}]`), properties))
      end = match.index + whole.length
    }
    parts.push(text(node.value.slice(end)))
    parent.children.splice(index, 1, ...parts)
    return [SKIP, index + parts.length]
  })
  return cited
}

const publishedIn = ({ publisher, date }: Source) =>
  [publisher, sourceDate(date)].filter(Boolean).join(', ')

/** @returns who wrote a source, its title, where and when it appeared, and what it found, with a link back to its first note */
function entryOf(source: Source, index: number): ListItem {
  const { id, author, title, url, evidence } = source
  const number = index + 1
  const emphasis: Emphasis = { type: 'emphasis', children: [text(title)] }
  const linked = url ? link(url, emphasis) : emphasis
  const parts = [text(`${author}, `), linked, text(`, ${publishedIn(source)}. `)]
  if (evidence) {
    const summary = fill(words.summary, { summary: evidence.heading })
    parts.push(link(`${pagePaths.evidence}#${id}`, text(summary)), text('. '))
  }
  const ariaLabel = fill(words.backToSource, { number })
  parts.push(link(`#citation-${number}`, text('↩'), { ariaLabel }))
  return {
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: parts }],
    data: { hProperties: { id: `source-${number}` } },
  }
}

/** Adds the list of sources, with its heading, to the end of a text that has any. */
export function listSources(tree: Root, cited: readonly Source[]) {
  if (cited.length === 0) return
  tree.children.push(
    { type: 'heading', depth: 2, children: [text(words.sources)] },
    { type: 'list', ordered: true, spread: false, children: cited.map(entryOf) },
  )
}

/** @returns what each source with evidence found, and an article to read on */
export function studiesAmong(sources: readonly Source[], articles: readonly Article[]) {
  return sources.flatMap((source): Study[] => {
    const { id, author, title, url, evidence } = source
    if (!evidence) return []
    const article = articles.find((each) => each.sources.some((cited) => cited.id === id))
    const shown = { author, title, url, published: publishedIn(source) }
    return [{ ...evidence, id, source: shown, article: toLink(article) }]
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
