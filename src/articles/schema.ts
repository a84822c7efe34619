/** What the front matter of an article may say; the types of an article follow from it. */
import * as v from 'valibot'
import { type Category, categories } from './card'
import type { Source } from './entrySchemas'
import { guessDays, isDay } from './guessDays'
import { now } from './now'
import { notText, text } from './text'

/** Today where the calendar is furthest ahead (UTC+14), so that no editor's today is in the future. */
const latestToday = () => new Date(now() + 14 * 3_600_000).toISOString().slice(0, 10)

/** Before it, time zones have offsets of odd minutes, which feeds cannot express. */
const firstDay = '1970-01-01'

/** What is wrong with a day, and how the one that was meant is written. */
function notDay(value: unknown) {
  const days = typeof value === 'string' || typeof value === 'number' ? guessDays(`${value}`) : []
  const guess = days.length > 0 ? `write ${days.join(' or ')}` : ''
  return `is ${JSON.stringify(value)}; ${guess || 'a day of the calendar as YYYY-MM-DD is required'}`
}

/** A day of the calendar, which may be to come. */
export const calendarDay = v.pipe(
  v.string(({ input }) =>
    input === undefined || input === null
      ? 'is missing; a date as YYYY-MM-DD is required'
      : notDay(input),
  ),
  v.check(isDay, (issue) => notDay(issue.input)),
  v.check(
    (value) => value >= firstDay,
    (issue) => `is ${issue.input}; ${firstDay} at the earliest`,
  ),
)

const hasCome = (value: string) => value <= latestToday()

/** A day of the calendar that has come. */
export const day = v.pipe(
  calendarDay,
  v.check(hasCome, (issue) => `is ${issue.input}, in the future; ${latestToday()} at the latest`),
)

/** A day, a time of the firm's time zone, or a time with its offset from UTC: the parts of `publishAt`. */
export const publishAtForm =
  /^(?<day>\d{4}-\d\d-\d\d)(?:[T ](?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?<seconds>:[0-5]\d)?(?: ?(?<offset>Z|[+-](?:0\d|1[0-4]):[0-5]\d))?)?$/

/** A later one was mistyped. */
const latestYear = () => new Date(now()).getUTCFullYear() + 5

const publishAtAllowed =
  'a day as 2027-01-31, or a time as 2027-01-31 09:30 or 2027-01-31T09:30+01:00, is required'

const publishAt = v.pipe(
  v.string(`is no text; ${publishAtAllowed}`),
  v.trim(),
  v.check(
    (value) => isDay(publishAtForm.exec(value)?.groups?.day ?? ''),
    (issue) => `is ${JSON.stringify(issue.input)}; ${publishAtAllowed}`,
  ),
  v.check(
    (value) => value >= firstDay,
    (issue) => `is ${issue.input}; ${firstDay} at the earliest`,
  ),
  v.check(
    (value) => Number(value.slice(0, 4)) <= latestYear(),
    (issue) => `is ${issue.input}; the year ${latestYear()} at the latest`,
  ),
)

/** The id of the heading above an article's sources. */
export const sourcesId = 'sources'

/** The fewest and the most characters of each text. */
export const limits = {
  title: [5, 64],
  description: [70, 160],
  excerpt: [60, 170],
  keyword: [2, 60],
  takeaway: [10, 240],
} as const satisfies Record<string, [number, number]>

export const title = text(...limits.title)
export const description = text(...limits.description)

/** What is wrong with a value that is no list, and how to write one. */
function notList(value: unknown) {
  if (typeof value !== 'string') return `${notText(value).replace(/;.*/, '')}; a list is required`
  const words = value.split(/[,;]/).map((word) => word.trim())
  return `is a text; a list is required: [${words.join(', ')}]`
}

/** Whether no entry of a list is there twice, capitals aside. */
const isUnique = (list: string[]) =>
  new Set(list.map((entry) => entry.toLowerCase())).size === list.length

/** Unknown keys are refused, so that a mistyped key is not ignored. */
const keysOfArticle = v.strictObject({
  title,
  description,
  excerpt: text(...limits.excerpt),
  category: v.picklist(categories),
  date: v.optional(calendarDay),
  publishAt: v.optional(publishAt),
  updated: v.optional(day),
  reviewed: v.optional(day),
  author: text(2, 80),
  keywords: v.pipe(
    v.array(text(...limits.keyword), (issue) => notList(issue.input)),
    v.minLength(1, 'is empty; at least one word is required'),
    v.maxLength(10, (issue) => `has ${issue.received} words; at most 10 are allowed`),
    v.check(isUnique, 'has a word twice; each once is enough'),
  ),
  takeaways: v.optional(
    v.pipe(
      v.array(
        text(...limits.takeaway),
        'is no list; each sentence stands in a line of its own that begins with "- "',
      ),
      v.minLength(1, 'is empty; leave the key out where there are none'),
      v.check(isUnique, 'has a sentence twice; each once is enough'),
    ),
  ),
  cover: v.optional(text(2, 200)),
  aliases: v.optional(
    v.array(
      v.pipe(v.string('is no text; an address such as /articles/old-name is required'), v.trim()),
      'is no list of addresses; write [/articles/old-name]',
    ),
  ),
  draft: v.optional(
    v.boolean(
      ({ input }) =>
        `is ${input === null ? 'empty' : JSON.stringify(input)}; allowed: true, false, without quotes`,
    ),
    false,
  ),
})

/** The front matter. Unknown keys are refused, so that a mistyped key is not ignored. */
export const articleSchema = v.pipe(
  keysOfArticle,
  v.forward(
    v.partialCheck(
      [['date'], ['publishAt']],
      ({ date, publishAt }) => date !== undefined || publishAt !== undefined,
      'is missing; a date as YYYY-MM-DD, or `publishAt`, is required',
    ),
    ['date'],
  ),
  v.forward(
    v.partialCheck(
      [['date'], ['publishAt']],
      ({ date, publishAt }) => date === undefined || publishAt !== undefined || hasCome(date),
      ({ input }) =>
        `is ${input.date}, in the future; ${latestToday()} at the latest, unless \`publishAt\` says when it is published`,
    ),
    ['date'],
  ),
)

export type FrontMatter = v.InferOutput<typeof articleSchema>

/** Why an article is not published yet. */
export type ArticleStatus = 'draft' | 'scheduled'

/** An article as lists show it; `GET /api/articles` answers with these. */
export interface ArticleCard {
  id: string
  slug: string
  title: string
  excerpt: string
  category: Category
  /** Such as "6 min read". */
  readTime: string
  /** A path on this site. */
  image: string
  /** Absent where it is published; no build lists any other. */
  status?: ArticleStatus
}

/** A card with its day, which the list of the API does not have. */
export interface DatedCard extends ArticleCard {
  date?: string
}

/** An article without its text. */
export interface ArticleMeta
  extends ArticleCard,
    Omit<FrontMatter, 'draft' | 'cover' | 'date' | 'publishAt'> {
  /** The day of its publication, as YYYY-MM-DD. */
  date: string
  /** The instant of its publication, in ISO 8601, where the front matter has it. */
  publishAt?: string
  words: number
}

/** An article as its page shows it. */
export interface Article extends ArticleMeta {
  /** The body, rendered. */
  html: string
  /** What it cites, in the order of the numbers. */
  sources: Source[]
  contents: { id: string; text: string; depth: number }[]
}

/** An article as a step of a reading path. */
export interface PathArticle extends ArticleCard {
  author: string
}

/** A reading path as lists show it. */
export interface PathSummary {
  to: `/${string}`
  title: string
  /** For whom it is. */
  audience: string
  description: string
  /** Such as "7 articles, about 58 minutes". */
  extent: string
}

/** Where an article stands on a reading path. */
export interface PathPlace extends Pick<PathSummary, 'to' | 'title'> {
  /** From 1. */
  position: number
  /** Of all steps. */
  count: number
  next?: Pick<ArticleCard, 'slug' | 'title'>
}

/** An article as a part of the one page that holds all of a reading path. */
export type DocumentPart = Pick<
  LinkedArticle,
  'slug' | 'title' | 'excerpt' | 'author' | 'authorPath' | 'date' | 'updated' | 'reviewed'
> & {
  /** Its text, with ids that no other part has. */
  html: string
}

/** Where to read on after an article. */
export interface FurtherReading {
  related: DatedCard[]
  /** The next older and newer of its category. */
  previous?: Pick<ArticleCard, 'slug' | 'title'>
  next?: Pick<ArticleCard, 'slug' | 'title'>
}

export interface LinkedArticle extends Article, FurtherReading {
  /** The page of its author. */
  authorPath: `/${string}`
  /** The reading paths that it is part of. */
  paths: PathPlace[]
}
