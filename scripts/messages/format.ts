/** Messages as a person, a program or a spreadsheet reads them. */
import { fields } from '../../src/function/forms'
import {
  messageColumns,
  type Notification,
  type StoredMessage,
  states,
} from '../../src/function/tables'

export interface MessageRecord {
  message: StoredMessage
  notifications: Notification[]
}

const control = /(?![\n\t\u{200d}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A message could otherwise steer the terminal, or change the direction of its text. */
const escapeControl = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(control, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`)

const stateOf = (status: string) =>
  Object.entries(states).find(([, stored]) => stored === status)?.[0] ?? status

/** @returns a notification in words, such as "webhook: waiting, 2 attempts, next 2026-01-31T09:30:00.000Z, The receiver answered 500" */
const describeNotification = ({ channel, status, attempts, ...row }: Notification) =>
  [
    channel === 'none' ? 'no channel was set' : `${channel}: ${stateOf(status)}`,
    row.deliveredAt,
    attempts > 1 && `${attempts} attempts`,
    status === states.waiting && `next ${row.nextAttemptAt}`,
    row.lastError,
  ]
    .filter(Boolean)
    .join(', ')

function describeMessage({ message, notifications }: MessageRecord) {
  const { id, createdAt, form, flagged } = message
  const others = fields.filter((name) => !['name', 'email', 'message'].includes(name))
  const lines = [
    `${createdAt}  ${message.name} <${message.email}>`,
    `${id}  ${form}${flagged ? `  doubtful: ${flagged}` : ''}`,
    ...notifications.map((each) => `  ${describeNotification(each)}`),
    ...others.filter((name) => message[name]).map((name) => `  ${name}: ${message[name]}`),
  ]
  // A bar before each line keeps a message from looking like the head of another.
  const text = escapeControl(message.message ?? '').replace(/^/gm, '  | ')
  return `${lines.map((line) => escapeControl(line).replaceAll('\n', ' ')).join('\n')}\n${text}\n`
}

export const toText = (records: MessageRecord[]) =>
  records.map(describeMessage).join('\n') || 'No messages.'

/** @returns an object a line; control characters are escaped, which changes nothing of the value */
export const toJsonLines = (records: MessageRecord[]) =>
  records
    .map((record) =>
      JSON.stringify(record).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (char) =>
        char.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
      ),
    )
    .join('\n')

/** What spreadsheets take for the start of a formula, also behind blanks and quotes. */
const formula = '(?=(?:[^\\S\\r\\n\\t]|")*[=+\\-@\\t\\r\\uff1d\\uff0b\\uff0d\\uff20])'
const formulaAtStart = new RegExp(`^${formula}`)
/** A cell may also begin after a separator of some country, within quotes, too. */
const formulaInside = new RegExp(`([,;|\\t\\r\\n])${formula}`, 'g')

/** A number, or one to dial: no spreadsheet computes anything of it. */
const isNumber = (text: string) => /^(-?\d+(\.\d+)?|\+\d[\d ]*)$/.test(text)

/** An apostrophe keeps spreadsheets from taking a text, or a part of it, for a formula. */
function toCell(text: string) {
  const escaped = text.replace(formulaAtStart, "'").replace(formulaInside, "$1'")
  const cell = isNumber(text) ? text : escaped
  return /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** @returns rows as RFC 4180 has them; a mark at the start tells spreadsheets that it is UTF-8 */
const toCsv = (rows: readonly (readonly string[])[]) =>
  `\ufeff${rows.map((cells) => cells.map(toCell).join(',')).join('\r\n')}`

/** @returns a table of the records, in which nothing steers a terminal or a spreadsheet */
export function toTable(records: MessageRecord[]) {
  const rows = records.map(({ message, notifications }) => [
    ...messageColumns.map((name) => message[name]),
    notifications.map(describeNotification).join('; '),
  ])
  const cells = [[...messageColumns, 'notifications'], ...rows]
  return toCsv(cells.map((row) => row.map((text) => escapeControl(text ?? ''))))
}
