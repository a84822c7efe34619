/** What the loader fills sections with, for the sections of the page of all states. */
import { categories } from '../articles/card'
import type { Article } from '../articles/schema'
import type { SectionData } from '../content/fillSection'
import { cards, firstCard } from './cards'

const description = 'What it is about fits into a sentence or two, and ends here.'
const path = '/paths/a-path'
const dates = { date: '2024-01-20', updated: '2024-02-20' }

/** @param body of the article */
export function sectionData(body: Pick<Article, 'html' | 'contents'>): SectionData {
  return {
    articleList: {
      ...{ articles: cards, total: cards.length },
      choices: {
        category: categories.map((value) => ({ value, text: value })),
        ...{ author: [], path: [] },
      },
    },
    articleTeasers: { articles: cards.slice(0, 3) },
    readingPaths: {
      paths: [
        { to: path, title: 'A reading path', audience: 'For readers', description, extent: 'Long' },
      ],
    },
    glossary: {
      terms: ['Quorum', 'Warp'].map((term) => ({
        ...{ id: term.toLowerCase(), term, definition: description, article: firstCard },
      })),
    },
    article: {
      article: {
        ...{ ...firstCard, ...dates, description, keywords: [], words: 100 },
        ...{ authorPath: path, html: body.html, contents: body.contents, sources: [] },
        ...{ takeaways: [description], related: cards.slice(1, 4) },
        ...{ previous: firstCard, next: firstCard },
        paths: [{ to: path, title: 'A reading path', position: 1, count: 2, next: firstCard }],
      },
    },
    articleIndex: { articles: cards, parts: [] },
    readingPath: {
      articles: cards.slice(0, 2).map((card) => ({ ...card, author: firstCard.author })),
      path,
      document: `${path}/document`,
    },
    pathDocument: {
      parts: [{ ...firstCard, ...dates, authorPath: path, html: '<p>Its text.</p>' }],
      path,
    },
  }
}
