/**
 * Made-up articles in any number, and what visitors type to find them; the same in each run. Two words in
 * three follow each other as in the real articles, so that the files compress as prose does.
 */
import { categories } from '../../src/articles/card'
import type { Article, ArticleCard } from '../../src/articles/schema'
import { readWholeArticles } from '../../src/content/articles/readWholeArticles'
import { plainText } from '../../src/content/plainText'

/** @returns a function that picks from lists, in the same way for the same seed */
function picker(seed: number) {
  let state = seed
  return <T>(list: ArrayLike<T>) => {
    // A linear congruential generator.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return list[Math.floor((state / 2 ** 32) * list.length)] as T
  }
}

const real = await readWholeArticles()
const words = real.flatMap(({ html }) => plainText(html).split(' '))
const followers = new Map<string, string[]>()
for (const [n, word] of words.entries())
  followers.set(word, [...(followers.get(word) ?? []), words[n + 1] ?? word].slice(-200))

export function makeArticles(count: number): Article[] {
  const pick = picker(count)
  const text = (length: number) => {
    let made = pick(words)
    for (let word = made; made.length < length; made += ` ${word}`)
      word = pick(pick([true, true, false]) ? (followers.get(word) ?? words) : words)
    return made
  }
  // Real articles bring new words, of which each has one here.
  const newWord = () =>
    [1, 2, 3].map(() => pick('bar fen gal jun kar lem nev quin tor yor'.split(' '))).join('')
  return Array.from({ length: count }, (_, n) => ({
    ...pick(real),
    id: `made-${n}`,
    slug: `made-${n}`,
    title: text(40),
    excerpt: text(135),
    category: pick(categories),
    html: `<p>${text(6400)} ${newWord()}</p>`,
    contents: Array.from({ length: 5 }, () => ({ id: '', text: text(35), depth: 2 })),
  }))
}

const longWords = ({ title }: ArticleCard) =>
  title.toLowerCase().match(/(?<![\w-])[a-z]{5,}(?![\w-])/g)

/** Words of titles. */
export function makeTerms(articles: readonly ArticleCard[], count: number): string[] {
  const pick = picker(7)
  const words = articles.flatMap((article) => longWords(article) ?? [])
  return Array.from({ length: count }, () => pick(words))
}

/** Words of titles with a letter deleted, doubled, replaced or swapped, each with the article to find. */
export function makeTypos(articles: readonly ArticleCard[], count: number) {
  const pick = picker(11)
  const withLongWord = articles.filter(longWords)
  return Array.from({ length: count }, () => {
    const article = pick(withLongWord)
    const word = pick(longWords(article) ?? [])
    const at = pick([...word.slice(2)].map((_, n) => n + 1))
    const mistake = pick(['$2', '$1$1$2', `${pick('aeiorstn')}$2`, '$2$1'])
    const typo = word.slice(at).replace(/(.)(.)/, mistake)
    return { slug: article.slug, term: word.slice(0, at) + typo }
  })
}
