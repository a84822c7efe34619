import * as v from 'valibot'
import { expect, test } from 'vitest'
import { articleSchema, personSchema, sourceSchema, termSchema } from '../articles/schema'
import { cmsConfig, cmsWarnings, fieldsOf } from './config'

/** As JSON, which is what the editor reads. */
const config = JSON.parse(JSON.stringify(cmsConfig(['A. Reader'])))

test('each key of the content has a field, and no other', () => {
  const [articles, shared] = config.collections
  const namesOf = (fields: { name: string }[]) => fields.map(({ name }) => name)
  expect(namesOf(articles.fields)).toEqual([...Object.keys(articleSchema.entries), 'body'])
  const schemas = [sourceSchema, termSchema, personSchema]
  schemas.forEach(({ entries }, n) => {
    expect(namesOf(shared.files[n].fields[0].fields)).toEqual(Object.keys(entries))
  })
})

test('a field has the limits of its schema', () => {
  const short = v.pipe(v.string(), v.minLength(5), v.maxLength(64))
  const schemas = {
    shortText: v.pipe(short, v.trim()),
    summary: v.optional(v.pipe(v.string(), v.maxLength(160))),
    size: v.picklist(['Small', 'Large']),
    words: v.pipe(v.array(short), v.maxLength(10)),
    hidden: v.optional(v.boolean(), false),
  }
  expect(fieldsOf(schemas)).toMatchObject([
    { label: 'Short text', widget: 'string', required: true, minlength: 5, maxlength: 64 },
    { widget: 'text', required: false, maxlength: 160 },
    { widget: 'select', options: ['Small', 'Large'] },
    { widget: 'list', max: 10, field: { label: 'Entry', widget: 'string', maxlength: 64 } },
    { widget: 'boolean', required: false },
  ])
  expect(() => fieldsOf({ size: v.number() })).toThrow(/^size: .*number/)
})

test('an editor beside a third party’s script is worth a warning', () => {
  const script = 'https://count.example/script.js'
  expect(cmsWarnings({ repository: 'firm/site' }, [script, ''])).toMatchObject([
    expect.stringContaining(script),
  ])
  expect(cmsWarnings({ repository: '' }, [script])).toEqual([])
  expect(cmsWarnings({ repository: 'firm/site' }, ['', ''])).toEqual([])
})
