/** The questions and answers of an article that consists of nothing else. */
import { toString as textOf } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { type Article, sourcesId } from '../../articles/schema'

const parser = unified().use(rehypeParse, { fragment: true })
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

interface Answered {
  question: string
  /** The first paragraph below it. */
  answer: string
}

/** @returns none unless the article has three parts or more and each is headed by a question */
export function questionsIn({ html, contents }: Pick<Article, 'html' | 'contents'>): Answered[] {
  const parts = contents.filter(({ id, depth }) => depth === 2 && id !== sourcesId)
  if (parts.length < 3 || !parts.every(({ text }) => text.endsWith('?'))) return []
  const blocks = parser.parse(html).children.filter((node) => node.type === 'element')
  return parts.map(({ id, text }) => {
    const start = blocks.findIndex(({ properties }) => properties.id === id)
    const answer = blocks.slice(start + 1).find(({ tagName }) => tagName === 'p')
    return { question: text, answer: answer ? plain(textOf(answer)) : '' }
  })
}
