/** A request that is not granted: thrown where that is found, answered in one place. */
import type { FieldName } from '../contact/schema'
import { refusalPage } from './errorPage'

/** What is wrong, by field or header; `form` is the whole. */
type Problems = { [name in FieldName | 'form']?: string } | { [name: string]: string }

export class Refusal extends Error {
  /** @param cause what went wrong on our side; only its code is logged */
  constructor(
    readonly status: number,
    readonly problems: Problems,
    readonly headers: Record<string, string> = {},
    cause?: unknown,
  ) {
    super(Object.values(problems).join(' '), { cause })
  }
}

/** The body's type, where it is one of those that a message may have. */
export function mediaType(request: Request) {
  const [type] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';')
  switch (type?.trim()) {
    case 'application/json':
      return 'json'
    case 'application/x-www-form-urlencoded':
      return 'urlencoded'
    case 'multipart/form-data':
      return 'multipart'
  }
}

/** A plain form, which is answered with pages. */
export const isForm = (request: Request) => /urlencoded|multipart/.test(mediaType(request) ?? '')

/** The refusal as a page for a plain form, as words for who names text/plain, else as JSON. */
export function refuse(request: Request, { status, problems, headers, message }: Refusal) {
  const answer = (type: string, body: string) =>
    new Response(body, { status, headers: { ...headers, 'Content-Type': type } })
  if (isForm(request))
    return answer('text/html; charset=utf-8', refusalPage(Object.values(problems)))
  // The form shows the body of an error as it is (SPEC.md, section 8).
  if (request.headers.get('Accept')?.includes('text/plain'))
    return answer('text/plain; charset=utf-8', message)
  return answer('application/json', JSON.stringify({ errors: problems }))
}
