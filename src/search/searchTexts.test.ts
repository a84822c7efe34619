import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { indexedArticle, indexedPage, searchIndex } from '../build/searchIndex'
import { loadStemmer } from '../build/stemmer'
import { site } from '../site'
import { stopWords } from '../words'
import { searchTexts } from './searchEngine'
import { formsBy, type IndexedPage, indexOptions } from './searchIndex'

const article = {
  slug: 'plan',
  title: 'Roadmap',
  keywords: ['milestones'],
  excerpt: 'Quarterly goals',
  category: 'Operations' as const,
  contents: [{ id: 'part', text: 'Budgeting', depth: 2 }],
  html: '<p>Interview R&amp;D<br>teams</p><button>Copy</button>',
}

async function indexOf(pages: readonly IndexedPage[], language: string = site.language) {
  const formsOf = formsBy(await loadStemmer(language), language)
  return MiniSearch.loadJSON(await searchIndex(pages, language), indexOptions(formsOf))
}

const withText = (text: string, slug = 'plan') => ({ ...article, slug, html: `<p>${text}</p>` })

/** @returns the slugs of articles with these texts, `0`, `1` and so on, in the order in which they are found */
async function find(query: string, texts: readonly string[], language?: string) {
  const pages = texts.map((text, n) => indexedArticle(withText(text, String(n))))
  return searchTexts(await indexOf(pages, language), query).matches.map(({ id }) => id)
}

test.each('roadmap milestones quarterly operations budgeting interview teams'.split(' '))(
  'the index finds an article by "%s", and by its first letters',
  async (word) => {
    const index = await indexOf([indexedArticle(article)])
    for (const query of [word, word.slice(0, 3)])
      expect(searchTexts(index, query).matches).toHaveLength(1)
    expect(searchTexts(index, 'copy').matches).toEqual([])
  },
)

test.each([
  ['de', 'Größe', 'Größe'],
  ['de', 'grosse', 'Größe'],
  ['de', 'groesse', 'Größe'],
  ['de', 'gross', 'Größe'],
  ['de', 'Ubergaenge', 'Übergänge'],
  ['de-CH', 'Häusern', 'ein Haus'],
  ['en', 'prioritising', 'prioritization'],
  ['en', 'call centres', 'a call center'],
  ['en', "Klarna's", 'Klarna’s'],
  ['en', 'klarna', 'Klarna’s'],
  ['en', 'whats', 'what’s'],
  ['en', 'nonprofit', 'a non-profit'],
  ['en', 'non profits', 'a nonprofit'],
  ['en', 'vibecoding', 'vibe coding, or vibecoding'],
  ['en', 'vibe-coding', 'vibecoding'],
  ['en', 'runs', 'run'],
  ['eo', 'runs', 'runs'],
])('in %s, the word %j finds %j and nothing else', async (language, query, text) =>
  expect(await find(query, ['another text', text], language)).toEqual(['1']),
)

test('a word is found where another text joins it', async () =>
  expect(await find('chatbot', ['a chat bot', 'a chatbot'], 'en')).toHaveLength(2))

test.each([
  ['all of the words before most of them', 'blue red', ['red', 'blue red', 'blue']],
  ['a rare word before a common one', 'blue red', ['red', 'blue', 'red', 'red', 'red']],
  ['another word is corrected, if no text has it', 'blue excavtor', ['blue', 'blue excavator']],
])('in the order come %s', async (_, query, texts) =>
  expect((await find(query, texts))[0]).toBe('1'),
)

test('in the order come words in a row of a keyword before the same ones apart', async () => {
  const index = await indexOf([
    indexedArticle({ ...article, slug: 'apart', keywords: ['shadow mode', 'use of ai'] }),
    indexedArticle({ ...article, slug: 'row', keywords: ['shadow ai', 'mode of use'] }),
  ])
  expect(searchTexts(index, 'shadow ai').matches.map(({ id }) => id)).toEqual(['row', 'apart'])
})

test('a page is found by what it is about', async () => {
  const meta = { title: 'A workbook', description: 'Six sheets', keywords: ['tables'], updated: '' }
  const index = await indexOf([indexedPage({ path: '/book', meta }), indexedArticle(article)])
  const page = { title: 'A workbook', description: 'Six sheets' }
  for (const query of ['workbook', 'sheets', 'tables'])
    expect(searchTexts(index, query).matches).toMatchObject([{ id: '/book', page }])
})

test('stop words neither find an article nor hinder it', async () => {
  const [first = ''] = stopWords.split(' ')
  for (const stop of [first, first.toUpperCase()]) {
    expect(await find(stop, [`${first} interview`])).toEqual([])
    expect(await find(`${stop} interview`, [`${first} interview`])).toEqual(['0'])
  }
})

test('an index of many articles has no bodies', async () => {
  const many = Array.from({ length: 201 }, (_, n) => withText('bodies', `a${n}`))
  const countOf = async (articles: typeof many) =>
    searchTexts(await indexOf(articles.map(indexedArticle)), 'bodies').matches.length
  expect([await countOf(many), await countOf(many.slice(1))]).toEqual([0, 200])
})
