/** Which articles to read next: three similar ones, and the next older and newer of the category. */
import MiniSearch from 'minisearch'
import { categories } from '../../articles/card'
import type { ArticleMeta, FurtherReading } from '../../articles/schema'
import { toDatedCard } from '../../articles/toCard'

/** What the similarity of two articles is computed from, and what each part counts. */
const weights = { keywords: 3, title: 2, description: 1, excerpt: 1 }

/** An article of the same category counts half as much again. */
const sameCategoryBoost = 1.5

const relatedCount = 3

/** What is compared of an article: its rarest words, which tell the most and are found in the fewest others. */
const wordCount = 8

const wordsOf = ({ title, keywords }: ArticleMeta) => [
  ...new Set(`${title} ${keywords.join(' ')}`.toLowerCase().match(/[\p{L}\p{N}]+/gu)),
]

/** @returns what ranks articles by their similarity to one: their slugs, the most similar first */
function similarityIndex(articles: readonly ArticleMeta[]) {
  const index = new MiniSearch<ArticleMeta>({
    idField: 'slug',
    fields: Object.keys(weights),
    storeFields: ['category'],
    extractField: (article, field) =>
      field === 'keywords' ? article.keywords.join('\n') : String(Reflect.get(article, field)),
  })
  index.addAll(articles)
  const counts = new Map<string, number>()
  for (const word of articles.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const count = (word: string) => counts.get(word) ?? 0
  return (article: ArticleMeta): string[] => {
    const words = wordsOf(article).sort((a, b) => count(a) - count(b) || (a < b ? -1 : 1))
    return index
      .search(words.slice(0, wordCount).join(' '), {
        boost: weights,
        boostDocument: (_id, _term, stored) =>
          stored?.category === article.category ? sameCategoryBoost : 1,
      })
      .map(({ id }) => id)
  }
}

/**
 * @param articles all articles, newest first
 * @returns what finds the articles to read after one of them
 */
export function furtherReading(
  articles: readonly ArticleMeta[],
): (article: ArticleMeta) => FurtherReading {
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  const byCategory = new Map(
    categories.map((name) => [name, articles.filter(({ category }) => category === name)]),
  )
  let similarTo: ReturnType<typeof similarityIndex> | undefined
  const nameOf = (other?: ArticleMeta) => other && { slug: other.slug, title: other.title }
  return (article) => {
    similarTo ??= similarityIndex(articles)
    const sameCategory = byCategory.get(article.category) ?? []
    // Where too few are similar, the category and then the newest fill up.
    const fill = [sameCategory, articles].flatMap((list) => list.slice(0, relatedCount + 1))
    const order = [...similarTo(article), ...fill.map(({ slug }) => slug)]
    const related = [...new Set(order)].filter((slug) => slug !== article.slug)
    const at = sameCategory.indexOf(article)
    return {
      related: related
        .slice(0, relatedCount)
        .flatMap((slug) => bySlug.get(slug) ?? [])
        .map(toDatedCard),
      previous: nameOf(sameCategory[at + 1]),
      next: nameOf(sameCategory[at - 1]),
    }
  }
}
