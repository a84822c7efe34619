/** Style rules that one article can break by itself. */
import type { Article } from '../../src/articles/schema'
import { plainText } from '../../src/content/plainText'

/** What the rules read of an article. */
export type Prose = { file: string } & Pick<
  Article,
  | 'slug'
  | 'title'
  | 'description'
  | 'excerpt'
  | 'takeaways'
  | 'html'
  | 'contents'
  | 'sources'
  | 'words'
>

export interface Violation {
  message: string
  /** Text of the file that its line can be found by. */
  quote?: string
}

export const wordCount = [600, 2500] as const
const articleLinks = [2, 6] as const

const buzzwords =
  /\b(unlock\w*|leverag\w*|cutting-edge|game-chang\w*|in today['’]s|fast-paced|delv\w*|seamless\w*|synerg\w*|best-in-class|paradigm shift|supercharg\w*|state-of-the-art|revolutioni[sz]\w*)\b/gi

/** Of an engagement, as in "Our work takes eight weeks", which the service pages say, and may say otherwise. */
const serviceLength =
  /^(?=.*\b(we|our|us)\b).*\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirteen|sixteen)[ -](weeks?|months?|(half )?days?|sessions?)\b/i
const serviceBlock = /<(p|li)>(?:(?!<\/\1>).)*?href="\/services\/.*?<\/\1>/gs

const codeBlock = /<figure class="code-block">\s*<button.*?<code>(.*?)<\/code>/gs

const violation = (isBroken: boolean, message: string, quote?: string): Violation[] =>
  isBroken ? [{ message, quote }] : []

const range = (value: number, what: string, [min, max]: readonly [number, number]) =>
  violation(value < min || value > max, `${what}; ${min} to ${max} are right`)

/** @returns the distinct pages below an address that an article links to */
const linked = ({ html }: Prose, folder: string) =>
  new Set(
    [...html.matchAll(new RegExp(`href="${folder}/([a-z0-9-]+)(?=[?#"])`, 'g'))].map(
      ([, slug]) => slug,
    ),
  )

/** What stands around the text, and is shown as it is. */
const summaries = ({ title, description, excerpt, takeaways = [] }: Prose) => [
  title,
  description,
  excerpt,
  ...takeaways,
]

/** @returns of code the part that stands in its source as it does in HTML */
const longestLine = (code: string) =>
  code
    .replace(/<[^>]+>/g, '')
    .split(/&#?\w+;|\n/)
    .reduce((longest, line) => (line.length > longest.length ? line : longest), '')

/** By name; what each returns breaks it. */
export const articleRules = {
  'word-count': ({ words }) => range(words, `has ${words} words`, wordCount),

  'article-links': (article) => {
    const { size } = linked(article, '/articles')
    return range(size, `links to ${size} articles`, articleLinks)
  },

  'service-link': (article) => {
    const { size } = linked(article, '/services')
    return violation(size > 1, `links to ${size} services; 1 at most is right`)
  },

  'service-length': ({ html }) =>
    (html.match(serviceBlock) ?? [])
      .flatMap((block) => plainText(block).split(/(?<=[.!?;])\s/))
      .filter((sentence) => serviceLength.test(sentence))
      .map((quote) => ({ message: `"${quote}" says how long a service takes`, quote })),

  sources: ({ sources }) =>
    violation(sources.length < 2, `cites ${sources.length} sources; 2 or more are right`),

  'self-link': (article) => {
    const isLinked = linked(article, '/articles').has(article.slug)
    return violation(isLinked, 'links to itself', `/articles/${article.slug}`)
  },

  buzzword: (article) => {
    const text = [...summaries(article), plainText(article.html)].join('\n').toLowerCase()
    return [...new Set(text.match(buzzwords))].map((quote) => ({
      message: `"${quote}" is worn out; be specific`,
      quote,
    }))
  },

  // The build curls those of the text alone.
  'straight-quote': (article) =>
    summaries(article)
      .filter((text) => /['"]/.test(text))
      .map((quote) => ({ message: `"${quote}" has straight quotes; ’ “ ” are right`, quote })),

  opening: ({ html }) =>
    violation(!html.trimStart().startsWith('<p>'), 'does not begin with a paragraph'),

  'alternative-text': ({ html }) =>
    [...html.matchAll(/<img[^>]*?alt="([^"]*)"/g)]
      .map(([, alt = '']) => alt)
      .filter(
        (alt) => alt.length < 15 || /\.(svg|png|jpe?g|webp|avif)$|^(image|picture) of/i.test(alt),
      )
      .map((quote) => ({ message: `"${quote}" does not describe what the picture shows`, quote })),

  'code-purpose': ({ html }) =>
    [...html.matchAll(codeBlock)].map(([, code = '']) => ({
      message: 'does not say what the code block is for, as in "```prompt For the first interview"',
      quote: longestLine(code),
    })),
} satisfies Record<string, (article: Prose) => Violation[]>
