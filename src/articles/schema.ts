/** The schemas of content files: front matter, sources, terms and people. Unknown keys are refused. */
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

/** A message with what was found and what is required. */
const required =
  (what: string) =>
  ({ received }: { received: string }) =>
    `is ${received}; ${what} is required`

/** Markdown of several paragraphs, with the fewest and the most characters. */
const prose = (min: number, max: number) =>
  v.pipe(
    v.string(required('a text, in quotes')),
    v.trim(),
    v.minLength(min, ({ received }) => `has ${received} characters; at least ${min} are required`),
    v.maxLength(max, ({ received }) => `has ${received} characters; at most ${max} are allowed`),
    v.check((value) => !value.includes('[@'), 'cites a source; only the text of an article does'),
  )

/** A text on one line, shown as it is written. */
const text = (min: number, max: number) =>
  v.pipe(
    prose(min, max),
    v.check(
      (value) => !value.includes('\n'),
      'has a line break; write it as one line, or begin it with > in place of |',
    ),
  )

const dayRequired = required('a day of the calendar as YYYY-MM-DD')

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

export const articleSchema = object({
  title,
  description,
  excerpt: text(...limits.excerpt),
  category: oneOf(categories),
  /** Left out if there is `publishAt`, which is then the date. */
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

/** The findings of a study for the page of the evidence; fields that its source leaves open are left out. */
const evidenceSchema = object({
  heading: text(5, 60),
  sample: v.optional(text(10, 300)),
  effect: text(20, 400),
  limits: v.optional(text(5, 400)),
  notShown: v.optional(text(10, 200)),
})

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
  url: v.optional(
    v.pipe(v.string(urlRequired), v.url(urlRequired), v.startsWith('https://', urlRequired)),
  ),
  evidence: v.optional(evidenceSchema),
})

export const termSchema = object({
  id,
  term: text(2, 60),
  /** Plurals, abbreviations and other words for it. */
  also: v.optional(list(text(2, 60))),
  definition: text(40, 400),
  /** The slug of the article that says the most about it. */
  article: v.optional(id),
})

/** An author of articles; their page, their card on About and their node in the graph follow from it. */
export const personSchema = object({
  name: text(2, 80),
  /** The last part of their page's address. */
  id,
  /** The position in the firm. */
  title: text(2, 60),
  /** The text on About: what they are like to work with. The beat replaces a missing one. */
  introduction: v.optional(text(20, 240)),
  /** The subject of their articles, in one sentence. */
  beat: text(20, 240),
  description,
  keywords: v.optional(keywords),
  /** A picture below `public/`, 4 wide to 5 high, and its description. */
  portrait: object({ src: text(2, 200), alt: text(5, 200) }),
  /** The biography in Markdown. */
  biography: prose(40, 2000),
  updated: day,
})

export const sourceList = v.array(sourceSchema, 'is no list of sources, each with its `id`')
export const termList = v.array(termSchema, 'is no list of terms, each with its `id`')
export const personList = v.array(personSchema, 'is no list of people, each with `name` and `id`')

export type FrontMatter = v.InferOutput<typeof articleSchema>
export type Source = v.InferOutput<typeof sourceSchema>
export type Term = v.InferOutput<typeof termSchema>

/** A person with the address of their page, whose last part is the id, and the size of the portrait. */
export interface Person extends Omit<v.InferOutput<typeof personSchema>, 'portrait'> {
  path: `/${string}`
  portrait: { src: string; alt: string; width: number; height: number }
}

/** An article as lists show it; `GET /api/articles` answers with these. */
export interface ArticleCard extends Pick<FrontMatter, 'title' | 'excerpt' | 'category'> {
  id: string
  slug: string
  /** The day of publication, as YYYY-MM-DD. */
  date: string
  /** The reading time, such as "6 min read". */
  readTime: string
  /** The path of the cover. */
  image: string
  /** The reason why it is not published yet; no build lists such an article. */
  status?: 'draft' | 'scheduled'
}

export interface Article
  extends ArticleCard,
    Pick<
      FrontMatter,
      'description' | 'author' | 'keywords' | 'takeaways' | 'updated' | 'reviewed'
    > {
  words: number
  minutes: number
  html: string
  /** The sources that it cites, in the order of their numbers. */
  sources: Source[]
  contents: { id: string; text: string; depth: number }[]
}

/** A reading path as lists show it. */
export interface PathSummary {
  to: `/${string}`
  title: string
  /** The readers for whom it is made. */
  audience: string
  description: string
  /** The length, such as "7 articles, about 58 minutes". */
  extent: string
}

/** The place of an article on a reading path. */
export interface PathPlace extends Pick<PathSummary, 'to' | 'title'> {
  /** The number of the step, from 1. */
  position: number
  /** The number of all steps. */
  count: number
  next?: Pick<ArticleCard, 'slug' | 'title'>
}

/** An article as its page shows it, with links to other articles. */
export interface LinkedArticle extends Article {
  authorPath: `/${string}`
  paths: PathPlace[]
  related: ArticleCard[]
  /** The next older and newer article of its category. */
  previous?: PathPlace['next']
  next?: PathPlace['next']
}

/** @returns an article as lists show it: the fields of a card and no more */
export const toCard = (article: ArticleCard): ArticleCard => {
  const { id, slug, title, excerpt, category, date, readTime, image, status } = article
  return { id, slug, title, excerpt, category, date, readTime, image, ...(status && { status }) }
}
