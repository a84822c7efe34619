/** What follows from the text of an article: its words, its reading time, and sentences in the place of a missing summary. */
import { limits } from '../articles/fields'
import type { FrontMatter } from '../articles/schema'
import { site } from '../site'
import { idOf } from '../ui/idOf'
import { markdownText } from '../words'
import { plainText } from './plainText'

/**
 * The words are somewhat below what adults read of English in silence, 238 (https://doi.org/10.1016/j.jml.2019.104047);
 * in other languages the time follows from the number of their words. The seconds are our estimate.
 */
export const readingSpeed = { wordsPerMinute: 220, secondsPerCell: 2, secondsPerFigure: 15 }

const sourcesId = idOf(markdownText.sources)
const sourceList = new RegExp(`<h2 id="${sourcesId}"[\\s\\S]*?</ol>`)

/** @returns the HTML of an article without what is looked at, filled in, copied or looked up, and not read on */
const proseOf = (html: string) =>
  html
    .replace(sourceList, '')
    .replace(/<(figure|details)\b[\s\S]*?<\/\1>|<(table|pre)\b[\s\S]*?<\/\2>/g, ' ')

/** Letters of scripts that put no blanks between words. */
const unspaced =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u

const segmenter = new Intl.Segmenter(site.language, { granularity: 'word' })

/** @param text between two blanks; all texts would take the segmenter many seconds */
function wordsIn(text: string) {
  if (!unspaced.test(text)) return /[\p{L}\p{N}]/u.test(text) ? 1 : 0
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
}

/** @returns the number of words in the prose of an article */
export const countWords = (html: string) =>
  plainText(proseOf(html))
    .split(' ')
    .reduce((sum, text) => sum + wordsIn(text), 0)

/** @returns the minutes that an article takes: its words, the cells of its tables, its figures and pictures */
export function readingMinutes(html: string, words: number) {
  const cells = html.match(/<t[dh]\b[^>]*>(?!<\/)/g) ?? []
  const figures = html.match(/<figure class="figure|<img\b/g) ?? []
  const { wordsPerMinute, secondsPerCell, secondsPerFigure } = readingSpeed
  const seconds = cells.length * secondsPerCell + figures.length * secondsPerFigure
  return Math.max(1, Math.round(words / wordsPerMinute + seconds / 60))
}

const sentences = new Intl.Segmenter(site.language, { granularity: 'sentence' })

/** @returns the first sentences of a text: as many as fit, and one at least */
function firstSentences(text: string, length: number) {
  let first = ''
  for (const sentence of sentences.segment(text)) {
    const longer = first + sentence.segment
    if (first && longer.trimEnd().length > length) break
    first = longer
  }
  return first.trim()
}

/** @returns the words of the first paragraph of a text that has any */
function openingOf(html: string) {
  const paragraphs = html.match(/<p\b[^>]*>[\s\S]*?<\/p>/g) ?? []
  return paragraphs.map(plainText).find(Boolean) ?? ''
}

/** @returns description and excerpt: one replaces the other, and the beginning of the text, or the title, both */
export function summariesOf({ title, description, excerpt }: FrontMatter, html: string) {
  const [, longest] = limits.description
  const ofExcerpt = excerpt && firstSentences(excerpt, longest)
  const shown = description ?? ofExcerpt ?? (firstSentences(openingOf(html), 0) || title)
  const isOpening = !description && !excerpt
  return { description: shown, excerpt: excerpt ?? shown, ...(isOpening && { isOpening }) }
}
