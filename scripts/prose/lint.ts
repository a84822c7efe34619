/** The rules of style, each with the field under which it reports. */
import type { Article, Term } from '../../src/articles/schema'
import { plainText } from '../../src/content/plainText'
import type { Problem } from '../../src/content/problem'
import { spellingsOf } from '../../src/content/sharedFiles'
import { services } from '../../src/site'
import { idOf } from '../../src/ui/idOf'
import { articlePath } from '../../src/urls'
import { markdownText } from '../../src/words'
import { wordPattern } from '../launch/words'

export type Prose = Article & { file: string }

/** @param quote a text of the file, by which its line is found */
type Report = (field: string, file: string, message: string, quote?: string) => void

const sourcesId = idOf(markdownText.sources)

const buzzwords =
  /\b(unlock\w*|leverag\w*|cutting-edge|game-chang\w*|in today['’]s|fast-paced|delv\w*|seamless\w*|synerg\w*|best-in-class|paradigm shift|supercharg\w*|state-of-the-art|revolutioni[sz]\w*)\b/g

const alternative = /(?<=<img[^>]*?alt=")[^"]*/g
const badAlternative = /^.{0,14}$|\.(svg|png|jpe?g|webp|avif)$|^(image|picture) of/i
const codeWithoutCaption = /(?<=<figure class="code-block">\s*<button.*?<code>).*?(?=<\/code>)/gs

function checkArticle(article: Prose, report: Report) {
  const { file, title, description, excerpt, takeaways = [], html, sources } = article
  const count = (field: string, what: string, found: number, right: readonly [number, number]) => {
    const [min, max] = right
    if (found < min || found > max)
      report(field, file, `has ${found} ${what}; ${min} to ${max} are right`)
  }
  const linked = new Set<string>(html.match(/(?<=href=")[^"?#]+/g))
  const articles = [...linked].filter((to) => to.startsWith(articlePath('')))
  count('article-links', 'links to articles', articles.length, [2, 6])
  const offers = Object.values<{ to: string }>(services).filter(({ to }) => linked.has(to))
  count('service-link', 'links to services', offers.length, [0, 1])
  if (sources.length === 0) report('sources', file, 'cites no source; 1 or more are right')

  const quote = (field: string, found: readonly string[] | null, message: string) => {
    for (const text of new Set(found)) report(field, file, `"${text}" ${message}`, text)
  }
  // The build curls quotes of the text, and shows what is around it as it is written.
  const summaries = [title, description, excerpt, ...takeaways]
  const isStraight = (text: string) => /['"]/.test(text)
  quote('straight-quote', summaries.filter(isStraight), 'has straight quotes; ’ “ ” are right')
  const all = [...summaries, plainText(html)].join('\n').toLowerCase()
  quote('buzzword', all.match(buzzwords), 'is worn out; be specific')
  const bad = html.match(alternative)?.filter((text) => badAlternative.test(text)) ?? []
  quote('alternative-text', bad, 'does not describe what the picture shows')
  // Found by its first line.
  const code = html.match(codeWithoutCaption)?.map((text) => plainText(text.split('\n')[0] ?? ''))
  quote('code-purpose', code ?? [], 'has no purpose, as in "```prompt For the first interview"')
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []
  return words.slice(4).map((_, n) => words.slice(n, n + 5).join(' '))
}

/** @returns the sentences of an article without code and the sources that the build adds */
const sentencesOf = ({ html }: Prose) =>
  plainText(
    html
      .replace(new RegExp(`<h2 id="${sourcesId}"[\\s\\S]*?</ol>`), '')
      .replace(/<pre[\s\S]*?<\/pre>|<\/(p|li|h\d|td|th)>/g, '. '),
  ).split(/[.!?:;()“”]/)

/** Findings that belong to several articles are reported in the newest. */
function compareArticles(articles: readonly Prose[], report: Report) {
  const repeated = (field: string, most: number, textsOf: (article: Prose) => string[]) => {
    const uses = new Map<string, Set<string>>()
    for (const article of articles)
      for (const text of textsOf(article))
        uses.set(text, (uses.get(text) ?? new Set()).add(article.file))
    uses.forEach((files, text) => {
      const [newest = ''] = files
      const message = `"${text}" stands in ${files.size} articles; ${most} at most: ${[...files].join(', ')}`
      if (files.size > most) report(field, newest, message, text)
    })
  }
  repeated('same-opening', 1, ({ html }) => runsOf(plainText(html)).slice(0, 1))
  repeated('same-heading', 1, ({ contents }) =>
    contents.filter(({ id }) => id !== sourcesId).map(({ text }) => text),
  )
  repeated('repeated-phrase', 3, (article) => sentencesOf(article).flatMap(runsOf))

  const [newest, ...others] = articles.filter(({ title }) => title.includes(': '))
  const message = `is one of ${others.length + 1} titles with a colon; half of ${articles.length} at most`
  if (newest && others.length > 0 && others.length + 1 > articles.length / 2)
    report('colon-titles', newest.file, message)
}

/** @param articles newest first. @param sourceOf the text of a file, to find lines in */
export function lint(
  articles: readonly Prose[],
  sourceOf: (file: string) => string,
  terms: readonly Term[],
): Problem[] {
  const problems: Problem[] = []
  const normalize = (text: string) => text.toLowerCase().replaceAll('’', "'")
  const report: Report = (field, file, message, quote) => {
    const lines = quote ? normalize(sourceOf(file)).split('\n') : []
    const index = lines.findIndex((line) => line.includes(normalize(quote ?? '')))
    problems.push({ file, line: index + 1 || 1, field, message })
  }
  for (const article of articles) checkArticle(article, report)
  compareArticles(articles, report)
  const texts = articles.map(({ html }) => plainText(html).toLowerCase()).join('\n')
  for (const term of terms) {
    const spellings = spellingsOf(term).map((spelling) => spelling.toLowerCase())
    const message = `"${term.term}" stands in no article`
    if (!wordPattern(spellings).test(texts))
      report('unused-term', 'articles/glossary.yaml', message, `id: ${term.id}`)
  }
  return problems
}
