/** The log: one JSON object a line, with its time, and its route or job. No name, address or text of a visitor is ever in it. */

type Entry = Record<string, string | number | undefined> & ({ route: string } | { job: string })

export const log = (entry: Entry) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }))

/** The header of a response that its log line repeats: the id of the message that was stored. */
export const messageId = 'Message-Id'

/** Only the code of an error is logged, as its message may repeat a visitor's words. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { message, name, cause } = error
  const ofD1 =
    /SQLITE_[A-Z_]+|Exceeded maximum DB size/.exec(message) ?? /^D1_[A-Z_]+/.exec(message)
  if (ofD1) return ofD1[0]
  // The code of this function's own errors, or of the system, such as ECONNREFUSED.
  if ('code' in error && /^[A-Z][A-Z_]+$/.test(String(error.code))) return String(error.code)
  // The code of a fetch() that fails is in the cause of its error.
  return cause instanceof Error ? codeOf(cause) : name
}

/** @returns a function for `catch` that logs a job with the code of the error, so that the work goes on */
export const logFailure = (job: string) => (error: unknown) => log({ job, problem: codeOf(error) })
