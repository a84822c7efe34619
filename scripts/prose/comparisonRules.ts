/** Style rules between articles. They get them newest first, and report the newer of two. */
import { sourcesId } from '../../src/articles/schema'
import { plainText } from '../../src/content/plainText'
import type { Prose, Violation } from './articleRules'

const maxOverlap = 0.12
const maxArticlesOfPhrase = 3

/** Without what the build adds: articles share their sources, and what stands on every worksheet. */
const ownText = (html: string) =>
  html
    .replace(new RegExp(`<h2 id="${sourcesId}"[\\s\\S]*?</ol>`), '')
    .replace(/<summary>.*?<\/summary>|<div class="worksheet-controls.*?<\/div>/gs, '')

/** @returns every run of five words of a text */
function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []
  return words.slice(4).map((_, n) => words.slice(n, n + 5).join(' '))
}

/** Every run of five words within a sentence. */
const phrasesOf = (html: string) =>
  plainText(ownText(html).replace(/<pre[\s\S]*?<\/pre>|<\/(p|li|h\d|td|th)>/g, '. '))
    .split(/[.!?:;()“”]/)
    .flatMap(runsOf)

/** By name; what each returns breaks it. */
export const comparisonRules = {
  'same-opening': (articles) => {
    const openings = articles.map(({ html }) => runsOf(plainText(html))[0])
    return articles.flatMap(({ file }, n) => {
      const other = articles[openings.indexOf(openings[n], n + 1)]
      const message = `begins with the same words as ${other?.file}: "${openings[n]}"`
      return other ? [{ file, message }] : []
    })
  },

  overlap: (articles) => {
    const texts = articles.map(({ file, html }) => ({
      file,
      runs: new Set(runsOf(plainText(ownText(html)))),
    }))
    return texts.flatMap(({ file, runs }, n) =>
      texts.slice(n + 1).flatMap((older) => {
        const shared = [...runs].filter((run) => older.runs.has(run)).length
        const overlap = shared / Math.min(runs.size, older.runs.size)
        const message = `shares ${Math.ceil(overlap * 100)} % of its text with ${older.file}; at most ${maxOverlap * 100} %`
        return overlap > maxOverlap ? [{ file, message }] : []
      }),
    )
  },

  'repeated-phrase': (articles) => {
    const uses = new Map<string, Set<string>>()
    for (const { file, html } of articles)
      for (const phrase of phrasesOf(html))
        uses.set(phrase, (uses.get(phrase) ?? new Set()).add(file))
    return [...uses]
      .filter(([, files]) => files.size > maxArticlesOfPhrase)
      .map(([quote, files]) => ({
        file: [...files][0] ?? '',
        quote,
        message: `"${quote}" stands in ${files.size} articles; ${maxArticlesOfPhrase} at most: ${[...files].join(', ')}`,
      }))
  },

  'same-heading': (articles) => {
    const headings = articles.flatMap(({ file, contents }) =>
      contents.filter(({ id }) => id !== sourcesId).map(({ text }) => ({ file, text })),
    )
    return headings.flatMap(({ file, text }, n) => {
      const older = headings.slice(n + 1).find((other) => other.text === text)
      return older && older.file !== file
        ? [{ file, quote: text, message: `has the heading "${text}" of ${older.file}` }]
        : []
    })
  },

  'colon-titles': (articles) => {
    const [newest, ...others] = articles.filter(({ title }) => title.includes(': '))
    const count = others.length + 1
    const message = `is one of ${count} titles with a colon; half of ${articles.length} at most`
    return newest && others.length > 0 && count > articles.length / 2
      ? [{ file: newest.file, message }]
      : []
  },
} satisfies Record<string, (articles: Prose[]) => (Violation & { file: string })[]>
