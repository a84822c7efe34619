/**
 * The format of a backup: JSON lines. The first names the format and counts, then come messages, each with the
 * notifications that wait, and reports; the last proves that nothing is missing. Not in it: hashes of senders'
 * addresses and the keys made of them, which are to be gone after a day, and the salt, which only they need.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { counted } from '../../src/articles/counted'
import { count, messageSchema, type Report, reportSchema, type StoredMessage, time } from './schema'

const format = 'contact-messages'
const version = 1

const headerSchema = v.strictObject({
  format: v.literal(format),
  version: v.literal(version),
  createdAt: time,
  messages: count,
  notifications: count,
  reports: count,
})
const messageLine = v.strictObject({ message: messageSchema })
const reportLine = v.strictObject({ report: reportSchema })
const endSchema = v.strictObject({ end: v.literal(format), lines: count, sha256: v.string() })

export interface Backup {
  createdAt: string
  messages: StoredMessage[]
  reports: Report[]
}

const notificationsOf = (messages: { outbox: unknown[] }[]) =>
  messages.reduce((sum, { outbox }) => sum + outbox.length, 0)

export const summary = ({ messages, reports }: Backup) =>
  `${counted(messages.length, 'message')}, ${counted(notificationsOf(messages), 'notification')} not delivered and ${counted(reports.length, 'report')}`

/** @returns the lines, each with its end */
export function* writeBackup({ createdAt, messages, reports }: Backup) {
  const hash = createHash('sha256')
  let lines = 0
  const line = (value: object) => {
    const written = `${JSON.stringify(value)}\n`
    hash.update(written)
    lines++
    return written
  }
  const notifications = notificationsOf(messages)
  const counts = { messages: messages.length, notifications, reports: reports.length }
  yield line({ format, version, createdAt, ...counts })
  for (const message of messages) yield line({ message })
  for (const report of reports) yield line({ report })
  yield `${JSON.stringify({ end: format, lines, sha256: hash.digest('hex') })}\n`
}

function parseJson(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '')
  } catch {
    return undefined
  }
}

/** Splits at line feeds alone; a file may be longer than a string can be. */
function linesOf(bytes: Buffer) {
  const lines: string[] = []
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf('\n', start)
    const end = found < 0 ? bytes.length : found
    lines.push(bytes.toString('utf8', start, end))
    start = end + 1
  }
  return lines
}

/**
 * @param file as a person knows it
 * @throws Error with one sentence where the bytes are no whole backup that this version reads
 */
export function readBackup(bytes: Buffer, file: string): Backup {
  const lines = linesOf(bytes)
  const first = v.safeParse(
    v.object({ format: v.literal(format), version: count }),
    parseJson(lines[0]),
  )
  if (!first.success)
    throw new Error(`${file} is no backup of messages: its first line names another format`)
  if (first.output.version > version)
    throw new Error(
      `${file} was written by a newer version of this program, in version ${first.output.version} of the format; ${version} is allowed, so update this checkout`,
    )
  const end = v.safeParse(endSchema, parseJson(lines.at(-1)))
  if (!end.success)
    throw new Error(
      `${file} is not whole: its last line is not that of a backup, so a part is missing`,
    )
  const content = bytes.subarray(0, bytes.lastIndexOf(`{"end":`))
  const sha256 = createHash('sha256').update(content).digest('hex')
  if (end.output.lines !== lines.length - 1 || end.output.sha256 !== sha256)
    throw new Error(
      `${file} is not whole or was changed: its last line counts ${end.output.lines} lines and another hash than the ${lines.length - 1} lines before it have`,
    )
  return parseLines(lines.slice(0, -1), file)
}

/** @throws Error with the first line that is not as the format has it */
function parseLines(lines: string[], file: string): Backup {
  const parse = <Schema extends v.GenericSchema>(schema: Schema, index: number) => {
    const result = v.safeParse(schema, parseJson(lines[index]))
    if (result.success) return result.output
    const [issue] = result.issues
    const field = v.getDotPath(issue)
    throw new Error(`${file}:${index + 1}: ${field ? `${field}: ` : ''}${issue.message}`)
  }
  const header = parse(headerSchema, 0)
  const backup: Backup = { createdAt: header.createdAt, messages: [], reports: [] }
  const { messages, reports } = backup
  for (let index = 1; index < lines.length; index++)
    if (index <= header.messages) messages.push(parse(messageLine, index).message)
    else reports.push(parse(reportLine, index).report)
  const counts = [messages.length, notificationsOf(messages), reports.length]
  if (counts.join() !== [header.messages, header.notifications, header.reports].join())
    throw new Error(`${file} holds ${summary(backup)}; its first line counts others`)
  return backup
}
