/** The configuration follows Sveltia's own schema, and its forms accept what the build accepts. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Field } from '@sveltia/cms'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { articleSchema } from '../articles/schema'
import { cms } from '../site'
import { fixtureArticles, fixtureSources, fixtureTerms } from '../tests/fixture/articles'
import { articleFormat } from './articleFormat'
import { cmsConfig } from './config'
import { entriesFormat } from './entriesFormat'

const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'))
const validate = addFormats(new Ajv({ strict: false })).compile(schema)

/** As JSON, which is what Sveltia reads. */
const config = (settings: Partial<typeof cms> = {}) =>
  JSON.parse(JSON.stringify(cmsConfig({ ...cms, ...settings })))

test('Sveltia’s schema accepts it, whatever the settings', () => {
  const settings = [
    {},
    { repository: 'firm/site', signIn: 'https://sign-in.example', review: true },
    { repository: 'firm/site', host: 'gitlab' as const, signIn: 'an-id' },
  ]
  for (const each of settings) {
    validate(config(each))
    expect(validate.errors).toBeNull()
  }
  expect(validate({ ...config(), publish_mode: 'never' })).toBe(false)
})

interface Rules {
  name: string
  required?: boolean
  widget?: string
  options?: string[]
  minlength?: number
  maxlength?: number
  min?: number
  max?: number
  pattern?: [string, string]
  field?: Rules
}

/** @returns the names of the fields that would not let a value through */
const refusals = (fields: readonly Rules[], values: Record<string, unknown>): string[] => [
  ...Object.keys(values).filter((key) => !fields.some(({ name }) => name === key)),
  ...fields.filter((rules) => !accepts(rules, values[rules.name])).map(({ name }) => name),
]

function accepts(rules: Rules, value: unknown): boolean {
  const { required = true, widget = 'string', options, field, pattern } = rules
  if (value === undefined || value === '') return !required
  if (widget === 'boolean') return typeof value === 'boolean'
  if (widget === 'list') {
    const { min = 0, max = Infinity } = rules
    if (!Array.isArray(value) || value.length < min || value.length > max) return false
    return value.every((item) => field !== undefined && accepts(field, item))
  }
  if (typeof value !== 'string') return false
  if (options && !options.includes(value)) return false
  if (widget === 'datetime' && !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  if (pattern && !new RegExp(pattern[0]).test(value)) return false
  const { minlength = 0, maxlength = Infinity } = rules
  return value.length >= minlength && value.length <= maxlength
}

const [articles, shared] = config().collections
const texts = [
  ...readdirSync('articles')
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(`articles/${name}`, 'utf8')),
  ...[...fixtureArticles(new Map())].flatMap(([name, text]) =>
    name.endsWith('.md') ? [text] : [],
  ),
]
/** As the form gets it. */
const valuesOf = (text: string) => {
  const { original, ...values } = articleFormat.fromFile(text)
  return values
}

test('the form of an article has a field for each key, in the order of the schema', () => {
  const names = articles.fields.map(({ name }: Field) => name)
  expect(names).toEqual([...Object.keys(articleSchema.entries), 'body'])
})

test('it accepts every article that builds', () => {
  expect(texts.length).toBeGreaterThan(20)
  for (const text of texts) expect(refusals(articles.fields, valuesOf(text)), text).toEqual([])
})

test('it refuses what the build would refuse', () => {
  const [text = ''] = texts
  const broken = {
    ...{ title: 'Abc', description: 'x'.repeat(161), category: 'Cooking', date: 'tomorrow' },
    ...{ author: 'Nobody', keywords: [], unknown: 'key' },
  }
  const { excerpt, ...values } = valuesOf(text)
  expect(refusals(articles.fields, { ...values, ...broken })).toEqual([
    ...['unknown', 'title', 'description', 'excerpt', 'category', 'date', 'author', 'keywords'],
  ])
})

test('the forms of sources and terms accept every entry, and no other', () => {
  const [sources, glossary] = shared.files
  const fieldsOfList = ({ fields: [list] }: { fields: [{ fields: Rules[] }] }) => list.fields
  for (const [file, made] of [
    [sources, fixtureSources],
    [glossary, fixtureTerms],
  ] as const) {
    const { [file.fields[0].name]: real = [] } = entriesFormat(file.fields[0].name).fromFile(
      readFileSync(file.file, 'utf8'),
    )
    const entries = [...real, ...Object.entries(made).map(([id, entry]) => ({ id, ...entry }))]
    for (const entry of entries) expect(refusals(fieldsOfList(file), entry), entry.id).toEqual([])
  }
  const source = {
    id: 'An id',
    kind: 'rumor',
    author: 'A',
    title: 'Title',
    date: 'May',
    url: 'http://a.example',
  }
  expect(refusals(fieldsOfList(sources), source)).toEqual(['id', 'kind', 'author', 'date', 'url'])
})
