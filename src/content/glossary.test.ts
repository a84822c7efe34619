import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGlossary, shownTerms } from './glossary'

function write(yaml: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'glossary-')), 'glossary.yaml')
  writeFileSync(file, yaml)
  return file
}

/** An entry of three lines, and more. */
const entry = (id: string, term: string, more = '') =>
  `${id}:\n  term: ${term}\n  definition: What it means, in words that fill a line or so.\n${more}`

test('reads terms in the order of the alphabet', async () => {
  const { terms, problems } = await readGlossary(
    write(entry('b', 'woof', '  also: [woofs]\n') + entry('a', 'Weft') + entry('c', 'warp')),
  )
  expect(problems).toEqual([])
  expect(terms.map(({ term }) => term)).toEqual(['warp', 'Weft', 'woof'])
  expect(terms[2]).toMatchObject({ id: 'b', also: ['woofs'] })
})

test('without a file there are no terms', async () => {
  expect(await readGlossary('nowhere/glossary.yaml')).toMatchObject({ terms: [], problems: [] })
})

test.each([
  ['an unknown key', entry('b', 'Weft', '  see: warp\n'), 'b.see', 9, 'not a key'],
  ['no definition', 'b:\n  term: Weft\n', 'b.definition', 6, 'required'],
  [
    'a long definition',
    entry('b', 'Weft').replace('or so', 'x'.repeat(400)),
    'b.definition',
    8,
    '400',
  ],
  ['an id with a space', entry('b b', 'Weft'), 'b b.id', 6, 'small letters'],
  ['the term of another', entry('b', 'WARP'), 'b.term', 7, 'has "WARP", which a has already'],
  [
    'a spelling of another',
    entry('b', 'Weft', '  also: [ends]\n'),
    'b.also',
    9,
    'which a has already',
  ],
  ['a list that is none', entry('b', 'Weft', '  also: wefts\n'), 'b.also', 9, 'not a list'],
  ['a draft as its article', entry('b', 'Weft', '  article: draft\n'), 'b.article', 9, 'published'],
])('%s is reported with its line', async (_, yaml, field, line, message) => {
  const file = write(entry('a', 'Warp', '  also: [Ends]\n  article: public\n') + yaml)
  const { problems } = await readGlossary(file, new Set(['public']))
  expect(problems).toEqual([{ file, line, field, message: expect.stringContaining(message) }])
})

test('the page gets definitions and titles, and nothing that only links need', () => {
  const terms = [
    { id: 'a', term: 'Warp', also: ['ends'], definition: 'Threads.', article: 'looms' },
    { id: 'b', term: 'Weft', definition: 'Others.' },
  ]
  expect(shownTerms(terms, [{ slug: 'looms', title: 'On looms' }])).toEqual([
    {
      ...{ id: 'a', term: 'Warp', definition: 'Threads.' },
      article: { slug: 'looms', title: 'On looms' },
    },
    { id: 'b', term: 'Weft', definition: 'Others.' },
  ])
})
