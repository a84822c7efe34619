/** The structured data of an article: author, dates, pictures, and the questions that it answers. */
import type { BlogPosting, CreativeWork, Question, Thing } from 'schema-dts'
import type { Source } from '../../articles/entrySchemas'
import type { LinkedArticle } from '../../articles/schema'
import type { PageData } from '../../page'
import { absoluteUrl, site } from '../../site'
import { articleImages } from '../articleImages'
import { organizationRef, personRef } from './organization'
import { questionsIn } from './questions'

const citationOf = ({ author, title, date, url }: Source): CreativeWork => ({
  '@type': 'CreativeWork',
  name: title,
  creditText: author,
  datePublished: date,
  ...(url && { url }),
})

/** @returns the nodes of an article's graph beside the page's own node */
export function articleNodes({ path, meta }: PageData, article: LinkedArticle): Thing[] {
  const url = absoluteUrl(path)
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    image: articleImages(article).map(absoluteUrl),
    datePublished: meta.article?.published,
    dateModified: meta.article?.modified,
    author: personRef(article.author),
    publisher: organizationRef,
    articleSection: article.category,
    wordCount: article.words,
    ...(article.sources.length > 0 && { citation: article.sources.map(citationOf) }),
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
