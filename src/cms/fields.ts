/** From a schema of the content to the fields of a form that lets nothing through that the schema refuses. */
import type { Field } from '@sveltia/cms'
import * as v from 'valibot'
import { calendarDay, day } from '../articles/schema'
import type { Description } from './descriptions'

type Schema = v.GenericSchema
/** The properties of a field, its name and words aside. */
type Widget = Record<string, unknown>

/** What a string is longer than where it gets a box of several lines. */
const lineLength = 100

const hasPipe = (
  schema: Schema,
): schema is Schema & { pipe: readonly { type: string; requirement?: unknown }[] } =>
  'pipe' in schema

/** @returns what a schema requires by an action of this type, such as `min_length` */
const requirementOf = (schema: Schema, type: string) =>
  hasPipe(schema) ? schema.pipe.find((action) => action.type === type)?.requirement : undefined

const isOptional = (schema: Schema): schema is v.OptionalSchema<Schema, unknown> =>
  v.isOfType('optional', schema)
const isArray = (schema: Schema): schema is v.ArraySchema<Schema, undefined> =>
  v.isOfType('array', schema)
const isPicklist = (schema: Schema): schema is v.PicklistSchema<readonly string[], undefined> =>
  v.isOfType('picklist', schema)

function stringWidget(schema: Schema, hint = ''): Widget {
  const [minlength, maxlength] = [
    requirementOf(schema, 'min_length'),
    requirementOf(schema, 'max_length'),
  ]
  const pattern = requirementOf(schema, 'regex')
  const start = requirementOf(schema, 'starts_with')
  if (typeof maxlength === 'number')
    return { widget: maxlength > lineLength ? 'text' : 'string', minlength, maxlength }
  if (pattern instanceof RegExp) return { widget: 'string', pattern: [pattern.source, hint] }
  if (typeof start === 'string') return { widget: 'string', pattern: [`^${start}\\S+$`, hint] }
  throw new TypeError('a text without limits')
}

/** @throws Error where a schema is of a form that no widget is known for */
function widgetOf(schema: Schema, { label, hint }: Description): Widget {
  // Forms know no other way to write a day than that of the schema.
  if (schema === day || schema === calendarDay)
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (isPicklist(schema)) return { widget: 'select', options: [...schema.options] }
  if (isArray(schema)) {
    const [min, max] = [requirementOf(schema, 'min_length'), requirementOf(schema, 'max_length')]
    const item = { label: label.replace(/s$/, ''), ...widgetOf(schema.item, { label }) }
    return {
      widget: 'list',
      label_singular: item.label,
      field: { name: 'item', ...item },
      min,
      max,
    }
  }
  if (v.isOfType('boolean', schema)) return { widget: 'boolean' }
  if (v.isOfType('string', schema)) return stringWidget(schema, hint)
  throw new Error(`the type ${schema.type}`)
}

/**
 * @param special the properties of fields that the schema does not tell, such as the people an author is one of
 * @throws Error that names the key for which no field can be made
 */
export function fieldsOf<Key extends string>(
  entries: Record<Key, Schema>,
  descriptions: Record<Key, Description>,
  special: Partial<Record<Key, Widget>> = {},
): Field[] {
  const names = Object.keys(entries) as Key[]
  return names.map((name): Field => {
    const schema = entries[name]
    const description = descriptions[name]
    const value = isOptional(schema) ? schema.wrapped : schema
    const known = { name, ...description, required: !isOptional(schema), ...special[name] }
    if ('widget' in known) return known
    try {
      return { ...known, ...widgetOf(value, description), ...special[name] }
    } catch (error) {
      throw new Error(`${name}: src/cms/fields.ts knows no field for ${error}`, { cause: error })
    }
  })
}
