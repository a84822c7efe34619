import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fallbackSubsets } from '../build/sharingCards/fonts'
import { cardLetterProblems, undrawable } from './cardLetters'

test.each(['noto-serif', 'noto-sans'])('what the fonts of %s have is no problem', (name) => {
  const file = `node_modules/@fontsource/${name}/unicode.json`
  const ranges: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  for (const subset of fallbackSubsets)
    for (const range of (ranges[subset] ?? '').split(',')) {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) {
        const character = String.fromCodePoint(code)
        // Others are seen nowhere.
        if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character) && code !== 0xfffd)
          expect(undrawable(character), character).toEqual([])
      }
    }
})

test.each([
  ['戦略 AI 戦', ['戦', '略']],
  ['Plan 🚀', ['🚀']],
  ['خطة', ['خ', 'ط', 'ة']],
  ['Стратегия, Στρατηγική, Łódź, e\u0301', []],
])('%s', (text, letters) => expect(undrawable(text)).toEqual(letters))

test('is a warning at the title, which a draft does not have yet', () => {
  const file = {
    file: 'nowhere.md',
    sourcesFile: '',
    glossaryFile: '',
    path: '/articles/a' as const,
  }
  const articles = [
    { ...file, isDraft: false, title: 'Plan' },
    { ...file, isDraft: true, title: '戦略' },
  ]
  expect(cardLetterProblems([], articles).filter((each) => each.file === file.file)).toEqual([])
})
