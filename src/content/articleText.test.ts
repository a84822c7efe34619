import { expect, test } from 'vitest'
import { renderText } from '../tests/renderText'
import { countWords, readingMinutes, readingSpeed } from './articleText'

const table = '| A | B |\n| --- | --- |\n| one | two |\n| three | |\n'
const figure = '```figure\nkind: flow\ncaption: Steps\nitems:\n  - title: A\n  - title: B\n```\n'
const seconds = (cells: number, figures: number) =>
  cells * readingSpeed.secondsPerCell + figures * readingSpeed.secondsPerFigure

test.each<[what: string, markdown: string, words: number, seconds: number]>([
  ['words', 'Two words.', 2, 0],
  ['the cells of a table that are not empty', `Two words.\n\n${table}`, 2, seconds(5, 0)],
  ['figures', `Two words.\n\n${figure}\n${figure}`, 2, seconds(0, 2)],
  ['no code', 'Two words.\n\n```\nnot read\n```\n', 2, 0],
])('the reading time is that of %s', async (_, markdown, words, apart) => {
  const { html } = await renderText(markdown)
  expect(countWords(html)).toBe(words)
  // The words that are missing to nine and a half minutes, where the rounding begins.
  const missing = (9.5 - apart / 60) * readingSpeed.wordsPerMinute
  expect([missing - 1, missing + 1].map((read) => readingMinutes(html, read))).toEqual([9, 10])
  expect(readingMinutes(html, 0)).toBe(1)
})
