import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { indexedArticle, indexedPage } from '../build/searchIndex'
import { loadStemmer } from '../build/stemmer'
import { site } from '../site'
import { stopWords } from '../words'
import { searchTexts } from './searchEngine'
import { formBy, type IndexedPage, indexOptions } from './searchIndex'

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
  const formOf = formBy(await loadStemmer(language), language)
  const index = new MiniSearch(indexOptions(formOf))
  index.addAll(pages)
  return index
}

const withText = (text: string, slug = 'plan') => ({ ...article, slug, html: `<p>${text}</p>` })

/** @returns the slugs of articles with these texts, `0`, `1` and so on, in the order in which they are found */
async function find(query: string, texts: readonly string[], language?: string) {
  const pages = texts.map((text, n) => indexedArticle(withText(text, String(n))))
  return searchTexts(await indexOf(pages, language), query).texts.map(({ id }) => id)
}

test.each('roadmap milestones quarterly operations budgeting interview teams'.split(' '))(
  'the index finds an article by "%s", and by its first letters',
  async (word) => {
    const index = await indexOf([indexedArticle(article)])
    for (const query of [word, word.slice(0, 3)])
      expect(searchTexts(index, query).texts).toHaveLength(1)
    expect(searchTexts(index, 'copy').texts).toEqual([])
  },
)

test.each([
  ['de', 'Größe', 'Größe'],
  ['de', 'grosse', 'Größe'],
  ['de', 'gross', 'Größe'],
  ['de', 'Ubergange', 'Übergänge'],
  ['de-CH', 'Häusern', 'ein Haus'],
  ['en', 'prioritising', 'prioritization'],
  ['en', 'call centres', 'a call center'],
  ['en', "Klarna's", 'Klarna’s'],
  ['en', 'klarna', 'Klarna’s'],
  ['en', 'whats', 'what’s'],
  ['en', 'nonprofit', 'a non-profit'],
  ['en', 'vibe-coding', 'vibecoding'],
  ['en', 'runs', 'run'],
  ['eo', 'runs', 'runs'],
])('in %s, the word %j finds %j and nothing else', async (language, query, text) =>
  expect(await find(query, ['another text', text], language)).toEqual(['1']),
)

test.each([
  ['all of the words before most of them', 'blue red', ['red', 'blue red', 'blue']],
  ['a rare word before a common one', 'blue red', ['red', 'blue', 'red', 'red', 'red']],
  ['another word is corrected, if no text has it', 'blue excavtor', ['blue', 'blue excavator']],
])('in the order come %s', async (_, query, texts) =>
  expect((await find(query, texts))[0]).toBe('1'),
)

test('in the order an article comes before a page, as a misspelt word finds both', async () => {
  const meta = { title: 'Investment partner', description: '', keywords: [], updated: '' }
  const index = await indexOf([
    indexedPage({ path: '/about/partner', meta }),
    indexedArticle({ ...article, title: 'Return on investment' }),
  ])
  expect(searchTexts(index, 'investmnet').texts.map(({ id }) => id)[0]).toBe('plan')
})

test('a page is found by what it is about', async () => {
  const meta = { title: 'A workbook', description: 'Six sheets', keywords: ['tables'], updated: '' }
  const index = await indexOf([indexedPage({ path: '/book', meta }), indexedArticle(article)])
  const page = { title: 'A workbook', description: 'Six sheets' }
  for (const query of ['workbook', 'sheets', 'tables'])
    expect(searchTexts(index, query).texts).toMatchObject([{ id: '/book', page }])
})

test('stop words neither find an article nor hinder it', async () => {
  const [first = ''] = stopWords.split(' ')
  for (const stop of [first, first.toUpperCase()]) {
    expect(await find(stop, [`${first} interview`])).toEqual([])
    expect(await find(`${stop} interview`, [`${first} interview`])).toEqual(['0'])
  }
})
