import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fits } from '../articles/fields'
import { articleSchema, personSchema, sourceSchema, termSchema } from '../articles/schema'
import { validate } from '../content/yaml'
import { fill } from '../locale'
import { categories } from '../site'
import { editor } from '../words'
import { cmsConfig, fieldsOf } from './config'

/** As JSON, which is what the editor reads. */
const config = JSON.parse(JSON.stringify(cmsConfig([{ name: 'A. Reader', id: 'a-reader' }])))

test('each key of the content has a field, and no other', () => {
  const [articles, shared] = config.collections
  const namesOf = (fields: { name: string }[]) => fields.map(({ name }) => name)
  expect(namesOf(articles.fields)).toEqual([...Object.keys(articleSchema.entries), 'body'])
  const schemas = [sourceSchema, termSchema, personSchema]
  schemas.forEach(({ entries }, n) => {
    expect(namesOf(shared.files[n].fields[0].fields)).toEqual(Object.keys(entries))
  })
})

test('the labels are those of `src/words.ts`, each key of the content has one, and nothing else', () => {
  const text = JSON.stringify(config.collections)
  const fields = new Map<string | undefined, string | undefined>()
  for (const [, name, label] of text.matchAll(/"name":"(\w+)","label":"([^"]+)"/g))
    if (label !== editor.entry) fields.set(name, label)
  const collections = { articles: editor.articles, shared: editor.shared }
  const { sources, glossary, people } = editor
  const all = { ...editor.fields, ...collections, sources, glossary, people }
  expect(Object.fromEntries(fields)).toEqual(all)
})

/** Values of each form, one of which each key accepts that has this form. */
const forms = {
  text: [categories[0], '2024-02-29', '/a', 'fr'],
  list: [
    ['Ada', 'Bo'],
    [3, 5.5, 4],
  ],
  map: [{ name: 'Ada' }],
  number: [2024, 0.5],
  truth: [true],
}

/** The form that a widget keeps; of another one the editor changes or deletes the value. */
const kept: Record<string, keyof typeof forms> = {
  string: 'text',
  text: 'text',
  datetime: 'text',
  select: 'text',
  list: 'list',
  boolean: 'truth',
}

test.each(Object.entries(articleSchema.entries))(
  '%s has the form that its field keeps',
  (key, schema) => {
    const accepted = Object.entries(forms).filter(([, values]) =>
      values.some((value) => validate(schema, value).output !== undefined),
    )
    const fields: { name: string; widget: string; multiple?: true }[] = config.collections[0].fields
    const field = fields.find(({ name }) => name === key)
    const form = field?.multiple ? 'list' : kept[field?.widget ?? '']
    expect(accepted.map(([name]) => name)).toEqual([form])
  },
)

test('a field has the limits of its schema', () => {
  const short = v.pipe(v.string(), fits([5, 64], 'look right'), v.maxLength(120))
  const schemas = {
    shortText: v.pipe(short, v.trim()),
    summary: v.optional(v.pipe(v.string(), fits([70, 160]))),
    size: v.picklist(['Small', 'Large']),
    words: v.pipe(v.array(short), fits([1, 10])),
    hidden: v.optional(v.boolean(), false),
    share: v.number(),
  }
  expect(fieldsOf(schemas)).toMatchObject([
    {
      widget: 'string',
      required: true,
      maxlength: 120,
      hint: fill(editor.characters, { least: 5, most: 64 }),
    },
    { widget: 'text', required: false, hint: fill(editor.characters, { least: 70, most: 160 }) },
    { widget: 'select', options: ['Small', 'Large'] },
    {
      widget: 'list',
      hint: fill(editor.entries, { least: 1, most: 10 }),
      field: { label: editor.entry, maxlength: 120 },
    },
    { widget: 'boolean', required: false },
    { widget: 'number', value_type: 'float' },
  ])
  expect(() => fieldsOf({ size: v.date() })).toThrow(/^size: .*date/)
})

test('whoever signs articles is chosen by the name, and by the id where others have that, too', () => {
  const people = ['a', 'b', 'c'].map((id) => ({ name: id === 'c' ? 'Cy' : 'Ada', id }))
  const [articles] = JSON.parse(JSON.stringify(cmsConfig(people))).collections
  const field = articles.fields.find(({ name }: { name: string }) => name === 'authors')
  expect(field).toMatchObject({
    multiple: true,
    options: [{ value: 'a', label: 'Ada (a)' }, { value: 'b' }, { value: 'Cy', label: 'Cy' }],
  })
})
