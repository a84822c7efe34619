/** Every rule of style over every article. */
import { articleRules, type Prose, type Violation } from './articleRules'
import { comparisonRules } from './comparisonRules'
import { type GlossaryFile, unusedTerms } from './unusedTerms'

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

/**
 * @param articles newest first, as `readArticles` returns them
 * @param sourceOf the text of a file, to find lines in
 * @param glossary whose terms they may use
 * @returns what breaks a rule, by file and line
 */
export function lint(
  articles: Prose[],
  sourceOf: (file: string) => string,
  glossary: GlossaryFile = { file: '', terms: [] },
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
    .map(({ file, rule, message, quote, line }) => ({
      file,
      line: line ?? (quote ? lineOf(sourceOf(file), quote) : 1),
      rule,
      message,
    }))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
