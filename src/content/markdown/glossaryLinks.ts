/**
 * Links a term of the glossary to its definition where an article first uses it, so that no editor has to. To keep
 * the text calm: one link in a paragraph, eight in an article, and none but in the running text of paragraphs and
 * list items, so not in headings, bold words, links, code, tables or quotations. A term whose first use
 * cannot have a link gets it at a later one. An article does not link the terms that it is about.
 */
import type { Link, Paragraph, Root, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { glossaryPath } from '../../site'
import { type GlossaryTerm, spellingsOf } from '../glossary'

const maxLinks = 8

type Spelled = Pick<GlossaryTerm, 'id' | 'term' | 'also'>

export interface LinkedTerm extends Spelled {
  /** Whether the article is about it. */
  isSubject?: boolean
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** An abbreviation such as RAG is not the word "rag". */
const isExact = (spelling: string) => /\p{Lu}{2}/u.test(spelling)

/** @returns what finds terms in a text: whole words, of two spellings the longer, in any case */
function finderOf<T extends Spelled>(terms: readonly T[]) {
  const spelled = terms.flatMap((term) =>
    spellingsOf(term).map((spelling) => ({ term, spelling, key: spelling.toLowerCase() })),
  )
  const byKey = new Map(spelled.map((each) => [each.key, each]))
  const words = [...byKey.keys()].sort((a, b) => b.length - a.length)
  const alternatives = words.map((word) => escaped(word).replaceAll(' ', '\\s+')).join('|')
  // Without a term it would find every place between two characters.
  if (!alternatives) return () => []
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${alternatives})(?![\\p{L}\\p{N}_]|-[\\p{L}\\p{N}])`,
    'giu',
  )
  return (text: string) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      const plain = words.replace(/\s+/g, ' ')
      const found = byKey.get(plain.toLowerCase())
      if (!found || (isExact(found.spelling) && found.spelling !== plain)) return []
      return [{ term: found.term, words, index }]
    })
}

/** The terms that a text in Markdown may contain, in their order. */
export function termsIn<T extends Spelled>(markdown: string, terms: readonly T[]): T[] {
  const found = new Set(finderOf(terms)(markdown).map(({ term }) => term))
  return terms.filter((term) => found.has(term))
}

const addressOf = (id: string) => `${glossaryPath}#${id}`

/** Links terms in the tree of an article's text. What was added to the text before, such as its sources, has none. */
export function linkTerms(tree: Root, terms: readonly LinkedTerm[]) {
  const findTerms = finderOf(terms)
  const linked = new Set<string>()
  visit(tree, 'link', ({ url }) => {
    if (url.startsWith(addressOf(''))) linked.add(url)
  })
  const canLink = ({ id, isSubject }: LinkedTerm) => !isSubject && !linked.has(addressOf(id))
  const linkFirst = ({ children }: Paragraph) => {
    for (const [place, child] of children.entries()) {
      if (child.type !== 'text') continue
      const first = findTerms(child.value).find(({ term }) => canLink(term))
      if (!first) continue
      const { words, index } = first
      const url = addressOf(first.term.id)
      linked.add(url)
      const text = (value: string): Text => ({ ...child, value })
      const link: Link = { type: 'link', url, children: [{ type: 'text', value: words }] }
      const after = child.value.slice(index + words.length)
      children.splice(place, 1, text(child.value.slice(0, index)), link, text(after))
      return
    }
  }
  visit(tree, (node) => {
    if (node.type === 'root' || node.type === 'list' || node.type === 'listItem') return undefined
    // A part without a position is not the author's.
    if (node.type === 'paragraph' && node.position && linked.size < maxLinks) linkFirst(node)
    return SKIP
  })
}
