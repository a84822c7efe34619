/**
 * The function as it is, with routes for tests (SQL, a slow database) and for `npm run bench:contact`
 * (a bare insert), and emails sent to a web server.
 */
import type { Database, Env, ExecutionContext, Statement } from '../../function/env'
import handler from '../../function/index'

interface TestEnv extends Env {
  /** Where emails are posted. */
  EMAIL_URL?: string
}

/** Milliseconds between a transaction and its result. */
let delay = 0

const slowDatabase = (database: Database): Database => ({
  prepare: (query) => database.prepare(query),
  async batch<T>(statements: Statement[]) {
    const results = await database.batch<T>(statements)
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
    return results
  },
})

/** The least that a function can do with a message. */
async function insertOnly(request: Request, { DB }: Env) {
  const { name, email, organization, message } = await request.json()
  const insert = `
    INSERT INTO contact_submissions (id, name, email, organization, message)
    VALUES (?, ?, ?, ?, ?) RETURNING id, createdAt`
  const values = [crypto.randomUUID(), name, email, organization, message]
  const stored = await DB.prepare(insert)
    .bind(...values)
    .first()
  return Response.json(stored, { status: 201 })
}

export default {
  ...handler,
  async fetch(request: Request, env: TestEnv, context: ExecutionContext): Promise<Response> {
    switch (new URL(request.url).pathname) {
      case '/api/test/sql':
        return Response.json((await env.DB.prepare(await request.text()).all()).results)
      case '/api/test/delay':
        delay = Number(await request.text())
        return new Response()
      case '/api/test/insert':
        return insertOnly(request, env)
    }
    const testEnv = { ...env, DB: slowDatabase(env.DB), EMAIL: emailBinding(env) }
    return handler.fetch(request, testEnv, context)
  },
  scheduled: (event: unknown, env: TestEnv) =>
    handler.scheduled(event, { ...env, EMAIL: emailBinding(env) }),
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
