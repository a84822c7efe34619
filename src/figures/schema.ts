/** What a figure may say, by its kind; texts and counts are limited to what fits on a phone of 375 px. */
import * as v from 'valibot'

const text = (max: number) =>
  v.pipe(
    v.string('is missing or no text; quote a number'),
    v.trim(),
    v.minLength(1, 'is empty; a text is required'),
    v.maxLength(max, (issue) => `has ${issue.received} characters; at most ${max} are allowed`),
    v.check(
      (value) => !value.includes('[@'),
      'cites a source; cite it in the text around the figure',
    ),
  )

const list = <Item extends v.GenericSchema>(item: Item, min: number, max: number) =>
  v.pipe(
    v.array(item, 'is missing or no list; a list is required'),
    v.minLength(min, (issue) => `has ${issue.received} entries; at least ${min} are required`),
    v.maxLength(max, (issue) => `has ${issue.received} entries; at most ${max} are allowed`),
  )

/** Unknown keys are refused, so that a mistyped key is not ignored. */
const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never'
      ? `is no key here; allowed: ${Object.keys(entries).join(', ')}`
      : issue.path
        ? 'is missing'
        : 'is not a list of keys and values',
  )

const whole = (min: number, max: number) => {
  const message = `is no whole number from ${min} to ${max}`
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}

const title = text(48)
const label = text(24)
const item = object({ title, text: v.optional(text(300)) })
const common = { caption: text(160) }
const pair = v.pipe(
  v.array(label, 'is missing or no list; two texts are required'),
  v.length(2, (issue) => `has ${issue.received} entries; two texts are required`),
)

/** Steps one after the other; a label says when, or which part of the whole a step belongs to. */
const flow = object({
  kind: v.literal('flow'),
  ...common,
  items: list(object({ label: v.optional(label), ...item.entries }), 2, 9),
})
/** Steps that begin anew after the last. */
const loop = object({
  kind: v.literal('loop'),
  ...common,
  center: v.optional(label),
  items: list(item, 3, 7),
})
/** Things around the one that they share. */
const hub = object({ kind: v.literal('hub'), ...common, center: label, items: list(item, 3, 7) })
/** Four fields, row by row, of two columns and two rows. */
const matrix = object({
  kind: v.literal('matrix'),
  ...common,
  columns: pair,
  rows: pair,
  items: list(object({ title: text(32), text: v.optional(text(120)) }), 4, 4),
})
const timeline = object({
  kind: v.literal('timeline'),
  ...common,
  items: list(object({ when: label, ...item.entries }), 2, 10),
})
/** The blocks of a day, and a level that rises and falls with them. */
const agenda = object({
  kind: v.literal('agenda'),
  ...common,
  /** What the curve shows, such as “Energy”. */
  level: label,
  items: list(
    object({
      when: label,
      /** How long, as drawn. */
      minutes: whole(5, 240),
      level: whole(1, 5),
      ...item.entries,
    }),
    3,
    12,
  ),
})
/** What is put in, what comes of it, and how many units of time lie between. */
const delay = object({
  kind: v.literal('delay'),
  ...common,
  /** One and several, such as “quarter” and “quarters”. */
  unit: pair,
  items: list(object({ input: title, output: title, delay: whole(1, 12) }), 1, 5),
})
/** What something is made of: branches, and the leaves of each. */
const tree = object({
  kind: v.literal('tree'),
  ...common,
  root: title,
  items: list(object({ title, items: v.optional(list(text(80), 1, 6)) }), 2, 6),
})
const bars = object({
  kind: v.literal('bars'),
  ...common,
  /** Such as `%` or `hours`; a currency stands before the number. */
  unit: v.optional(text(12)),
  items: list(
    object({
      ...item.entries,
      value: v.pipe(
        v.number('is missing or no number; a unit goes into “unit”'),
        v.finite('is not finite'),
        v.minValue(0, (issue) => `is ${issue.received}; 0 or more is required`),
      ),
    }),
    2,
    10,
  ),
})
const beforeAfter = object({
  kind: v.literal('before-after'),
  ...common,
  before: list(text(120), 1, 6),
  after: list(text(120), 1, 6),
})

const kinds = [
  ...[flow, loop, hub, matrix, timeline],
  ...[agenda, delay, tree, bars, beforeAfter],
] as const

export const figureKinds = kinds.map(({ entries }) => entries.kind.literal)

export const figureSchema = v.variant('kind', kinds, (issue) =>
  issue.path
    ? `is ${issue.received === 'undefined' ? 'missing' : issue.received}; allowed: ${figureKinds.join(', ')}`
    : 'is not a list of keys and values',
)

export type Figure = v.InferOutput<typeof figureSchema>
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>
