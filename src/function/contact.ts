/** POST /api/contact: checks a message, stores it, and answers in the form that it was asked in. */
import * as v from 'valibot'
import { contactSchema, type FieldName } from '../contact/schema'
import { refusalPage } from './refusalPage'
import { type Database, store } from './store'

type Problems = Partial<Record<FieldName | 'form', string>>

/** An answer to a program as JSON, to a plain form as a page. */
interface Answer {
  status: number
  problems: Problems
  headers?: HeadersInit
}

const isForm = (request: Request) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(
    request.headers.get('Content-Type') ?? '',
  )

/** @throws SyntaxError where the body is not what its type says */
async function readBody(request: Request): Promise<unknown> {
  if (!isForm(request)) return request.json()
  try {
    return Object.fromEntries(await request.formData())
  } catch (error) {
    throw new SyntaxError('The form cannot be read', { cause: error })
  }
}

function problemsOf(issues: v.InferIssue<typeof contactSchema>[]): Problems {
  const problems: Problems = {}
  for (const issue of issues) {
    const field = (v.getDotPath(issue) ?? 'form') as keyof Problems
    problems[field] ??= issue.message
  }
  return problems
}

function refuse(request: Request, { status, problems, headers }: Answer) {
  if (isForm(request))
    return new Response(refusalPage(Object.values(problems)), {
      status,
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'",
      },
    })
  return Response.json({ errors: problems }, { status, headers })
}

/** Answers 201, 400, 405, 422 or 503; to a plain form 303 in place of 201. */
export async function contact(request: Request, database: Database): Promise<Response> {
  if (request.method !== 'POST')
    return refuse(request, {
      status: 405,
      problems: { form: `${request.method} is not allowed here; POST is.` },
      headers: { Allow: 'POST' },
    })

  let body: unknown
  try {
    body = await readBody(request)
  } catch {
    return refuse(request, {
      status: 400,
      problems: {
        form: isForm(request) ? 'The form cannot be read.' : 'The message is not valid JSON.',
      },
    })
  }
  const result = v.safeParse(contactSchema, body)
  if (!result.success) return refuse(request, { status: 422, problems: problemsOf(result.issues) })

  try {
    const stored = await store(database, result.output)
    if (isForm(request)) return Response.redirect(new URL('/contact#sent', request.url).href, 303)
    return Response.json(stored, { status: 201 })
  } catch (error) {
    // The message itself stays out of the log.
    console.error('contact: not stored:', error instanceof Error ? error.message : error)
    const form = 'Your message could not be stored. Please try again in a moment.'
    return refuse(request, { status: 503, problems: { form }, headers: { 'Retry-After': '30' } })
  }
}
