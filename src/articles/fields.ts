/** The rules of the fields of content files: what stops the build, and which length only warns. */
import * as v from 'valibot'

/** The fewest and the most characters of texts that look right; what is shorter or longer warns. */
export const limits = {
  title: [5, 64],
  description: [70, 160],
  excerpt: [60, 170],
  keyword: [2, 60],
  takeaway: [10, 240],
} as const satisfies Record<string, Range>

/** A title of more fits neither a card nor a list. */
const longestTitle = 120

type Range = readonly [min: number, max: number]

/** Tells whether an issue is about a length, which warns, by what valibot calls its requirement. */
export const isLength = (requirement: unknown): requirement is { range: Range } =>
  typeof requirement === 'function' && 'range' in requirement

/**
 * Warns of a text or a list that is cut or looks odd outside of the range, while nothing is lost.
 * @param where it is right, and what happens elsewhere
 */
export function fits<Value extends string | readonly unknown[]>(
  range: Range,
  where = 'look right',
) {
  const [min, max] = range
  const isRight = ({ length }: Value) => length >= min && length <= max
  return v.check<Value, (issue: { input: Value }) => string>(
    Object.assign(isRight, { range }),
    ({ input }) =>
      `has ${input.length} ${typeof input === 'string' ? 'characters' : 'entries'}; ${min} to ${max} ${where}`,
  )
}

const required =
  (what: string) =>
  ({ received }: { received: string }) =>
    `is ${received}; ${what} is required`

export const written = v.pipe(
  v.string(required('a text, in quotes')),
  v.trim(),
  v.nonEmpty('is empty; a text is required'),
  v.check((value) => !value.includes('[@'), 'cites a source; only the text of an article does'),
)

/** A text that is shown as it is written, as one line. */
export const text = (range: Range, where?: string) =>
  v.pipe(
    written,
    v.transform((value) => value.replace(/\s*\n\s*/g, ' ')),
    fits<string>(range, where),
  )

/** The most characters of a cover's text, which has room for three lines. */
const longestCover = 48

const isPath = (value: string) => value.startsWith('/') || /\/.*\.\w+$/.test(value)

/** A picture's address; or the number that an article turns on, with its unit and up to five words, or words alone. */
export const cover = v.pipe(
  written,
  v.check(
    (value) =>
      isPath(value)
        ? value.startsWith('/')
        : value.length <= longestCover && value.split(' ').length <= 6,
    ({ received }) =>
      `is ${received}; a picture below public/, which begins with "/", or a number with its unit and up to five words, of at most ${longestCover} characters, is allowed`,
  ),
)

/** Numbers that an article is about, in their order, such as a value for each quarter: its cover's thread runs through them. */
export const coverSeries = v.pipe(
  v.array(v.pipe(v.number('is no number'), v.finite()), 'is no list of numbers; write [3, 5, 4]'),
  v.check(
    (values) => values.length >= 3 && values.length <= 12 && new Set(values).size > 1,
    'is no series; 3 to 12 numbers, not all the same, are allowed',
  ),
)

const dayRequired = required('a day of the calendar as YYYY-MM-DD')

export const day = v.pipe(
  v.string(dayRequired),
  v.check((value) => new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value, dayRequired),
)

const yearRequired = required('YYYY, YYYY-MM or YYYY-MM-DD in quotes')

/** A day, a month or a year, as far as it is known. */
export const partialDay = v.pipe(
  v.string(yearRequired),
  v.regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, yearRequired),
)

const urlRequired = required('an address that begins with https://')
const isSecure = (address: string): address is `https://${string}` => address.startsWith('https:')

export const secureUrl = v.pipe(
  v.string(urlRequired),
  v.url(urlRequired),
  v.startsWith('https://', urlRequired),
  v.guard(isSecure),
)

export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(item, 'is no list; write [one, another], or each on a line that begins with "- "'),
    v.check(
      (entries) => new Set<unknown>(entries).size === entries.length,
      'has an entry twice; each once is enough',
    ),
  )

export const isMissing = ({ path }: v.BaseIssue<unknown>) =>
  path ? 'is missing' : 'is no map of keys and values'

export const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never'
      ? `is no key here; allowed: ${Object.keys(entries).join(', ')}`
      : isMissing(issue),
  )

export const trueOrFalse = v.boolean('is neither true nor false, without quotes')

const languageRequired = required('a language such as fr or pt-BR')
export const language = v.pipe(
  v.string(languageRequired),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, languageRequired),
)

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, ({ received }) => `is ${received}; allowed: ${options.join(', ')}`)

export const title = v.pipe(
  text(limits.title, 'fit search results and cards, which cut longer ones'),
  v.maxLength(longestTitle, ({ received }) => {
    return `has ${received} characters; at most ${longestTitle} are allowed`
  }),
)
export const description = text(
  limits.description,
  'fit search results, which cut longer ones and replace shorter ones',
)
export const keywords = v.pipe(list(text(limits.keyword)), fits<string[]>([1, 10]))
const idRequired = required('an id of small letters, digits and single hyphens')
export const id = v.pipe(v.string(idRequired), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, idRequired))
