/** Messages as a person, a program or a spreadsheet reads them. */
import type { StoredMessage } from './schema'

export interface Message extends Omit<StoredMessage, 'outbox' | 'idempotencyKey'> {
  /** Notifications that are not delivered, in words. */
  outbox: string | null
}

const columns = [
  'id',
  'createdAt',
  'name',
  'email',
  'organization',
  'message',
  'flagged',
  'outbox',
] as const satisfies (keyof Message)[]

/** A message could otherwise steer the terminal, or change the direction of its text. */
export const escapeControlCharacters = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(
      /(?![\n\t\u{200d}])[\p{Cc}\p{Cf}]/gu,
      (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`,
    )

function formatMessage(row: Message) {
  const { id, createdAt, flagged, outbox } = row
  const organization = row.organization ? `, ${row.organization}` : ''
  const sender = escapeControlCharacters(`${row.name} <${row.email}>${organization}`)
  const state = `${flagged ? `  flagged: ${flagged}` : ''}${outbox ? `  not delivered: ${outbox}` : ''}`
  // Set off, so that no line of a message looks like the head of another.
  const text = escapeControlCharacters(row.message).replace(/^/gm, '  | ')
  return `${createdAt}  ${sender}\n${id}${state}\n${text}\n`
}

export const list = (messages: Message[]) =>
  messages.length ? messages.map(formatMessage).join('\n') : 'No messages.'

/** One object a line. */
export const json = (messages: Message[]) =>
  messages.map((message) => JSON.stringify(message)).join('\n')

/**
 * Where a spreadsheet may begin a cell: at the start, and after what separates cells or rows in some country, as
 * one that separates by semicolons does not see the quotes around a cell between commas.
 */
const formula = /(?<=^|[,;|\t\r\n])(?=(?:[^\S\r\n\t]|")*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g

/** Follows RFC 4180. An apostrophe keeps spreadsheets from taking a text, or a part of it, for a formula. */
function toCell(text: string | null) {
  const cell = (text ?? '').replace(formula, "'")
  return /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

export const csv = (messages: Message[]) =>
  [
    columns.join(','),
    ...messages.map((row) => columns.map((name) => toCell(row[name])).join(',')),
  ].join('\r\n')

/** In words; null where nothing waits. */
const describeOutbox = (outbox: StoredMessage['outbox']) =>
  outbox
    .map(
      ({ channel, attempts, nextAttemptAt, lastError }) =>
        `${channel}: ${attempts} tries, next ${nextAttemptAt}${lastError ? `, ${lastError}` : ''}`,
    )
    .join('; ') || null

export type Format = 'list' | 'json' | 'csv'

interface Options {
  format: Format
  /** Tells Excel that the CSV is UTF-8. */
  bom?: boolean
}

export function format(stored: StoredMessage[], { format, bom }: Options) {
  const messages = stored.map(
    ({ idempotencyKey: _, outbox, ...message }): Message => ({
      ...message,
      outbox: describeOutbox(outbox),
    }),
  )
  return (bom ? '\ufeff' : '') + { csv, json, list }[format](messages)
}
