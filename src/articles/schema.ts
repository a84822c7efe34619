/** What content files may say: front matter, sources, terms and people. Unknown keys are refused. */
import * as v from 'valibot'
import { categories } from '../site'

/** The fewest and the most characters of each text. */
export const limits = {
  title: [5, 64],
  description: [70, 160],
  excerpt: [60, 170],
  keyword: [2, 60],
  takeaway: [10, 240],
} as const satisfies Record<string, [number, number]>

/** Says what there is, and what has to be there. */
const required =
  (what: string) =>
  ({ received }: { received: string }) =>
    `is ${received}; ${what} is required`

/** A text of so many characters, as Markdown of several paragraphs. */
const prose = (min: number, max: number) =>
  v.pipe(
    v.string(required('a text, in quotes')),
    v.trim(),
    v.minLength(min, ({ received }) => `has ${received} characters; at least ${min} are required`),
    v.maxLength(max, ({ received }) => `has ${received} characters; at most ${max} are allowed`),
    v.check((value) => !value.includes('[@'), 'cites a source; only the text of an article does'),
  )

/** The same on one line, shown as it is written. */
const text = (min: number, max: number) =>
  v.pipe(
    prose(min, max),
    v.check(
      (value) => !value.includes('\n'),
      'has a line break; write it as one line, or begin it with > in place of |',
    ),
  )

const dayRequired = required('a day of the calendar as YYYY-MM-DD')

/** A day of the calendar. */
export const day = v.pipe(
  v.string(dayRequired),
  v.check((value) => new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value, dayRequired),
)

const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(item, 'is no list; write [one, another], or each on a line that begins with "- "'),
    v.minLength(1, 'is empty; leave the key out where there are none'),
    v.check(
      (entries) =>
        new Set(entries.map((entry) => String(entry).toLowerCase())).size === entries.length,
      'has an entry twice; each once is enough',
    ),
  )

const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, path }) => {
    if (expected === 'never') return `is no key here; allowed: ${Object.keys(entries).join(', ')}`
    return path ? 'is missing' : 'is no map of keys and values'
  })

const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, ({ received }) => `is ${received}; allowed: ${options.join(', ')}`)

export const title = text(...limits.title)
export const description = text(...limits.description)
const keywords = v.pipe(
  list(text(...limits.keyword)),
  v.maxLength(10, ({ received }) => `has ${received} entries; at most 10 are allowed`),
)
const idRequired = required('an id of small letters, digits and single hyphens')
const id = v.pipe(v.string(idRequired), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, idRequired))

const yearRequired = required('YYYY, YYYY-MM or YYYY-MM-DD in quotes')
const urlRequired = required('an address that begins with https://')

/** The front matter of an article. */
export const articleSchema = object({
  title,
  description,
  excerpt: text(...limits.excerpt),
  category: oneOf(categories),
  /** Left out where `publishAt` is, whose day it is. */
  date: v.optional(day),
  /** The article is left out until that day in `site.timeZone`. */
  publishAt: v.optional(day),
  updated: v.optional(day),
  reviewed: v.optional(day),
  author: text(2, 80),
  keywords,
  takeaways: v.optional(list(text(...limits.takeaway))),
  cover: v.optional(text(2, 200)),
  aliases: v.optional(list(text(2, 800))),
  draft: v.optional(v.boolean('is neither true nor false, without quotes'), false),
})

/** What a study found, said once, on the page of the evidence; what its source leaves open is left out. */
const evidenceSchema = object({
  heading: text(5, 60),
  sample: v.optional(text(10, 300)),
  effect: text(20, 400),
  limits: v.optional(text(5, 400)),
  notShown: v.optional(text(10, 200)),
})

/** A source that articles cite by its id. */
export const sourceSchema = object({
  id,
  /** The law of a day needs the day on which an article was last checked against it. */
  kind: oneOf(['law', 'standard', 'research', 'case', 'method']),
  author: text(2, 200),
  title: text(2, 200),
  publisher: v.optional(text(2, 200)),
  date: v.pipe(
    v.string(yearRequired),
    v.regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, yearRequired),
  ),
  /** Left out where no address is known. */
  url: v.optional(
    v.pipe(v.string(urlRequired), v.url(urlRequired), v.startsWith('https://', urlRequired)),
  ),
  evidence: v.optional(evidenceSchema),
})

/** A term of the glossary. */
export const termSchema = object({
  id,
  term: text(2, 60),
  /** Plurals, abbreviations and other words for it. */
  also: v.optional(list(text(2, 60))),
  definition: text(40, 400),
  /** The slug of the article that says the most about it. */
  article: v.optional(id),
})

/** Somebody who signs articles; their page, their card on About and their node in the graph follow from it. */
export const personSchema = object({
  name: text(2, 80),
  /** The last part of their page's address. */
  id,
  /** What they are in the firm. */
  title: text(2, 60),
  /** On About: what they are like to work with. Without it, the beat stands there. */
  introduction: v.optional(text(20, 240)),
  /** What they write about, in one sentence. */
  beat: text(20, 240),
  description,
  keywords: v.optional(keywords),
  /** A picture below `public/`, 4 wide to 5 high, and what it shows. */
  portrait: object({ src: text(2, 200), alt: text(5, 200) }),
  /** Markdown. */
  biography: prose(40, 2000),
  updated: day,
})

export const sourceList = v.array(sourceSchema, 'is no list of sources, each with its `id`')
export const termList = v.array(termSchema, 'is no list of terms, each with its `id`')
export const personList = v.array(personSchema, 'is no list of people, each with `name` and `id`')

export type FrontMatter = v.InferOutput<typeof articleSchema>
export type Source = v.InferOutput<typeof sourceSchema>
export type Term = v.InferOutput<typeof termSchema>

/** With the address of their page, whose last part is the id, and the pixels of the portrait. */
export interface Person extends Omit<v.InferOutput<typeof personSchema>, 'portrait'> {
  path: `/${string}`
  portrait: { src: string; alt: string; width: number; height: number }
}

/** An article as lists show it; `GET /api/articles` answers with these. */
export interface ArticleCard extends Pick<FrontMatter, 'title' | 'excerpt' | 'category'> {
  id: string
  slug: string
  /** The day of its publication, as YYYY-MM-DD. */
  date: string
  /** Such as "6 min read". */
  readTime: string
  /** A path on this site. */
  image: string
  /** Why it is not published yet; no build lists such an article. */
  status?: 'draft' | 'scheduled'
}

/** An article whole. */
export interface Article
  extends ArticleCard,
    Pick<
      FrontMatter,
      'description' | 'author' | 'keywords' | 'takeaways' | 'updated' | 'reviewed'
    > {
  words: number
  /** How long it takes to read. */
  minutes: number
  /** The body, rendered. */
  html: string
  /** What it cites, in the order of the numbers. */
  sources: Source[]
  contents: { id: string; text: string; depth: number }[]
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

/** An article as its page shows it, with where to read on. */
export interface LinkedArticle extends Article {
  /** The page of its author. */
  authorPath: `/${string}`
  /** The reading paths that it is part of. */
  paths: PathPlace[]
  related: ArticleCard[]
  /** The next older and newer of its category. */
  previous?: PathPlace['next']
  next?: PathPlace['next']
}

/** @returns an article as lists show it: the fields of a card and no more */
export const toCard = (article: ArticleCard): ArticleCard => {
  const { id, slug, title, excerpt, category, date, readTime, image, status } = article
  return { id, slug, title, excerpt, category, date, readTime, image, ...(status && { status }) }
}
