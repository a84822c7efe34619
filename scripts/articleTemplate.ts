/** The text of a new article: a draft that builds as it is, with placeholders where its editor writes. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { categories } from '../src/articles/card'
import { limits, title as titleSchema } from '../src/articles/schema'
import { placeholder } from '../src/content/readArticles'
import { people } from '../src/site'
import { wordCount } from './prose/articleRules'

/** The text, with `{{name}}` where a value of the project stands, such as a limit of the schema. */
const templateFile = 'scripts/articleTemplate.md'

/** Something that the editor has to replace, up to the end of its line. */
interface Placeholder {
  line: number
  /** What belongs there. */
  what: string
}

const range = ([min, max]: readonly [number, number]) =>
  `${min.toLocaleString('en')} to ${max.toLocaleString('en')}`

const choice = (field: string, [first = '', ...others]: readonly string[]) =>
  others.length > 0
    ? `${first} # ${placeholder} the ${field} by ${others.join(', ')}, or keep it; then delete this comment`
    : first

/**
 * The name of an article's file, which is its address too.
 * @throws Error when the title has neither a Latin letter nor a digit
 */
function slugOf(title: string) {
  const slug = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (!slug)
    throw new Error(
      `No file name can be made of "${title}", which has no letter a to z and no digit. Give an English working title, and change \`title\` in the file.`,
    )
  return slug
}

/** @throws Error when the template names a value that is not given */
const fill = (template: string, values: Record<string, string>) =>
  template.replace(/\{\{(\w+)\}\}/g, (token, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${templateFile}: ${token} is unknown`)
    return value
  })

/** Every placeholder of a text, by line. */
const placeholdersIn = (text: string): Placeholder[] =>
  text.split('\n').flatMap((content, index) => {
    const [, what] = content.split(placeholder)
    return what === undefined ? [] : [{ line: index + 1, what: what.trim().replace(/"$/, '') }]
  })

/**
 * @param date its day, as YYYY-MM-DD
 * @throws Error when the schema does not allow the title, or no file name can be made of it
 */
export function articleTemplate(title: string, date: string) {
  const { issues } = v.safeParse(titleSchema, title)
  if (issues) throw new Error(`The title ${issues[0].message}`)
  const text = fill(readFileSync(templateFile, 'utf8'), {
    title: JSON.stringify(title),
    date,
    category: choice('category', categories),
    author: choice('author', Object.keys(people)),
    description: range(limits.description),
    excerpt: range(limits.excerpt),
    takeaway: range(limits.takeaway),
    words: range(wordCount),
  })
  return { slug: slugOf(title), text, placeholders: placeholdersIn(text) }
}
