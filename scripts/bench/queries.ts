/** What the bench of the search types, right and wrong; the same each time. */
import type { Article } from '../../src/articles/schema'
import { pick, random } from './corpus'

/** Words that a visitor may type: some of titles, some of texts. */
export function queries(articles: readonly Article[], count: number) {
  const next = random(7)
  return Array.from({ length: count }, () => {
    const { title, excerpt } = pick(next, articles)
    const words = (next() < 0.7 ? title : excerpt)
      .split(' ')
      .filter((word) => /^[\w-]{4,}$/.test(word))
    return words[0]?.toLowerCase() ?? 'strategy'
  })
}

export interface Typo {
  /** The article that was meant. */
  slug: string
  text: string
}

/** Two words of a title, with a letter swapped, dropped, doubled or replaced. */
export function typos(articles: readonly Article[]): Typo[] {
  const next = random(11)
  const long = (text: string) => text.split(' ').findIndex((word) => /^[a-z]{5,}$/i.test(word))
  const able = articles.filter(({ title }) => long(title) >= 0)
  return Array.from({ length: 200 }, () => {
    const { slug, title } = pick(next, able)
    const words = title.toLowerCase().split(' ')
    const at = long(title)
    const word = words[at] ?? ''
    const letter = 1 + Math.floor(next() * (word.length - 2))
    const [before, here, after] = [
      word.slice(0, letter),
      word[letter] ?? '',
      word.slice(letter + 1),
    ]
    const wrong = pick(next, [
      before + after,
      before + here + here + after,
      `${before}${pick(next, [...'aeiorstn'])}${after}`,
      before + after.slice(0, 1) + here + after.slice(1),
    ])
    return { slug, text: [wrong, ...words.slice(at + 1, at + 2)].join(' ') }
  })
}
