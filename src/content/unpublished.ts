/** Articles that are not published yet: nothing that is published may lead to them. */
import type { ArticleList, SourceArticle, UnpublishedArticle } from './readArticles'

/** All but drafts: what is published, and what will be without anybody looking at it again. */
export const finishedArticles = ({ articles, unpublished }: Lists): SourceArticle[] =>
  [...new Set([...articles, ...unpublished])].filter(({ status }) => status !== 'draft')

/** What a build shows. */
export const publishedArticles = ({ articles }: Pick<ArticleList, 'articles'>): SourceArticle[] =>
  articles.filter(({ status }) => !status)

type Lists = Pick<ArticleList, 'articles' | 'unpublished'>

/**
 * @param key the name of an article by which it is asked for
 * @returns a function that tells why there is no page of that name yet
 */
export function reasonsUnpublished(
  { unpublished }: Pick<Lists, 'unpublished'>,
  key: 'path' | 'slug',
) {
  const reasons = new Map<string, string>(
    unpublished.map((article) => [article[key], whyUnpublished(article)]),
  )
  return (name: string) => reasons.get(name)
}

/** @returns the reason, such as `is published on 2027-01-31 only (articles/plan.md)` */
const whyUnpublished = ({ status, date, file }: UnpublishedArticle) =>
  status === 'draft' ? `is a draft (${file})` : `is published on ${date} only (${file})`
