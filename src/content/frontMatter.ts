/** Front matter as other programs write it, in the form that the schema checks. */
import { dayOf } from './days'

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** @returns values without keys that have no value, at any depth, as such a key means the same as none */
export function withoutEmpty(values: unknown): unknown {
  if (Array.isArray(values)) return values.map(withoutEmpty)
  if (!isMap(values)) return values
  const entries = Object.entries(values).map(([key, value]) => [key, withoutEmpty(value)] as const)
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)))
}

/** @returns a list of texts, each once; a text is a list of one, or of several where it may have commas */
function textsOf(value: unknown, mayHaveCommas: boolean): unknown {
  if (typeof value === 'string') return textsOf(mayHaveCommas ? value.split(',') : [value], false)
  if (!Array.isArray(value)) return value
  const entries: unknown[] = value
  const texts = entries.map((entry) => (isMap(entry) ? entry : `${entry ?? ''}`.trim()))
  const folded = texts.map((text) => String(text).toLowerCase())
  return texts.filter((text, n) => text !== '' && folded.indexOf(folded[n] ?? '') === n)
}

const days = ['date', 'publishAt', 'updated', 'reviewed']
const separated = ['keywords', 'tags']
const lists = ['author', 'authors', 'takeaways', 'aliases', ...separated]

function prepareValue(key: string, value: unknown): unknown {
  if (days.includes(key) && typeof value === 'string') return dayOf(value)
  if (lists.includes(key)) return textsOf(value, separated.includes(key))
  if (key === 'draft' && /^(true|false)$/i.test(String(value)))
    return String(value).toLowerCase() === 'true'
  return value
}

/** @returns the values with lists and days as the schema has them; tags are keywords where there are none */
export function prepareFrontMatter(values: unknown): unknown {
  const filled = withoutEmpty(values)
  if (!isMap(filled)) return filled
  const entries = Object.entries(filled).map(([key, value]) => [key, prepareValue(key, value)])
  const { tags, layout, ...rest } = Object.fromEntries(entries)
  return tags === undefined || rest.keywords ? rest : { ...rest, keywords: tags }
}
