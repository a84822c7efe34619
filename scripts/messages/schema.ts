/** A message and a report as the table holds them and a backup repeats them. */
import * as v from 'valibot'

/** What every database returns unchanged. */
const text = v.pipe(
  v.string(),
  v.check((value) => !/[\0\p{Surrogate}]/u.test(value), 'holds a NUL or half a character'),
)
/** As the function writes it. */
export const time = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
    'is not a time such as 2026-01-31T09:30:00.000Z',
  ),
)
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const messageSchema = v.strictObject({
  id: text,
  createdAt: time,
  name: text,
  email: text,
  organization: v.nullable(text),
  message: text,
  flagged: v.nullable(text),
  idempotencyKey: v.nullable(text),
  /** The notifications that are not delivered. */
  outbox: v.array(
    v.strictObject({
      channel: text,
      attempts: count,
      nextAttemptAt: time,
      lastError: v.nullable(text),
    }),
  ),
})
export const reportSchema = v.strictObject({ id: text, channel: text, sentAt: time })

export type StoredMessage = v.InferOutput<typeof messageSchema>
export type Report = v.InferOutput<typeof reportSchema>
