/** What the front matter of an article may say; the types of an article follow from it. */
import * as v from 'valibot'
import { type Category, categories } from './card'
import type { Source } from './entrySchemas'
import { now } from './now'
import { text } from './text'

/** Today where the calendar is furthest ahead (UTC+14), so that no editor's today is in the future. */
const latestToday = () => new Date(now() + 14 * 3_600_000).toISOString().slice(0, 10)

/** Before it, time zones have offsets of odd minutes, which feeds cannot express. */
const firstDay = '1970-01-01'

const isCalendarDay = (value: string) =>
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value

/** A day of the calendar, which may be to come. */
const calendarDay = v.pipe(
  v.string('is missing; a date as YYYY-MM-DD is required'),
  v.check(
    isCalendarDay,
    (issue) => `is ${JSON.stringify(issue.input)}; a day of the calendar as YYYY-MM-DD is required`,
  ),
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
    (value) => isCalendarDay(publishAtForm.exec(value)?.groups?.day ?? ''),
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

const keysOfArticle = v.strictObject(
  {
    title,
    description,
    excerpt: text(...limits.excerpt),
    category: v.picklist(
      categories,
      (issue) => `is ${issue.received}; allowed: ${categories.join(', ')}`,
    ),
    date: v.optional(calendarDay),
    publishAt: v.optional(publishAt),
    updated: v.optional(day),
    reviewed: v.optional(day),
    author: text(2, 80),
    keywords: v.pipe(
      v.array(text(...limits.keyword), 'is missing; a list of words is required'),
      v.minLength(1, 'is empty; at least one word is required'),
      v.maxLength(10, 'has more than 10 words'),
    ),
    takeaways: v.optional(v.array(text(...limits.takeaway), 'is not a list of sentences')),
    cover: v.optional(text(2, 200)),
    draft: v.optional(v.boolean('is neither true nor false'), false),
  },
  (issue) =>
    issue.expected === 'never'
      ? 'is not a key of an article'
      : issue.path
        ? 'is missing'
        : 'is not a list of keys and values',
)

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
