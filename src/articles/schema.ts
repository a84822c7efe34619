/** The schemas of content files: front matter, sources, terms and people. Unknown keys are refused but in front matter. */
import * as v from 'valibot'
import { categories } from '../site'
import {
  cover,
  coverSeries,
  day,
  description,
  fits,
  id,
  isMissing,
  keywords,
  language,
  limits,
  list,
  object,
  oneOf,
  partialDay,
  secureUrl,
  text,
  title,
  trueOrFalse,
  written,
} from './fields'

/** Keys that it does not know are left out; the reader warns of them. */
export const articleSchema = v.object(
  {
    title,
    description: v.optional(description),
    excerpt: v.optional(text(limits.excerpt, 'fit cards, which cut longer ones')),
    category: oneOf(categories),
    /** Left out if there is `publishAt`, which is then the date. */
    date: v.optional(day),
    /** The article is left out until that day in `site.timeZone`. */
    publishAt: v.optional(day),
    updated: v.optional(day),
    reviewed: v.optional(day),
    /** Those who sign it, each by the signature: of both keys together, one at least. */
    author: v.optional(
      v.pipe(v.string('is no text; write one name, or several as a list in `authors`'), written),
    ),
    authors: v.optional(list(written)),
    keywords: v.optional(keywords),
    /** Left out where it is that of the site. */
    language: v.optional(language),
    takeaways: v.optional(list(text(limits.takeaway))),
    cover: v.optional(cover),
    coverSeries: v.optional(coverSeries),
    aliases: v.optional(list(v.pipe(written, v.maxLength(800, 'is longer than 800 characters')))),
    draft: v.optional(trueOrFalse, false),
  },
  isMissing,
)

/** The findings of a study for the page of the evidence; fields that its source leaves open are left out. */
const evidenceSchema = v.pipe(
  object({
    heading: text([5, 60]),
    sample: v.optional(text([10, 300])),
    effect: text([20, 400]),
    /** The words with which the effect begins, shown large, such as "15% more". */
    figure: v.optional(text([1, 14])),
    limits: v.optional(text([5, 400])),
    notShown: v.optional(text([10, 200])),
    /** One sentence for whoever decides: what to do with the finding. */
    advice: v.pipe(
      text([10, 180]),
      v.check((value) => value.split(' ').length <= 25, 'has more than 25 words; 25 at most fit'),
    ),
  }),
  v.forward(
    v.check(
      ({ figure, effect }) => !figure || effect.startsWith(`${figure} `),
      'is not how the effect begins, whose first words it shows large',
    ),
    ['figure'],
  ),
)

/** What became of a public claim, by this source; the evidence page lists it. */
const outcomeSchema = object({
  name: text([3, 80]),
  claim: text([10, 240]),
  claimed: partialDay,
  /** The source of the claim, if it is another one. */
  claimSource: v.optional(id),
  found: text([20, 320]),
  /** The day of what was found, by which the list is sorted. */
  changed: partialDay,
})

export const sourceSchema = object({
  id,
  /** The law of a day needs the day on which an article was last checked against it. */
  kind: oneOf(['law', 'standard', 'research', 'case', 'method']),
  author: text([2, 200]),
  title: text([2, 200]),
  publisher: v.optional(text([2, 200])),
  date: partialDay,
  url: v.optional(secureUrl),
  /** What an editor has read of it, if not the original; not shown. */
  read: v.optional(text([5, 200])),
  evidence: v.optional(evidenceSchema),
  outcome: v.optional(outcomeSchema),
})

export const termSchema = object({
  id,
  term: text([2, 60]),
  /** Plurals, abbreviations and other words for it. */
  also: v.optional(list(text([2, 60]))),
  definition: text([40, 400]),
  /** The slug of the article that says the most about it. */
  article: v.optional(id),
})

/** An author of articles; their page, their card on About and their node in the graph follow from it. */
export const personSchema = object({
  name: text([2, 80]),
  /** The last part of their page's address. */
  id,
  title: v.optional(text([2, 60])),
  /** Guests and former colleagues sign articles, and are not shown among the people of the firm. */
  role: v.optional(oneOf(['guest'])),
  former: v.optional(trueOrFalse),
  /** The text on About: what they are like to work with. The beat replaces a missing one. */
  introduction: v.optional(text([20, 240])),
  /** The subject of their articles, in one sentence. */
  beat: v.optional(text([20, 240])),
  description: v.optional(description),
  keywords: v.optional(keywords),
  /** A picture below `public/`, 4 wide to 5 high, and its description. */
  portrait: v.optional(object({ src: written, alt: text([5, 200]) })),
  /** The biography in Markdown. */
  biography: v.optional(v.pipe(written, fits<string>([40, 2000]))),
  updated: v.optional(day),
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
  description: string
  updated: string
  portrait?: { src: string; alt: string; width: number; height: number }
}

/** An article as lists show it; `GET /api/articles` answers with these. */
export interface ArticleCard extends Pick<FrontMatter, 'title' | 'category'> {
  id: string
  slug: string
  excerpt: string
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
    Pick<FrontMatter, 'language' | 'takeaways' | 'updated' | 'reviewed' | 'coverSeries'> {
  description: string
  /** The number and words of the cover, if that has any. */
  coverText?: string
  /** Description and excerpt are the beginning of the text. */
  isOpening?: boolean
  keywords: string[]
  authors: readonly Pick<Person, 'name' | 'path'>[]
  words: number
  minutes: number
  html: string
  /** The sources that it cites, in the order of their numbers. */
  sources: Pick<Source, 'id' | 'title'>[]
  contents: { id: string; text: string; depth: number }[]
}

export type Signer = Pick<Person, 'name' | 'id'>

/** @returns the text by which a person signs articles: the name, or the id where others have that name, too */
export function signatureOf({ name, id }: Signer, people: readonly Signer[]): string {
  const isShared = people.filter((person) => person.name === name).length > 1
  return isShared ? id : name
}

/** What a study found, as the page of the evidence shows it. */
export interface Study extends NonNullable<Source['evidence']> {
  /** That of its source. */
  id: string
  source: Pick<Source, 'author' | 'title' | 'url'> & { published: string }
  /** The newest article that cites it. */
  article?: Pick<ArticleCard, 'slug' | 'title'>
}

interface Statement {
  text: string
  /** As readers write it. */
  day: string
  source: { name: string; url?: Source['url'] }
}

/** What became of a public claim. */
export interface Outcome {
  name: string
  claim: Statement
  found: Statement
  /** The newest article that cites it. */
  article?: Pick<ArticleCard, 'slug' | 'title'>
}

export interface PathSummary {
  to: `/${string}`
  title: string
  /** The readers for whom it is made. */
  audience: string
  description: string
  /** The length, such as "7 articles, about 58 minutes". */
  extent: string
}

export interface PathPlace extends Pick<PathSummary, 'to' | 'title'> {
  /** The number of the step, from 1. */
  position: number
  count: number
  next?: Pick<ArticleCard, 'slug' | 'title'>
}

/** An article as its page shows it, with links to other articles. */
export interface LinkedArticle extends Article {
  paths: PathPlace[]
  related: ArticleCard[]
  /** The next older and newer article of its category. */
  previous?: PathPlace['next']
  next?: PathPlace['next']
}

/** @returns what links to an article need */
export const toLink = (article?: Pick<Article, 'slug' | 'title'>) =>
  article && { slug: article.slug, title: article.title }

/** @returns an article as lists show it: the fields of a card and no more */
export const toCard = (article: ArticleCard): ArticleCard => {
  const { id, slug, title, excerpt, category, date, readTime, image, status } = article
  return { id, slug, title, excerpt, category, date, readTime, image, ...(status && { status }) }
}
