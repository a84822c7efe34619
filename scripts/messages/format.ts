/** Messages as a person, a program or a spreadsheet reads them. */
import * as v from 'valibot'
import { fields } from '../../src/function/forms'
import { type Delivery, delivery, storedMessage, tables } from '../../src/function/tables'

const record = v.strictObject({ message: storedMessage, deliveries: v.array(delivery) })
export type MessageRecord = v.InferOutput<typeof record>

const control = /(?![\n\t\u{200d}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A message could otherwise steer the terminal, or change the direction of its text. */
const escapeControl = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(control, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`)

/** @returns a delivery in words, such as "webhook: waiting, 2 tries, next 2026-01-31T09:30:00.000Z, The receiver answered 500". */
const describeDelivery = ({ channel, status, attempts, ...row }: Delivery) =>
  [
    channel === 'none' ? 'no channel was set' : `${channel}: ${status}`,
    row.deliveredAt,
    attempts > 1 && `${attempts} tries`,
    status === 'waiting' && `next ${row.nextAttemptAt}`,
    row.lastError,
  ]
    .filter(Boolean)
    .join(', ')

function describeMessage({ message, deliveries }: MessageRecord) {
  const { id, createdAt, form, flagged } = message
  const others = fields.filter((name) => !['name', 'email', 'message'].includes(name))
  const lines = [
    `${createdAt}  ${message.name} <${message.email}>`,
    `${id}  ${form}${flagged ? `  flagged: ${flagged}` : ''}`,
    ...deliveries.map((delivery) => `  ${describeDelivery(delivery)}`),
    ...others.filter((name) => message[name]).map((name) => `  ${name}: ${message[name]}`),
  ]
  // A bar before each line keeps a message from looking like the head of another.
  const text = escapeControl(message.message ?? '').replace(/^/gm, '  | ')
  return `${lines.map((line) => escapeControl(line).replaceAll('\n', ' ')).join('\n')}\n${text}\n`
}

export const toText = (records: MessageRecord[]) =>
  records.map(describeMessage).join('\n') || 'No messages.'

/** Control characters are escaped, which changes nothing of the value. */
const toJson = (value: object) =>
  JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (char) =>
    char.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )

/** An object a line; the last line counts them, so that a part is not taken for the whole. */
export const toJsonLines = (records: MessageRecord[]) =>
  [...records.map(toJson), toJson({ end: records.length })].join('\n')

const recordLine = v.pipe(v.string(), v.parseJson(), record)

/** @throws Error where a line is missing, or is not as an export has it */
export function fromJsonLines(content: string): MessageRecord[] {
  const rows = content.trimEnd().split('\n')
  if (rows.pop() !== toJson({ end: rows.length })) throw new Error('A part of the file is missing')
  return rows.map((line, index) => {
    const { success, output, issues } = v.safeParse(recordLine, line)
    if (success) return output
    throw new Error(`Line ${index + 1}: ${v.getDotPath(issues[0]) ?? ''} ${issues[0].message}`)
  })
}

/** What spreadsheets take for the start of a formula, also behind blanks and quotes. */
const formula = '(?=(?:[^\\S\\r\\n\\t]|")*[=+\\-@\\t\\r\\uff1d\\uff0b\\uff0d\\uff20])'
const formulaAtStart = new RegExp(`^${formula}`)
/** A cell may also begin after a separator of some country, within quotes, too. */
const formulaInside = new RegExp(`([,;|\\t\\r\\n])${formula}`, 'g')

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

/** An apostrophe keeps spreadsheets from taking a text, or a part of it, for a formula. */
function toCell(text: string) {
  const escaped = text.replace(formulaAtStart, "'").replace(formulaInside, "$1'")
  const cell = isNumber(text) ? text : escaped
  return /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** @returns rows as RFC 4180 has them; a mark at the start tells spreadsheets that it is UTF-8 */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  `\ufeff${rows.map((cells) => cells.map(toCell).join(',')).join('\r\n')}`

/** @returns a table of the records, in which nothing steers a terminal or a spreadsheet */
export function toTable(records: MessageRecord[]) {
  const rows = records.map(({ message, deliveries }) => [
    ...Object.values(message),
    deliveries.map(describeDelivery).join('; '),
  ])
  const head = [...tables.contact_submissions.exported, 'notifications']
  const cells = [head, ...rows].map((row) => row.map((text) => escapeControl(text ?? '')))
  return toCsv(cells)
}
