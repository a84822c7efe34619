/** The schemas of figures by kind. Texts and lists are as long as fits a phone of 375 px. */
import * as v from 'valibot'

const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(max),
    v.check((value) => !value.includes('[@'), 'cites a source; cite it in the text around'),
  )

const list = <Item extends v.GenericSchema>(item: Item, min: number, max: number) =>
  v.pipe(v.array(item), v.minLength(min), v.maxLength(max))

/** Unknown keys are problems, so that a mistyped key is not ignored. */
const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, message, path }) => {
    if (expected === 'never') return `is no key here; allowed: ${Object.keys(entries).join(', ')}`
    return path ? 'is missing' : message
  })

const figure = <const Kind extends string, Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) => object({ kind: v.literal(kind), caption: text(160), ...entries })

const title = text(48)
const label = text(24)
const pair = v.pipe(v.array(label), v.length(2))
const item = { title, text: v.optional(text(300)) }
const points = list(text(120), 1, 6)

const kinds = [
  // Steps one after the other; a label says when, or to which part of the whole a step belongs.
  figure('flow', { items: list(object({ label: v.optional(label), ...item }), 2, 9) }),
  // Steps that begin again after the last, or things around the one that they share.
  v.pipe(
    figure('ring', {
      loop: v.optional(v.literal(true)),
      center: v.optional(label),
      items: list(object(item), 3, 7),
    }),
    v.check(({ loop, center }) => loop || center !== undefined, 'needs “loop: true” or a “center”'),
  ),
  // Four fields, row by row, of two columns and two rows.
  figure('matrix', {
    columns: pair,
    rows: pair,
    items: list(object({ title: text(32), text: v.optional(text(120)) }), 4, 4),
  }),
  figure('timeline', { items: list(object({ when: label, ...item }), 2, 10) }),
  // The parts of something: branches, and the leaves of each.
  figure('tree', {
    root: title,
    items: list(object({ title, items: v.optional(list(text(80), 1, 6)) }), 2, 6),
  }),
  figure('bars', {
    // The unit, such as `%` or `hours`; a currency is written before the number.
    unit: v.optional(text(12)),
    items: list(object({ ...item, value: v.pipe(v.number(), v.finite(), v.minValue(0)) }), 2, 10),
  }),
  figure('before-after', { before: points, after: points }),
  // Options, over the thread or under it: what became of each in a word or a name and a day, and why.
  figure('loom', {
    options: list(
      object({
        name: label,
        status: v.picklist(['over', 'under', 'waits']),
        outcome: label,
        reason: v.optional(text(64)),
      }),
      3,
      24,
    ),
  }),
] as const

const figureKinds = kinds.map(({ entries }) => entries.kind.literal)

export const figureSchema = v.variant('kind', kinds, ({ path, received, message }) => {
  if (!path) return message
  return `is ${received === 'undefined' ? 'missing' : received}; allowed: ${figureKinds.join(', ')}`
})

export type Figure = v.InferOutput<typeof figureSchema>
