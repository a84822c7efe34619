/** Measures how dense each article is, for its editor to begin with the densest. */
import type { Article } from '../../src/articles/schema'
import { proseOf } from '../../src/content/articleText'
import { plainText } from '../../src/content/plainText'

/** What an article may have; the shares are of its sentences or paragraphs. */
export const limits = {
  words: { least: 600, most: 1500, mostOfCase: 1600 },
  /** Numbers of a sentence or a paragraph, and the share of those that may have more. */
  numbers: { inSentence: 1, inParagraph: 3, share: 0.1 },
  /** Words of a last sentence that is short, in paragraphs of three sentences or more. */
  lastSentence: { words: 12, share: 1 / 3 },
  studies: 3,
  tics: 2,
}

const tics =
  /\b(lunch|coffee|dinner|breakfast|monday|on a tuesday|by lot|on a working day)\b|(?<=^|[.!?”] )(suppose\b|say (that|you)\b|the (first|second|third|fourth|last) (row|line)\b)/gi

type Measured = Pick<Article, 'html' | 'words' | 'sources'>

const sentencesOf = (text: string) => text.split(/(?<=[.!?][”’)]?) (?=[\p{Lu}\p{N}“(])/u)
/** A date, such as May 8, 2025, is one. */
const numbersIn = (text: string) => text.match(/\d[\d.,]*( \d{4}\b)?/g)?.length ?? 0
const percent = (share: number) => `${Math.round(share * 100)}%`

const shareOf = (texts: readonly string[], isSo: (text: string) => boolean) =>
  texts.filter(isSo).length / (texts.length || 1)

/** @returns how much an article is above each limit, 0.5 being half as much again, and what to write of it */
function measure({ html, words, sources }: Measured) {
  const blocks = proseOf(html).match(/<(p|li)\b[^>]*>[\s\S]*?<\/\1>/g) ?? []
  const paragraphs = blocks.map(plainText)
  const sentences = paragraphs.flatMap(sentencesOf)
  const { least, most, mostOfCase } = limits.words
  const { inSentence, inParagraph, share } = limits.numbers
  const isNumerous = shareOf(sentences, (text) => numbersIn(text) > inSentence)
  const isPacked = shareOf(paragraphs, (text) => numbersIn(text) > inParagraph)
  const long = paragraphs.filter((text) => sentencesOf(text).length > 2)
  const endsShort = shareOf(long, (text) => {
    const last = sentencesOf(text).at(-1) ?? ''
    return last.split(' ').length <= limits.lastSentence.words
  })
  const cases = sources.filter(({ kind }) => kind === 'case').length
  // One case cited by itself is an example.
  const isCase = cases > 1 && cases > sources.length / 2
  const mostWords = isCase ? mostOfCase : most
  const studies = sources.filter(({ kind }) => kind === 'research').length
  const found = paragraphs.flatMap((text) => text.match(tics) ?? [])
  const measures: [text: string, value: number, limit: number][] = [
    [`${words} words`, words, mostWords],
    [`${words} words`, least, words],
    [`${percent(isNumerous)} of sentences with several numbers`, isNumerous, share],
    [`${percent(isPacked)} of paragraphs full of them`, isPacked, share],
    [`${percent(endsShort)} of longer paragraphs end short`, endsShort, limits.lastSentence.share],
    [`${studies} studies`, studies, limits.studies],
    [`tics: ${found.join(', ')}`, found.length, limits.tics],
  ]
  const above = measures.filter(([, value, limit]) => value > limit)
  const excess = above.reduce((sum, [, value, limit]) => sum + value / limit - 1, 0)
  return { excess, text: above.map(([text]) => text).join('; ') }
}

/** @returns a line for each article that is above a limit, the worst first */
export const densest = (articles: readonly (Measured & { file: string })[]) =>
  articles
    .map((article) => ({ file: article.file, ...measure(article) }))
    .filter(({ excess }) => excess > 0)
    .sort((a, b) => b.excess - a.excess)
    .map(({ file, excess, text }) => `${file} ${excess.toFixed(1)}: ${text}`)
