/** Which articles to read next: three similar ones, and the next older and newer of the category. */
import MiniSearch from 'minisearch'
import type { Article, FurtherReading } from '../articles/schema'
import { toCard } from '../articles/toCard'
import { plainText } from './plainText'

/** What the similarity of two articles is computed from, and what each part counts. */
const weights = { keywords: 3, title: 2, headings: 2, text: 1 }

/** An article of the same category counts half as much again. */
const sameCategoryBoost = 1.5

const relatedCount = 3

/** @returns what ranks all articles by their similarity to one: their slugs, the most similar first */
function similarityIndex(articles: readonly Article[]) {
  const index = new MiniSearch<Article>({
    idField: 'slug',
    fields: Object.keys(weights),
    storeFields: ['category'],
    extractField: (article, field) => {
      if (field === 'headings') return article.contents.map(({ text }) => text).join('\n')
      if (field === 'keywords') return article.keywords.join('\n')
      if (field === 'text') return plainText(article.html)
      return String(Reflect.get(article, field))
    },
  })
  index.addAll(articles)
  return ({ title, keywords, category }: Article): string[] =>
    index
      .search(`${title} ${keywords.join(' ')}`, {
        boost: weights,
        boostDocument: (_id, _term, stored) =>
          stored?.category === category ? sameCategoryBoost : 1,
      })
      .map(({ id }) => id)
}

/**
 * @param articles all articles, newest first
 * @returns them, each with the articles to read next
 */
export function linkArticles<T extends Article>(articles: readonly T[]): (T & FurtherReading)[] {
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  const similarTo = similarityIndex(articles)
  const nameOf = (other?: Article) => other && { slug: other.slug, title: other.title }
  return articles.map((article) => {
    const sameCategory = articles.filter(({ category }) => category === article.category)
    // Where too few are similar, the category and then the newest fill up.
    const order = [...similarTo(article), ...sameCategory.map(({ slug }) => slug), ...bySlug.keys()]
    const related = [...new Set(order)].filter((slug) => slug !== article.slug)
    const at = sameCategory.indexOf(article)
    return {
      ...article,
      related: related
        .slice(0, relatedCount)
        .flatMap((slug) => bySlug.get(slug) ?? [])
        .map(toCard),
      previous: nameOf(sameCategory[at + 1]),
      next: nameOf(sameCategory[at - 1]),
    }
  })
}
