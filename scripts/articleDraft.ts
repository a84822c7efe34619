/** The text of a new article: a draft that builds as it is, with placeholders where its editor writes. */
import { categories } from '../src/articles/card'
import { limits } from '../src/articles/schema'
import { articleTemplate, placeholder } from '../src/content/articles/articleTemplate'
import { linesWithPlaceholders } from '../src/content/articles/placeholders'
import { people } from '../src/site'
import { wordCount } from './prose/articleRules'

const range = ([min, max]: readonly [number, number]) =>
  `${min.toLocaleString('en')} to ${max.toLocaleString('en')}`

const choice = (field: string, [first = '', ...others]: readonly string[]) =>
  others.length > 0
    ? `${first} # ${placeholder} the ${field} by ${others.join(', ')}, or keep it; then delete this comment`
    : first

/** @throws Error when the template names a value that is not given */
const fill = (template: string, values: Record<string, string>) =>
  template.replace(/\{\{(\w+)\}\}/g, (token, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`articleTemplate.ts: ${token} is unknown`)
    return value
  })

/** @param date its day, as YYYY-MM-DD */
export const articleDraft = (title: string, date: string) =>
  fill(articleTemplate, {
    title: JSON.stringify(title),
    date,
    category: choice('category', categories),
    author: choice('author', Object.keys(people)),
    description: range(limits.description),
    excerpt: range(limits.excerpt),
    takeaway: range(limits.takeaway),
    words: range(wordCount),
  })

/** @returns what an editor has to replace, up to the end of its line */
export const placeholdersOf = (draft: string) =>
  linesWithPlaceholders(draft).map((line) => {
    const [, what = ''] = draft.split('\n')[line - 1]?.split(placeholder) ?? []
    return { line, what: what.trim().replace(/"$/, '') }
  })
