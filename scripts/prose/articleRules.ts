/** Style rules that one article can break by itself. */
import type { Article } from '../../src/articles/schema'
import { plainText } from '../../src/content/plainText'

/** What the rules read of an article. */
export interface Prose
  extends Pick<
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
  > {
  file: string
}

export interface Violation {
  message: string
  /** Text of the file that its line can be found by. */
  quote?: string
}

export const wordCount = [600, 2500] as const
const articleLinks = [2, 6] as const
const minSources = 2
const minAltLength = 15

const buzzwords =
  /\b(unlock\w*|leverag\w*|cutting-edge|game-chang\w*|in today['’]s|fast-paced|delv\w*|seamless\w*|synerg\w*|best-in-class|paradigm shift|supercharg\w*|state-of-the-art|revolutioni[sz]\w*)\b/gi

/** Of an engagement, as in "eight weeks". */
const lengths =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirteen|sixteen)[ -](weeks?|months?|(half )?days?|sessions?)\b/i

const violation = (broken: boolean, message: string, quote?: string): Violation[] =>
  broken ? [{ message, quote }] : []

const outside = (value: number, [min, max]: readonly [number, number]) => value < min || value > max

/** The distinct pages of a kind that an article links to. */
const linked = ({ html }: Prose, page: RegExp) =>
  new Set([...html.matchAll(page)].map(([, slug]) => slug))
const articleLink = /href="\/articles\/([a-z0-9-]+)(?=[?#"])/g
const serviceLink = /href="\/services\/([a-z0-9-]+)(?=[?#"])/g

/** Of code; without what HTML writes in another way than its source. */
const longestLine = (code: string) =>
  code
    .replace(/<[^>]+>/g, '')
    .split(/&#?\w+;|\n/)
    .reduce((longest, line) => (line.length > longest.length ? line : longest), '')

/** By name; what each returns breaks it. */
export const articleRules = {
  'word-count': ({ words }) =>
    violation(outside(words, wordCount), `has ${words} words; ${wordCount.join(' to ')} are right`),

  'article-links': (article) => {
    const { size } = linked(article, articleLink)
    return violation(
      outside(size, articleLinks),
      `links to ${size} articles; ${articleLinks.join(' to ')} are right`,
    )
  },

  'service-link': (article) => {
    const { size } = linked(article, serviceLink)
    return violation(size > 1, `links to ${size} services; 1 at most is right`)
  },

  // The service pages say it, and theirs may change.
  'service-length': ({ html }) =>
    [...html.matchAll(/<(p|li)>(?:(?!<\/\1>).)*?href="\/services\/.*?<\/\1>/gs)].flatMap(
      ([block]) =>
        plainText(block)
          .split(/(?<=[.!?;])\s/)
          .filter((sentence) => lengths.test(sentence) && /\b(we|our|us)\b/i.test(sentence))
          .map((quote) => ({ message: `"${quote}" says how long a service takes`, quote })),
    ),

  sources: ({ sources }) =>
    violation(
      sources.length < minSources,
      `cites ${sources.length} sources; ${minSources} or more that carry an argument are right`,
    ),

  'self-link': (article) => {
    const path = `/articles/${article.slug}`
    return violation(linked(article, articleLink).has(article.slug), 'links to itself', path)
  },

  buzzword: ({ title, description, excerpt, takeaways = [], html }) => {
    const text = [title, description, excerpt, ...takeaways, plainText(html)].join('\n')
    const found = new Set([...text.matchAll(buzzwords)].map(([word]) => word.toLowerCase()))
    return [...found].map((quote) => ({ message: `"${quote}" is worn out; be specific`, quote }))
  },

  // The text is curled by the build, what stands around it is shown as it is.
  'straight-quote': ({ title, description, excerpt, takeaways = [] }) =>
    [title, description, excerpt, ...takeaways]
      .filter((text) => /['"]/.test(text))
      .map((quote) => ({ message: `"${quote}" has straight quotes; ’ “ ” are right`, quote })),

  opening: ({ html }) =>
    violation(!html.trimStart().startsWith('<p>'), 'does not begin with a paragraph'),

  'alternative-text': ({ html }) =>
    [...html.matchAll(/<img[^>]*?alt="([^"]*)"/g)].flatMap(([, quote = '']) =>
      quote.length < minAltLength || /\.(svg|png|jpe?g|webp|avif)$|^(image|picture) of/i.test(quote)
        ? [{ message: `"${quote}" does not describe what the picture shows`, quote }]
        : [],
    ),

  'code-purpose': ({ html }) =>
    [...html.matchAll(/<figure class="code-block">\s*<button.*?<code>(.*?)<\/code>/gs)].map(
      ([, code = '']) => ({
        message:
          'does not say what the code block is for, as in "```prompt For the first interview"',
        quote: longestLine(code),
      }),
    ),
} satisfies Record<string, (article: Prose) => Violation[]>
