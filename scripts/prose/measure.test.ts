import { expect, test } from 'vitest'
import { densest, limits } from './measure'

const { words, numbers, lastSentence } = limits
const source = { id: 'a', author: 'A', title: 'B', date: '2025' } as const
const sources = (kind: 'research' | 'case', count: number) => Array(count).fill({ ...source, kind })
const paragraph = (...sentences: string[]) => `<p>${sentences.join(' ')}</p>`
const many = (count: number, text: string) => Array(count).fill(text).join(' ')
const long = (count: number) => `A${many(count - 1, ' b')}.`

const article = { file: 'articles/plan.md', html: '', words: words.least, sources: [] }
const measured = (changes: object) => densest([{ ...article, ...changes }])

test.each<[text: string, above: object, within: object]>([
  [
    `${words.most + 1} words`,
    { words: words.most + 1 },
    { words: words.mostOfCase, sources: sources('case', 2) },
  ],
  [`${words.mostOfCase} words`, { words: words.mostOfCase, sources: sources('case', 1) }, {}],
  [`${words.least - 1} words`, { words: words.least - 1 }, {}],
  [
    '100% of sentences with several numbers',
    { html: paragraph(many(numbers.inSentence + 1, '1,000.5')) },
    // What stands in tables and figures is no sentence.
    {
      html: `${paragraph('May 8, 2025.')}<table><p>1 2 3</p></table><figure><p>1 2 3</p></figure>`,
    },
  ],
  [
    '100% of paragraphs full of them',
    { html: paragraph(...Array(numbers.inParagraph + 1).fill('A 1.')) },
    { html: paragraph(...Array(numbers.inParagraph).fill('A 1.'), long(30)) },
  ],
  [
    '100% of longer paragraphs end short',
    { html: paragraph('A.', 'B.', long(lastSentence.words)) },
    { html: paragraph('A.', 'B.', long(lastSentence.words + 1)) + paragraph('A.', 'B.') },
  ],
  [
    `${limits.studies + 1} studies`,
    { sources: sources('research', limits.studies + 1) },
    { sources: sources('research', limits.studies) },
  ],
  [
    'tics: Suppose, lunch, Monday',
    { html: paragraph('Suppose it is lunch.', 'On Monday, we suppose.') },
    { html: paragraph('We suppose so.', 'As they say that, it is Monday.') },
  ],
])('an article above a limit is named with %s', (text, above, within) => {
  expect(measured(above)).toEqual([expect.stringMatching(/^articles\/plan\.md \d+\.\d: /)])
  expect(measured(above)[0]).toContain(`: ${text}`)
  expect(measured(within)).toEqual([])
})

test('the worst article comes first', () => {
  const of = (file: string, count: number) => ({ ...article, file, words: count })
  const lines = densest([of('b', 2000), of('c', 1000), of('a', 4000)])
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['a', 'b'])
})
