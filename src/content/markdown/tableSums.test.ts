import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from './renderMarkdown'
import { sumProblems, wrongSums } from './tableSums'

describe('a row that begins with "Total"', () => {
  test('is the sum of the rows above, in each column that has a number', () => {
    const rows = [
      ['', 'Hours', 'Cost', 'Note'],
      ['a', '1.5', '$1,200', 'x'],
      ['b', '2', '$300', ''],
    ]
    expect(wrongSums([...rows, ['**Total**', '**3.5**', '**$1,500**', '250 left']])).toEqual([])
    expect(wrongSums([...rows, ['Total', '3.6', '$1,500', '']])).toEqual([
      { index: 3, stated: '3.6', result: 3.5 },
    ])
  })

  test('begins anew after a total', () => {
    const rows = [
      ['', 'n'],
      ['a', '1'],
      ['b', '2'],
      ['Total', '3'],
      ['c', '4'],
      ['d', '5'],
    ]
    expect(wrongSums([...rows, ['Total', '9']])).toEqual([])
  })

  test('counts losses, whichever dash they have', () => {
    expect(
      wrongSums([
        ['', 'n'],
        ['a', '−5'],
        ['b', '$-1'],
        ['c', '-3'],
        ['Total', '-8'],
      ]),
    ).toEqual([])
    expect(
      wrongSums([
        ['', 'n'],
        ['a', '−5'],
        ['b', '-3'],
        ['Total', '8'],
      ]),
    ).toHaveLength(1)
  })

  test('of whole numbers, whatever they are, holds for their sum only', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -999, max: 9999 }), { minLength: 2 }), (values) => {
        const sum = values.reduce((total, value) => total + value, 0)
        const table = (total: number) => [
          ['', 'n'],
          ...values.map((value) => ['x', String(value)]),
          ['Total', String(total)],
        ]
        expect(wrongSums(table(sum))).toEqual([])
        expect(wrongSums(table(sum + 1))).toHaveLength(1)
      }),
    )
  })
})

test('the columns Sum, Product and Mean follow from the columns before', () => {
  const head = ['Case', 'Value', 'Ease', 'Product', 'Mean']
  expect(wrongSums([head, ['a', '3', '5', '**15**', '4.0'], ['b', '2', '5', '10', '3.5']])).toEqual(
    [],
  )
  expect(wrongSums([head, ['a', '3', '5', '16', '4.2']])).toEqual([
    { index: 1, stated: '16', result: 15 },
    { index: 1, stated: '4.2', result: 4 },
  ])
})

test('texts, single numbers and mixed units state nothing', () => {
  const rows = [
    ['', 'When', 'What'],
    ['a', 'Monday', '3 h'],
    ['b', 'Week 2', '$5'],
  ]
  expect(wrongSums([...rows, ['Total', '2', '8']])).toEqual([])
  expect(
    wrongSums([
      ['', 'n'],
      ['a', '5'],
      ['Total of 10', '2'],
    ]),
  ).toEqual([])
})

test('a wrong number in Markdown is reported with its line', () => {
  const text = 'A\n\n| | n |\n|---|--:|\n| a | 1 |\n| b | 1 |\n| **Total** | **3** |\n'
  expect(sumProblems(parseMarkdown(text))).toEqual([
    { line: 7, field: 'table', message: expect.stringMatching(/states 3;.* 2$/) },
  ])
})
