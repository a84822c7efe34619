/** What follows from the text of an article: the number of its words, and sentences in the place of a missing summary. */
import { limits } from '../articles/fields'
import type { FrontMatter } from '../articles/schema'
import { site } from '../site'

/**
 * Somewhat below what adults read of English in silence, 238 (https://doi.org/10.1016/j.jml.2019.104047); in other
 * languages the time follows from the number of their words.
 */
export const wordsPerMinute = 220

/** Letters of scripts that put no blanks between words. */
const unspaced =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u

const segmenter = new Intl.Segmenter(site.language, { granularity: 'word' })

/** @param text between two blanks */
function wordsIn(text: string) {
  if (!unspaced.test(text)) return /[\p{L}\p{N}]/u.test(text) ? 1 : 0
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
}

/** Counts the words of the prose; code blocks are to copy, not to read, figures and images to look at. */
export const countWords = (markdown: string) =>
  markdown
    .replace(
      /<!--[\s\S]*?-->|<\/?[a-z][^>]*>|^ *(`{3,}|~{3,})[\s\S]*?^ *\1|!\[[^\]]*\]\([^)]*\)|\[[\^@][^\]]*\]:?/gm,
      ' ',
    )
    .split(/\s+/)
    .reduce((sum, text) => sum + wordsIn(text), 0)

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

/** Marks of notes, and words for screen readers alone. */
const aside =
  /<a [^>]*class="citation"[^>]*>[^<]*<\/a>|<sup>\s*<a [\s\S]*?<\/sup>|<span class="sr-only">[^<]*<\/span>/g

/** @returns the words of the first paragraph of a text that has any */
function openingOf(html: string) {
  const paragraphs = html.match(/<p\b[^>]*>[\s\S]*?<\/p>/g) ?? []
  const texts = paragraphs.map((paragraph) =>
    paragraph
      .replace(aside, '')
      .replace(/<br\b[^>]*>/g, ' ')
      .replace(/<[^>]+>/g, '')
      .replace(/&#x(\w+);/g, (_, code) => String.fromCodePoint(Number(`0x${code}`)))
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return texts.find(Boolean) ?? ''
}

/** @returns description and excerpt: one replaces the other, and the beginning of the text, or the title, both */
export function summariesOf({ title, description, excerpt }: FrontMatter, html: string) {
  const [, longest] = limits.description
  const ofExcerpt = excerpt && firstSentences(excerpt, longest)
  const shown = description ?? ofExcerpt ?? (firstSentences(openingOf(html), 0) || title)
  const isOpening = !description && !excerpt
  return { description: shown, excerpt: excerpt ?? shown, ...(isOpening && { isOpening }) }
}
