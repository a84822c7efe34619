import * as fc from 'fast-check'
import { toString as textOf } from 'mdast-util-to-string'
import { afterEach, expect, test } from 'vitest'
import { noBreak, quotationMarks } from '../../words'
import { parseMarkdown } from './parseMarkdown'
import { typeset, typography } from './typography'

const ownMarks = { ...quotationMarks }
const ownSigns = { ...noBreak }
afterEach(() => {
  Object.assign(quotationMarks, ownMarks)
  Object.assign(noBreak, ownSigns)
})

function setText(source: string) {
  const { tree } = parseMarkdown(source)
  typography()(tree)
  return tree.children.map((block) => textOf(block))
}

const lettersIn = (blocks: string[]) =>
  blocks.map((block) => block.match(/[\p{L}\p{N}]/gu)?.join('') ?? '')

const mark = fc
  .array(fc.constantFrom('«', '»', '„', '"', '\u00a0', ' ', '-', '<', '$', '𝄞'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((signs) => signs.join(''))
const piece = fc.constantFrom(
  'vieux',
  'l’été',
  '12',
  '"',
  "'",
  's',
  '--',
  '...',
  ' ',
  ', ',
  ' ! ',
  '§ ',
  '`a "b" c`',
  '[lien "cité"](/la)',
  '**"gras"**',
  "*l'autre*",
)
const block = fc.tuple(
  fc.constantFrom('', '## ', '> ', '- '),
  fc.array(piece, { minLength: 1, maxLength: 12 }),
)

test('letters and digits stay where they are, whatever the marks', () => {
  fc.assert(
    fc.property(
      mark,
      mark,
      fc.array(block, { minLength: 1, maxLength: 5 }),
      (opening, closing, blocks) => {
        Object.assign(quotationMarks, { opening, closing })
        Object.assign(noBreak, { before: '!»', after: '«§' })
        const source = blocks.map(([start, pieces]) => `${start}a${pieces.join('')}`).join('\n\n')
        const typed = parseMarkdown(source).tree.children.map((each) => textOf(each))
        expect(lettersIn(setText(source))).toEqual(lettersIn(typed))
      },
    ),
  )
})

test('quotation marks are the language’s, with their blanks, also around links and in captions', () => {
  Object.assign(quotationMarks, { opening: '«\u00a0', closing: '\u00a0»' })
  expect(setText('## Un "mot"\n\nVoir ["le guide"](/guide), "le `"code"`" et l\'été.')).toEqual([
    'Un «\u00a0mot\u00a0»',
    'Voir «\u00a0le guide\u00a0», «\u00a0le "code"\u00a0» et l’été.',
  ])
  expect(typeset({ caption: ['Un "mot" à la fin.'] })).toEqual({
    caption: ['Un «\u00a0mot\u00a0» à la fin.'],
  })
})

test('a typed blank at a sign of the language does not break, but in code, addresses and times', () => {
  Object.assign(noBreak, { before: ':;!?»€]', after: '«' })
  const kept = 'Mode d’emploi : « vite » ; 12 € [?] Où ?'
  expect(setText(kept)).toEqual([kept.replaceAll(/ (?=[:»;€?])|(?<=«) /g, '\u00a0')])
  const unchanged = 'A:B, 10 : 30, `a : b`, <https://a.example/x?y=1;2>, voir :-)'
  expect(setText(unchanged)).toEqual([unchanged.replaceAll(/[`<>]/g, '')])
  expect(typeset('Quand ?')).toBe('Quand\u00a0?')
})
