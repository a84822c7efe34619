/** Every rule of style over every article. */
import type { Term } from '../../src/articles/schema'
import { plainText } from '../../src/content/plainText'
import type { Problem } from '../../src/content/problem'
import { spellingsOf } from '../../src/content/sharedFiles'
import { articleRules, type Prose, type Violation } from './articleRules'
import { comparisonRules } from './comparisonRules'

const glossaryFile = 'articles/glossary.yaml'

const normalize = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** @returns whether a text has a term as words of their own; an abbreviation such as RAG is not the word "rag" */
const uses = (text: string, term: Term) =>
  spellingsOf(term).some((spelling) => {
    const words = spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const flags = /\p{Lu}{2}/u.test(spelling) ? 'u' : 'iu'
    return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, flags).test(text)
  })

/**
 * @param articles newest first
 * @param sourceOf the text of a file, to find lines in
 * @param terms of the glossary
 * @returns what breaks a rule, which each names as its field
 */
export function lint(
  articles: Prose[],
  sourceOf: (file: string) => string,
  terms: readonly Term[] = [],
): Problem[] {
  const problems: Problem[] = []
  function report(field: string, file: string, { message, quote }: Violation) {
    const lines = quote ? normalize(sourceOf(file)).split('\n') : []
    const index = lines.findIndex((line) => line.includes(normalize(quote ?? '')))
    problems.push({ file, line: index + 1 || 1, field, message })
  }
  for (const [rule, check] of Object.entries(articleRules))
    for (const article of articles)
      for (const found of check(article)) report(rule, article.file, found)
  for (const [rule, check] of Object.entries(comparisonRules))
    for (const found of check(articles)) report(rule, found.file, found)
  const texts = articles.map(({ html }) => plainText(html)).join('\n')
  for (const term of terms)
    if (!uses(texts, term))
      report('unused-term', glossaryFile, {
        message: `"${term.term}" stands in no article`,
        quote: `id: ${term.id}`,
      })
  return problems
}
