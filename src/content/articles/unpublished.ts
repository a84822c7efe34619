/** Articles that are not published yet: nothing that is published may lead to them. */
import type { ArticleList, SourceArticle, UnpublishedArticle } from './readArticles'

/** All but drafts: what is published, and what will be without anybody looking at it again. */
export const finishedArticles = ({ articles, unpublished }: Lists): SourceArticle[] =>
  [...new Set([...articles, ...unpublished])].filter(({ status }) => status !== 'draft')

/** What a build shows. */
export const publishedArticles = ({ articles }: Pick<ArticleList, 'articles'>): SourceArticle[] =>
  articles.filter(({ status }) => !status)

type Lists = Pick<ArticleList, 'articles' | 'unpublished'>

/** @returns the reason, such as `is published on 2027-01-31 only (articles/plan.md)` */
export const whyUnpublished = ({ status, date, file }: UnpublishedArticle) =>
  status === 'draft' ? `is a draft (${file})` : `is published on ${date} only (${file})`
