import * as v from 'valibot'
import { expect, test } from 'vitest'
import { day } from '../articles/schema'
import { text } from '../articles/text'
import { fieldsOf } from './fields'

const describe = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { label: name }]))

test('a field has the limits of its schema', () => {
  const entries = {
    name: text(5, 64),
    summary: v.optional(text(70, 160)),
    day,
    size: v.picklist(['Small', 'Large']),
    words: v.pipe(v.array(text(2, 60)), v.minLength(1), v.maxLength(10)),
    hidden: v.optional(v.boolean(), false),
  }
  const fields = fieldsOf(entries, describe(...Object.keys(entries)))
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(entries))
  expect(fields).toMatchObject([
    { widget: 'string', required: true, minlength: 5, maxlength: 64 },
    { widget: 'text', required: false, minlength: 70, maxlength: 160 },
    { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
    { widget: 'select', options: ['Small', 'Large'] },
    { widget: 'list', min: 1, max: 10, field: { widget: 'string', minlength: 2, maxlength: 60 } },
    { widget: 'boolean', required: false },
  ])
})

test('what the schema does not tell takes precedence', () => {
  const [field] = fieldsOf({ name: v.unknown() }, describe('name'), { name: { widget: 'image' } })
  expect(field).toMatchObject({ name: 'name', widget: 'image', required: true })
})

test('a key for which there is no field is named', () => {
  expect(() => fieldsOf({ size: v.number() }, describe('size'))).toThrow(/^size: .*number/)
  expect(() => fieldsOf({ free: v.string() }, describe('free'))).toThrow(/^free: .*without limits/)
})
