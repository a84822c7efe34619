import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { options } from '../search/searchIndex'
import { stopWords } from '../words'
import { searchIndex } from './searchIndex'

const article = {
  slug: 'plan',
  title: 'Roadmap',
  excerpt: 'Quarterly goals',
  category: 'Operations' as const,
  contents: [{ id: 'part', text: 'Budgeting', depth: 2 }],
  html: '<p>Interview R&amp;D<br>teams</p><button>Copy</button>',
}

/** @returns how many articles are found */
const count = (text: string, articles = [article]) =>
  MiniSearch.loadJSON(searchIndex(articles), options).search(text).length

test.each('roadmap quarterly operations budgeting interview teams'.split(' '))(
  'the index finds an article by "%s", and by its first letters',
  (word) => expect([count(word), count(word.slice(0, 3))]).toEqual([1, 1]),
)

test.each(['Größe', 'GRÖSSE', 'grosse', 'groesse', 'gross', 'Übergänge', 'Ubergaenge'])(
  '%s finds a text with "Größe" and "Übergänge"',
  (word) => expect(count(word, [{ ...article, html: '<p>Größe der Übergänge</p>' }])).toBe(1),
)

test('stop words neither find an article nor hinder it', () => {
  const [first = ''] = stopWords.split(' ')
  const html = `<p>${first} interview</p>`
  for (const stop of [first, first.toUpperCase()])
    expect([count(stop, [{ ...article, html }]), count(`${stop} interview`)]).toEqual([0, 1])
})

test('buttons are no words of a text', () => expect(count('copy')).toBe(0))

test('an index of many articles has no bodies', () => {
  const many = Array.from({ length: 201 }, (_, n) => ({ ...article, slug: `a${n}` }))
  expect([count('roadmap', many), count('interview', many)]).toEqual([201, 0])
  expect(count('interview', many.slice(1))).toBe(200)
})
