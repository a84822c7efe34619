/**
 * `[@id]` in an article cites a source, `[@id, Art. 22]` a place in it, as Pandoc writes it
 * (https://pandoc.org/MANUAL.html#citation-syntax). Each becomes a numbered note; the sources stand at the end.
 */
import type { Link, List, ListItem, PhrasingContent, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Source } from '../../articles/entrySchemas'
import type { ContentProblem } from '../contentError'
import { nearest } from '../nearest'

const citation = /\[@([^\],\s]+)(?:,\s*([^\]]+))?\]/g

const text = (value: string) => ({ type: 'text' as const, value })

const months = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** @param date a year, a month or a day. @returns it as an American reader writes it: "July 8, 2026" */
export function sourceDate(date: string) {
  const [year, month, day] = date.split('-')
  if (!year || !month) return date
  const name = months.format(new Date(`${year}-${month}-01T00:00:00Z`))
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`
}

/** The note in the text. @param isFirst of its source, which leads back here */
const noteOf = (n: number, place: string | undefined, isFirst: boolean): Link => ({
  type: 'link',
  url: `#source-${n}`,
  children: [text(place ? `[${n}, ${place}]` : `[${n}]`)],
  data: {
    hProperties: {
      className: ['citation'],
      ...(isFirst && { id: `citation-${n}` }),
      ariaLabel: place ? `Source ${n}, ${place}` : `Source ${n}`,
    },
  },
})

function entryOf({ author, title, publisher, date, url }: Source, n: number): ListItem {
  const named: PhrasingContent = { type: 'emphasis', children: [text(title)] }
  const outbound = { target: '_blank', rel: ['noopener'] }
  const linked: PhrasingContent = url
    ? { type: 'link', url, children: [named], data: { hProperties: outbound } }
    : named
  const back = { ariaLabel: `Back to the text that cites source ${n}` }
  return {
    type: 'listItem',
    data: { hProperties: { id: `source-${n}` } },
    children: [
      {
        type: 'paragraph',
        children: [
          text(`${author}, `),
          linked,
          text(`, ${publisher ? `${publisher}, ` : ''}${sourceDate(date)}. `),
          {
            type: 'link',
            url: `#citation-${n}`,
            children: [text('↩')],
            data: { hProperties: back },
          },
        ],
      },
    ],
  }
}

export interface Cited {
  /** In the order of their numbers. */
  cited: Source[]
  /** What no source has as its id; the line counts from the start of the text. */
  unknown: { id: string; line: number }[]
}

/** The ids that a text cites, each once, in their order. */
export const citedIds = (markdown: string) => [
  ...new Set([...markdown.matchAll(citation)].map(([, id = '']) => id)),
]

/**
 * @param unknown of a text
 * @param ids of all sources
 * @param wrong the problems of their file: a source that has one is there, and is reported there only
 * @returns a problem for each source that is not there
 */
export function unknownSources(
  unknown: Cited['unknown'],
  ids: Iterable<string>,
  file: string,
  wrong: readonly Pick<ContentProblem, 'field'>[],
) {
  const reported = new Set(wrong.map(({ field }) => field.split('.')[0] ?? ''))
  // A mistake of the file itself may hide any of its sources.
  if (wrong.some(({ field }) => !field.includes('.'))) return []
  const allowed = [...ids]
  return unknown.flatMap(({ id, line }) => {
    if (reported.has(id)) return []
    const guess = nearest(id, allowed)
    const meant = guess === undefined ? '' : `; did you mean [@${guess}]?`
    const message = `@${id} is no source of ${file}${meant}; add it there first`
    return [{ line, field: 'citation', message }]
  })
}

/** Numbers the citations in the tree, and adds the list of sources to its end. */
export function citeSources(tree: Root, sources: ReadonlyMap<string, Source>): Cited {
  const numbers = new Map<string, number>()
  const cited: Source[] = []
  const unknown: Cited['unknown'] = []
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined || !node.value.includes('[@')) return undefined
    const parts: PhrasingContent[] = []
    let end = 0
    for (const match of node.value.matchAll(citation)) {
      const [whole, id = '', place] = match
      const source = sources.get(id)
      if (!source) {
        unknown.push({ id, line: node.position?.start.line ?? 1 })
        continue
      }
      const isFirst = !numbers.has(id)
      const number = numbers.get(id) ?? numbers.size + 1
      if (isFirst) cited.push(source)
      numbers.set(id, number)
      parts.push(text(node.value.slice(end, match.index)), noteOf(number, place, isFirst))
      end = match.index + whole.length
    }
    parts.push(text(node.value.slice(end)))
    parent.children.splice(index, 1, ...parts)
    return [SKIP, index + parts.length]
  })
  if (cited.length > 0) {
    const children = cited.map((source, n) => entryOf(source, n + 1))
    const list: List = { type: 'list', ordered: true, spread: false, children }
    tree.children.push({ type: 'heading', depth: 2, children: [text('Sources')] }, list)
  }
  return { cited, unknown }
}
