/** Every rule of style over every article. */
import type { Term } from '../../src/articles/schema'
import { plainText } from '../../src/content/plainText'
import { spellingsOf } from '../../src/content/sharedFiles'
import { articleRules, type Prose, type Violation } from './articleRules'
import { comparisonRules } from './comparisonRules'

/** The glossary, and the file that it stands in. */
interface Glossary {
  file: string
  terms: readonly Term[]
}

interface Finding {
  file: string
  line: number
  rule: string
  message: string
}

const normalize = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** The line of a quote in the text of a file; 1 when there is none. */
function lineOf(source: string, quote: string) {
  const lines = normalize(source).split('\n')
  return lines.findIndex((line) => line.includes(normalize(quote))) + 1 || 1
}

/** @returns whether a text has a term as words of their own; an abbreviation such as RAG is not the word "rag" */
const uses = (text: string, term: Term) =>
  spellingsOf(term).some((spelling) => {
    const words = spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const flags = /\p{Lu}{2}/u.test(spelling) ? 'u' : 'iu'
    return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, flags).test(text)
  })

/** They do not stop the build, as the article that uses one may still be a draft, or may have just lost a sentence. */
function unusedTerms({ file, terms }: Glossary, articles: readonly Prose[]) {
  const texts = articles.map(({ html }) => plainText(html)).join('\n')
  return terms
    .filter((term) => !uses(texts, term))
    .map(({ id, term }): Violation & { file: string } => ({
      file,
      quote: `id: ${id}`,
      message: `"${term}" stands in no article`,
    }))
}

/**
 * @param articles newest first
 * @param sourceOf the text of a file, to find lines in
 * @param glossary whose terms they may use
 * @returns what breaks a rule, by file and line
 */
export function lint(
  articles: Prose[],
  sourceOf: (file: string) => string,
  glossary: Glossary = { file: '', terms: [] },
): Finding[] {
  const violations: (Violation & { file: string; rule: string })[] = [
    ...Object.entries(articleRules).flatMap(([rule, check]) =>
      articles.flatMap((article) =>
        check(article).map((found) => ({ ...found, file: article.file, rule })),
      ),
    ),
    ...Object.entries(comparisonRules).flatMap(([rule, check]) =>
      check(articles).map((found) => ({ ...found, rule })),
    ),
    ...unusedTerms(glossary, articles).map((found) => ({ ...found, rule: 'unused-term' })),
  ]
  return violations
    .map(({ file, rule, message, quote }) => ({
      file,
      line: quote ? lineOf(sourceOf(file), quote) : 1,
      rule,
      message,
    }))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
