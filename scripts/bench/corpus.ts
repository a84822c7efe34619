/**
 * Articles by the thousand for the benches, the same ones each time. Their words follow each other as in
 * the real articles about two times in three, so that they compress as prose does (2.4 bits a letter)
 * and not as copies do; each has two invented names of its own, as real articles bring new words.
 */

import { type Article, categories } from '../../src/articles/schema'
import { plainText } from '../../src/content/plainText'
import { readArticles } from '../../src/content/readArticles'

/** Numbers from 0 to 1, the same from the same seed (mulberry32). */
export function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const pick = <T>(next: () => number, list: readonly T[]): T => {
  const found = list[Math.floor(next() * list.length)]
  if (found === undefined) throw new Error('There is nothing to pick from')
  return found
}

const syllables =
  'bar dor fen gal hol jun kar lem mor nev pol quin ras sel tor vas wen yor zel'.split(' ')

export async function makeCorpus(size: number): Promise<Article[]> {
  const next = random(size)
  const words = (await readArticles()).flatMap(({ html }) => plainText(html).split(' '))
  const after = new Map<string, string[]>()
  for (const [n, word] of words.entries())
    after.set(word, [...(after.get(word) ?? []), words[n + 1] ?? word].slice(-200))
  const text = (letters: number) => {
    const said: string[] = []
    let word = pick(next, words)
    for (let length = 0; length < letters; length += word.length + 1) {
      said.push(word)
      word = pick(next, next() < 0.3 ? words : (after.get(word) ?? words))
    }
    return said.join(' ')
  }
  return Array.from({ length: size }, (_, n) => {
    const name = () => [1, 2, 3].map(() => pick(next, syllables)).join('')
    const [title, names] = [text(40), [name(), name()]]
    const slug = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${n}`
    const heading = () => ({ id: '', text: text(35), depth: 2 })
    return {
      id: slug,
      slug,
      title,
      excerpt: text(135),
      description: '',
      category: pick(next, categories),
      date: '2026-01-01',
      author: '',
      keywords: [],
      readTime: `${4 + (n % 5)} min read`,
      image: `/covers/${slug}.svg`,
      words: 1150,
      html: `<p>${text(3200)} ${names.join(' ')}</p><p>${text(3200)} ${names[0]}</p>`,
      contents: [heading(), heading(), heading(), heading(), heading()],
    }
  })
}
