/** Messages as a person, a program or a spreadsheet reads them. */
import * as v from 'valibot'
import type { Delivery, StoredMessage } from '../../src/function/records'
import { messages } from '../../src/function/tables'

export interface MessageRecord {
  message: StoredMessage
  deliveries: Delivery[]
}

const control = /(?![\n\t\u{200d}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A message could otherwise steer the terminal, or change the direction of its text. */
const escapeControl = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(control, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`)

/** In words, such as "webhook: waiting, 2 tries, next 2026-01-31T09:30:00.000Z, The receiver answered 500". */
const describeDelivery = ({ channel, status, attempts, ...row }: Delivery) =>
  [
    `${channel}: ${status}`,
    row.deliveredAt,
    attempts > 1 && `${attempts} tries`,
    status === 'waiting' && `next ${row.nextAttemptAt}`,
    row.lastError,
  ]
    .filter(Boolean)
    .join(', ')

function describeMessage({ message, deliveries }: MessageRecord) {
  const { id, createdAt, form, flagged } = message
  const sender = `${message.name} <${message.email}>${message.organization ? `, ${message.organization}` : ''}`
  const known = ['name', 'email', 'organization', 'message', ...Object.keys(fixed)]
  const others = Object.entries(message).filter(([name, text]) => text && !known.includes(name))
  const lines = [
    `${createdAt}  ${sender}`,
    `${id}  ${form}${flagged ? `  flagged: ${flagged}` : ''}`,
    ...deliveries.map((delivery) => `  ${describeDelivery(delivery)}`),
    ...others.map(([name, text]) => `  ${name}: ${text}`),
  ]
  // Set off, so that no line of a message looks like the head of another.
  const text = escapeControl(message.message ?? '').replace(/^/gm, '  | ')
  return `${lines.map((line) => escapeControl(line).replaceAll('\n', ' ')).join('\n')}\n${text}\n`
}

export const toText = (records: MessageRecord[]) =>
  records.map(describeMessage).join('\n') || 'No messages.'

/** Control characters are escaped, which changes nothing of the value. */
const toJson = (value: object) =>
  JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (char) =>
    Array.from(
      { length: char.length },
      (_, n) => `\\u${char.charCodeAt(n).toString(16).padStart(4, '0')}`,
    ).join(''),
  )

/** An object a line; the last line counts them, so that a part is not taken for the whole. */
export const toJsonLines = (records: MessageRecord[]) =>
  [...records.map(toJson), toJson({ end: records.length })].join('\n')

/** What every database returns unchanged. */
const text = v.pipe(
  v.string(),
  v.check((value) => !/[\0\p{Surrogate}]/u.test(value), 'holds a NUL or half a character'),
)
const time = v.pipe(v.string(), v.isoTimestamp('is not a time such as 2026-01-31T09:30:00.000Z'))
const fixed = {
  id: text,
  form: text,
  createdAt: time,
  flagged: v.nullable(text),
  idempotencyKey: v.nullable(text),
}
const record = v.strictObject({
  message: v.pipe(
    v.objectWithRest(fixed, v.nullable(text)),
    v.check(
      (message) => Object.keys(message).every((name) => messages.exported.includes(name)),
      `has a field that is not known; ${messages.exported.join(', ')} are`,
    ),
  ),
  deliveries: v.array(
    v.strictObject({
      messageId: text,
      channel: text,
      status: text,
      attempts: v.pipe(v.number(), v.integer()),
      queuedAt: time,
      nextAttemptAt: time,
      deliveredAt: v.nullable(time),
      lastError: v.nullable(text),
    }),
  ),
})

const lineOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.string(), v.parseJson(), schema)

/** @throws Error where a line is missing, or is not as an export has it */
export function fromJsonLines(content: string): MessageRecord[] {
  const lines = content.trimEnd().split('\n')
  const last = v.safeParse(lineOf(v.object({ end: v.number() })), lines.pop())
  if (!last.success || last.output.end !== lines.length)
    throw new Error('A part of the file is missing')
  return lines.map((line, index) => {
    const { success, output, issues } = v.safeParse(lineOf(record), line)
    if (success) return output
    throw new Error(`Line ${index + 1}: ${v.getDotPath(issues[0]) ?? ''} ${issues[0].message}`)
  })
}

/**
 * Where a spreadsheet may begin a cell: at the start, and after what separates cells or rows in some country, as
 * one that separates by semicolons does not see the quotes around a cell between commas.
 */
const formula = /(?<=^|[,;|\t\r\n])(?=(?:[^\S\r\n\t]|")*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g

/** Follows RFC 4180. An apostrophe keeps spreadsheets from taking a text, or a part of it, for a formula. */
function toCell(text: string | null) {
  const cell = escapeControl(text ?? '').replace(formula, "'")
  return /[",;|\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** A mark at its start tells Excel that it is UTF-8. */
export function toCsv(records: MessageRecord[]) {
  const columns = messages.exported.filter((name) => name !== 'idempotencyKey')
  const rows = records.map(({ message, deliveries }) => [
    ...columns.map((name) => message[name] ?? null),
    deliveries.map(describeDelivery).join('; '),
  ])
  const lines = rows.map((cells) => cells.map(toCell).join(','))
  return `\ufeff${[[...columns, 'notifications'].join(','), ...lines].join('\r\n')}`
}
