/** Finds what an editor left of the template of a new article: its marks, and runs of its words. */
import { articleTemplate } from './articleTemplate'

/** So many words in a row that the template has, too, are no chance. */
const runLength = 7

/** In any case where a text, an item or a value begins, unless in bold, as a list of choices has it; in capitals anywhere. */
const marks = [/^(?:[a-z]+:)?[^\p{L}*]*replace\s*[:\uFF1A]/iu, /\bREPLACE\s*[:\uFF1A]/]

/** Those of the template have no other letters. */
const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** Between blanks, so that no run is found inside of words. */
const toRun = (words: readonly string[]) => ` ${words.join(' ')} `

/** Every run of words in what the template asks to replace. */
const runs = [...articleTemplate.matchAll(/REPLACE: ([^"\n]+)/g)]
  .flatMap(([, text = '']) => text.split(/\{\{\w+\}\}/))
  .map(wordsOf)
  .flatMap((words) =>
    words.slice(runLength - 1).map((_, n) => toRun(words.slice(n, n + runLength))),
  )

/** Lines by number, from 1; those of options that the front matter keeps as comments are empty. */
function linesOf(source: string) {
  const lines = source.split(/\r?\n/)
  const end = lines.indexOf('---', 1)
  return lines.map((line, n) => (n < end && line.startsWith('#') ? '' : line))
}

/** @returns the numbers of the lines, from 1, that have something of the template */
export function linesWithPlaceholders(source: string): number[] {
  const text = toRun(wordsOf(source))
  // In most texts there is nothing to look for.
  if (!runs.some((run) => text.includes(run)) && !/replace\s*[:\uFF1A]/i.test(source)) return []
  const lines = linesOf(source)
  const words = lines.flatMap((line, n) => wordsOf(line).map((word) => ({ word, line: n + 1 })))
  const inRuns = words.flatMap(({ line }, n) => {
    const run = toRun(words.slice(n, n + runLength).map(({ word }) => word))
    return runs.includes(run) ? [line] : []
  })
  const marked = lines.flatMap((line, n) => (marks.some((mark) => mark.test(line)) ? [n + 1] : []))
  return [...new Set([...marked, ...inRuns])].sort((a, b) => a - b)
}
