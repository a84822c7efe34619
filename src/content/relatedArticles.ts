/** Which articles to read next: three alike by category, keywords and text, and the neighbors in the category. */
import MiniSearch from 'minisearch'
import type { Article, ArticleCard, LinkedArticle } from '../articles/schema'
import { plainText } from './plainText'

/** An article as lists show it. */
export const cardOf = ({
  id,
  slug,
  title,
  excerpt,
  category,
  readTime,
  image,
}: Article): ArticleCard => ({
  id,
  slug,
  title,
  excerpt,
  category,
  readTime,
  image,
})

/** What the likeness of two articles is read from, and what each part counts. */
const weights = { keywords: 3, title: 2, headings: 2, text: 1 }

/** An article of the same category counts half as much again. */
const kinship = 1.5

function likeness(articles: readonly Article[]) {
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
  return ({ title, keywords, category }: Article) =>
    index.search(`${title} ${keywords.join(' ')}`, {
      boost: weights,
      boostDocument: (_id, _term, stored) => (stored?.category === category ? kinship : 1),
    })
}

/**
 * @param articles all articles, newest first
 * @returns them with their neighbors: three related by category, keywords and text, and the next
 *   older and newer of the category
 */
export function linkNeighbors(articles: readonly Article[]): LinkedArticle[] {
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  const like = likeness(articles)
  const nameOf = (other?: Article) => other && { slug: other.slug, title: other.title }
  return articles.map((article) => {
    const series = articles.filter(({ category }) => category === article.category)
    // Where too few are alike, the category and then the newest fill up.
    const order = [
      ...like(article).map(({ id }) => id as string),
      ...series.map(({ slug }) => slug),
      ...bySlug.keys(),
    ]
    const related = [...new Set(order)].filter((slug) => slug !== article.slug).slice(0, 3)
    const at = series.indexOf(article)
    return {
      ...article,
      related: related.flatMap((slug) => bySlug.get(slug) ?? []).map(cardOf),
      previous: nameOf(series[at + 1]),
      next: nameOf(series[at - 1]),
    }
  })
}
