/** Letters that sharing cards cannot draw: their fonts have those of Latin, Greek and Cyrillic. */
import { categories } from '../articles/card'
import { site } from '../site'
import type { KnownFile } from './articles/readArticles'
import { type ContentProblem, findLine } from './contentError'
import type { PageFile } from './pageFiles'

/** What the fonts have that `build/sharingCards/fonts.ts` loads. */
const drawable = new RegExp(
  `[${[
    ...[' -\u02ff', '\u1d00-\u1dbf', '\u1e00-\u1fff', '\u2c60-\u2c7f', '\ua720-\ua7ff'],
    ...['\u0370-\u0377', '\u037a-\u037f', '\u0384-\u038a', '\u038c', '\u038e-\u03a1'],
    ...['\u03a3-\u052f', '\u1c80-\u1c8a', '\u2de0-\u2dff', '\ua640-\ua69f', '\ufe2e\ufe2f'],
    ...['\u2000-\u206f', '\u20a0-\u20c0', '\u2113\u2116\u2122', '\u2191-\u2193', '\u2212\u2215'],
    // Marks above and below other letters.
    ...['\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0329'],
  ].join('')}]`,
  'gu',
)

/** @returns each character that is drawn as a box, once */
export const undrawable = (text: string): string[] => [
  ...new Set(text.normalize('NFC').replace(/\s/g, '').replace(drawable, '')),
]

interface Shown extends Pick<PageFile, 'file' | 'lineOf'> {
  field: string
  text?: string | undefined
}

const inFile = (file: string, field: string, text: string): Shown => {
  const line = findLine(file, (each) => each.includes(`'${text}'`))
  return { file, field, text, lineOf: () => line }
}

/** @returns a warning for each text on a card that has such letters */
export function cardLetterProblems(
  pages: readonly PageFile[],
  articles: readonly KnownFile[],
): ContentProblem[] {
  const shown: Shown[] = [
    ...pages.map(({ page, ...file }) => ({ ...file, field: 'title', text: page.meta.title })),
    ...articles
      .filter(({ isDraft }) => !isDraft)
      .map(({ file, title: text }) => ({ file, field: 'title', text })),
    ...categories.map((name) => inFile('src/articles/card.ts', 'categories', name)),
    inFile('src/site.ts', 'name', site.name),
  ]
  return shown.flatMap(({ file, lineOf, field, text = '' }) => {
    const letters = undrawable(text)
    if (letters.length === 0) return []
    const line =
      lineOf?.(field) ?? findLine(file, (each) => each.trimStart().startsWith(`${field}:`))
    const message = `has ${letters.join(' ')}, which the fonts of sharing cards lack; there it is a box`
    return [{ file, line, field, message, isWarning: true }]
  })
}
