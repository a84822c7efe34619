/** Requests that are answered with an error: thrown anywhere, turned into a response in `handle.ts`. */
import { fill } from '../locale'
import { requestProblems } from '../words'
import { codeOf } from './log'

export class HttpError extends Error {
  /** @param problems by field or header; `form` is the whole request. @param code of the reason, for the log */
  constructor(
    readonly status: number,
    readonly problems: Record<string, string>,
    readonly headers: Record<string, string> = {},
    readonly code?: string,
  ) {
    super(Object.values(problems).join(' '))
  }
}

/** Lets only some methods pass. @throws HttpError 405 for any other */
export function allowMethods({ method }: Request, ...methods: string[]) {
  const form = fill(requestProblems.method, { method, allowed: methods.join(', ') })
  if (!methods.includes(method)) throw new HttpError(405, { form }, { Allow: methods.join(', ') })
}

/** @returns a function for `catch`. @throws HttpError 503, as it is worth trying again soon */
export const unavailable = (problems: Record<string, string>) => (error: unknown) => {
  throw new HttpError(503, problems, { 'Retry-After': '30' }, codeOf(error))
}
