/**
 * The terms of the glossary that no article uses. They do not stop the build, as the article that
 * uses one may still be a draft, or may have just lost a sentence.
 */
import type { GlossaryTerm } from '../../src/content/glossary'
import { termsIn } from '../../src/content/markdown/glossaryLinks'
import { plainText } from '../../src/content/plainText'
import type { Prose, Violation } from './articleRules'

/** The glossary, and the file that it stands in. */
export interface GlossaryFile {
  file: string
  terms: readonly GlossaryTerm[]
}

export function unusedTerms({ file, terms }: GlossaryFile, articles: readonly Prose[]) {
  const used = new Set(articles.flatMap(({ html }) => termsIn(plainText(html), terms)))
  return terms
    .filter((term) => !used.has(term))
    .map(({ id, term }): Violation & { file: string } => ({
      file,
      quote: `${id}:`,
      message: `"${term}" stands in no article`,
    }))
}
