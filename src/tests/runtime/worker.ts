/** The function as it is, with a route by which tests run SQL, and emails sent to a web server. */
import type { D1, Statement } from '../../function/database'
import handler, { type WorkerEnv } from '../../function/index'
import type { ExecutionContext } from '../../function/settings'

interface TestEnv extends WorkerEnv {
  DB: D1
  /** The address that emails are posted to. */
  EMAIL_URL?: string
}

const emailBinding = ({ EMAIL_URL }: TestEnv) =>
  EMAIL_URL
    ? {
        async send(email: object) {
          const response = await fetch(EMAIL_URL, { method: 'POST', body: JSON.stringify(email) })
          if (!response.ok) throw new Error(`The email ${JSON.stringify(email)} was rejected`)
        },
      }
    : undefined

const prepareEnv = (env: TestEnv) => ({ ...env, EMAIL: emailBinding(env) })

export default {
  async fetch(request: Request, env: TestEnv, context: ExecutionContext): Promise<Response> {
    if (new URL(request.url).pathname === '/api/test/sql') {
      const statements: Statement[] = await request.json()
      const bound = statements.map(({ sql, values }) => env.DB.prepare(sql).bind(...values))
      return env.DB.batch(bound).then(Response.json, ({ message }: Error) => {
        return new Response(message, { status: 500 })
      })
    }
    return handler.fetch(request, prepareEnv(env), context)
  },
  scheduled: (event: unknown, env: TestEnv) => handler.scheduled(event, prepareEnv(env)),
}
