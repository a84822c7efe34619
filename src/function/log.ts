/** The log: one JSON object a line. No name, address or text of a visitor is ever in it. */

export type LogEntry = Record<string, string | number | undefined>

export const log = (entry: LogEntry) => console.log(JSON.stringify(entry))

/** The header of a response that its log line repeats: the id of the message that was stored. */
export const messageId = 'Message-Id'

/** Only the code of an error is logged, as its message may repeat a visitor's words. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { message, name, cause } = error
  const ofD1 =
    /SQLITE_[A-Z_]+|Exceeded maximum DB size/.exec(message) ?? /^D1_[A-Z_]+/.exec(message)
  if (ofD1) return ofD1[0]
  // PostgreSQL's SQLSTATE, such as 42P01, or the system's code, such as ECONNREFUSED.
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^([0-9A-Z]{5}|[A-Z][A-Z_]+)$/.test(code)) return code
  // The code of a fetch() that fails is in the cause of its error.
  return cause instanceof Error ? codeOf(cause) : name
}

/** @returns a function for `catch` that logs the entry with the code of the error, so that the work goes on */
export const logFailure = (entry: LogEntry) => (error: unknown) =>
  log({ ...entry, problem: codeOf(error) })
