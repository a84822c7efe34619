/** What an article says of itself to machines: who wrote it, when, its pictures, the questions that it answers. */
import type { BlogPosting, Question, Thing } from 'schema-dts'
import type { LinkedArticle } from '../../articles/schema'
import type { PageData } from '../../page'
import { site } from '../../site'
import { picturesOf } from '../articleImages'
import { address, firmRef, personRef } from './organization'
import { questionsIn } from './questions'

/** @returns the nodes of an article's page beside that of the page itself */
export function articleNodes({ path, meta }: PageData, article: LinkedArticle): Thing[] {
  const url = address(path)
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    image: picturesOf(article).map(address),
    datePublished: meta.article?.published,
    dateModified: meta.article?.modified,
    author: personRef(article.author),
    publisher: firmRef,
    articleSection: article.category,
    wordCount: article.words,
    inLanguage: site.language,
    mainEntityOfPage: { '@id': `${url}#page` },
  }
  const questions = questionsIn(article)
  if (questions.length === 0) return [posting]
  const mainEntity = questions.map(
    ({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }),
  )
  return [posting, { '@type': 'FAQPage', '@id': `${url}#questions`, url, mainEntity }]
}
