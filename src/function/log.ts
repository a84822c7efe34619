/** The log: one JSON object a line. No name, address or text of a visitor is ever in it. */

type Entry = Record<string, string | number | undefined>

export const log = (entry: Entry) => console.log(JSON.stringify(entry))

/** Only the code of an error is logged, as its message may repeat a visitor's words. */
export function codeOf(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  return /SQLITE_[A-Z_]+/.exec(error.message)?.[0] ?? error.name
}

/** For `catch`, where the work goes on: logs the entry with the code of the error. @returns a function that returns null */
export const logFailure = (entry: Entry) => (error: unknown) => {
  log({ ...entry, problem: codeOf(error) })
  return null
}
