/**
 * Links a term of the glossary to its definition where an article first uses it, so that no editor has to. To keep
 * the text calm: one link in a paragraph, eight in an article, and none but in the running text of paragraphs and
 * list items, so not in headings, bold words, links, code, tables or quotations. A term whose first use
 * cannot have a link gets it at a later one.
 */
import type { Link, Paragraph, Root, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Term } from '../../articles/schema'
import { pagePaths } from '../../site'
import { spellingsOf } from '../sharedFiles'

const maxLinks = 8

/** @returns what finds a term: a whole word, of two spellings the longer */
function patternOf(spellings: Iterable<string>) {
  const patterns = [...spellings]
    .sort((a, b) => b.length - a.length)
    .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'))
  const end = '(?![\\p{L}\\p{N}_]|-[\\p{L}\\p{N}])'
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${patterns.join('|')})${end}`, 'giu')
}

/** @param slug of the article; the terms that it is about are not linked */
export function linkTerms(tree: Root, terms: readonly Term[], slug: string) {
  const bySpelling = new Map<string, { spelling: string; url: string; isOwn: boolean }>()
  for (const term of terms)
    for (const spelling of spellingsOf(term)) {
      const url = `${pagePaths.glossary}#${term.id}`
      bySpelling.set(spelling.toLowerCase(), { spelling, url, isOwn: term.article === slug })
    }
  const pattern = patternOf(bySpelling.keys())
  const linked = new Set<string>()
  visit(tree, 'link', ({ url }) => {
    if (url.startsWith(`${pagePaths.glossary}#`)) linked.add(url)
  })
  const linkFirst = ({ children }: Paragraph) => {
    for (const child of children.filter((each) => each.type === 'text'))
      for (const match of child.value.matchAll(pattern)) {
        const [value] = match
        const words = value.replace(/\s+/g, ' ')
        const found = bySpelling.get(words.toLowerCase())
        if (!found || found.isOwn || linked.has(found.url)) continue
        // An abbreviation such as RAG is not the word "rag".
        if (/\p{Lu}{2}/u.test(found.spelling) && found.spelling !== words) continue
        linked.add(found.url)
        const link: Link = { type: 'link', url: found.url, children: [{ type: 'text', value }] }
        const after: Text = { ...child, value: child.value.slice(match.index + value.length) }
        children.splice(children.indexOf(child) + 1, 0, link, after)
        child.value = child.value.slice(0, match.index)
        return
      }
  }
  visit(tree, (node) => {
    if (node.type === 'root' || node.type === 'list' || node.type === 'listItem') return undefined
    if (node.type === 'paragraph' && linked.size < maxLinks) linkFirst(node)
    return SKIP
  })
}
