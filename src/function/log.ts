/** The log: one JSON object a line. No name, address or text of a visitor is ever in it. */

type Entry = Record<string, string | number | undefined>

export const log = (entry: Entry) => console.log(JSON.stringify(entry))

/** Only the code of an error is logged, as its message may repeat a visitor's words. */
export function codeOf(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  const sqlite = /SQLITE_[A-Z_]+/.exec(error.message)?.[0]
  if (sqlite) return sqlite
  // PostgreSQL's SQLSTATE, such as 42P01, or the system's code, such as ECONNREFUSED.
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return /^([0-9A-Z]{5}|[A-Z][A-Z_]+)$/.test(code) ? code : error.name
}

/** For `catch`, where the work goes on: logs the entry with the code of the error. @returns a function that returns null */
export const logFailure = (entry: Entry) => (error: unknown) => {
  log({ ...entry, problem: codeOf(error) })
  return null
}
