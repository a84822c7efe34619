/** The function takes messages from this site and from no other, by messages that it must refuse: none is stored. */
import { headers as protocol } from '../../src/contact/protocol'
import { type Check, type Context, examine } from './check'
import type { Answer } from './httpClient'

const foreign = 'https://foreign.example'
const json = { 'Content-Type': 'application/json' }

/** Lacks what is required, so that no check that fails lets it be stored. */
const incomplete = JSON.stringify({ organization: 'npm run verify' })
/** Over the 32 kB that the function takes. */
const large = JSON.stringify({ organization: 'x'.repeat(33 * 1024) })

interface Attempt {
  what: string
  init: RequestInit
  /** @returns what is wrong with the answer; undefined where it is as it must be */
  expect(answer: Answer): string | undefined
}

const expectStatus =
  (expected: number, why: string) =>
  ({ status }: Answer) => {
    if (status === expected) return undefined
    const wait = status === 429 ? '; wait a minute, and verify again' : ''
    return `came ${status}; expected ${expected}, ${why}${wait}`
  }

/** @returns the fields that an answer gives reasons for */
function reasonsIn({ body }: Answer) {
  try {
    const { errors } = JSON.parse(body.toString())
    return Object.keys(errors ?? {})
  } catch {
    return []
  }
}

const post = (body: string, headers: Record<string, string>) => ({ method: 'POST', headers, body })

const preflight = (origin: string) => ({
  method: 'OPTIONS',
  headers: {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': `content-type, ${protocol.idempotencyKey.toLowerCase()}`,
  },
})

const allowedOrigin = ({ headers }: Answer) => headers.get('Access-Control-Allow-Origin')

/** @param origin of the pages whose visitors write */
const attempts = (origin: string): Attempt[] => [
  {
    what: 'GET',
    init: { method: 'GET' },
    expect: (answer) =>
      expectStatus(405, 'as only POST is taken')(answer) ??
      (/\bPOST\b/.test(answer.headers.get('Allow') ?? '')
        ? undefined
        : `came with Allow: ${answer.headers.get('Allow') ?? '(none)'}; expected POST`),
  },
  {
    what: 'POST of an incomplete message',
    init: post(incomplete, { ...json, Origin: origin }),
    expect: (answer) => {
      if (answer.status === 403)
        return `came 403; expected 422, as a visitor’s page sends it: CONTACT_ORIGIN of the function must name ${origin} where a proxy changes host or scheme, or the pages are elsewhere`
      const missing = ['name', 'email', 'message'].filter(
        (field) => !reasonsIn(answer).includes(field),
      )
      return (
        expectStatus(422, 'with the reasons')(answer) ??
        (missing.length > 0 ? `came without a reason for ${missing.join(', ')}` : undefined)
      )
    },
  },
  {
    what: `POST from ${foreign}`,
    init: post(incomplete, { ...json, Origin: foreign }),
    expect: expectStatus(403, 'as another site sends it'),
  },
  {
    what: 'POST of 33 kB',
    init: post(large, json),
    expect: expectStatus(413, 'as it is too large'),
  },
  {
    what: 'POST of plain text',
    init: post('npm run verify', { 'Content-Type': 'text/plain' }),
    expect: expectStatus(415, 'as it is neither JSON nor a form'),
  },
  {
    what: `OPTIONS from ${foreign}`,
    init: preflight(foreign),
    expect: (answer) => {
      const allowed = allowedOrigin(answer)
      return allowed === '*' || allowed === foreign
        ? `came with Access-Control-Allow-Origin: ${allowed}; expected none for another site`
        : undefined
    },
  },
]

/** The preflight of a browser where the function is on another host than the pages. */
const permission = (origin: string): Attempt => ({
  what: `OPTIONS from ${origin}`,
  init: preflight(origin),
  expect: (answer) =>
    allowedOrigin(answer) === origin
      ? undefined
      : `came ${answer.status} with Access-Control-Allow-Origin: ${allowedOrigin(answer) ?? '(none)'}; expected ${origin}, which CONTACT_ORIGIN names to the function`,
})

/** A function elsewhere knows the origin that the pages were built for; one beside them, as a preview's, their own. */
function attemptsAt({ built, site }: Context, endpoint: URL) {
  const isElsewhere = endpoint.origin !== site.origin
  const origin = isElsewhere ? built.info.origin : site.origin
  return [...attempts(origin), ...(isElsewhere ? [permission(origin)] : [])]
}

export const contact: Check = {
  name: 'contact, dry',
  comparesBuild: false,
  run(context) {
    const { contact: endpoint, site } = context
    return examine(
      endpoint ? attemptsAt(context, endpoint) : [],
      ({ what }) => `${what} at ${endpoint}`,
      async ({ init, expect }) => {
        const answer = await site.send(String(endpoint), init)
        const cache = answer.headers.get('Cache-Control') ?? '(none)'
        const problem = expect(answer)
        if (problem) return { problems: [problem] }
        return cache === 'no-store' || init.method === 'OPTIONS'
          ? {}
          : { problems: [`came with Cache-Control: ${cache}; expected no-store`] }
      },
    )
  },
}
