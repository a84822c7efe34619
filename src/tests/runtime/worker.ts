/**
 * The function as it is, with routes for tests (SQL, a slow database, rows written) and for
 * `npm run bench:contact` (a bare insert), and emails sent to a web server.
 */
import type { Database, Statement } from '../../function/d1/database'
import type { ExecutionContext } from '../../function/env'
import handler, { type WorkerEnv } from '../../function/index'

interface TestEnv extends WorkerEnv {
  DB: Database
  /** Where emails are posted. */
  EMAIL_URL?: string
}

/** Milliseconds between a transaction and its result. */
let delay = 0
/** Rows and entries of indexes that the function has written; what is rolled back does not count. */
let rowsWritten = 0

function count<Result extends { meta?: { rows_written?: number } }>(result: Result) {
  rowsWritten += result.meta?.rows_written ?? 0
  return result
}

/** The statement behind each one that the function sees. */
const originals = new WeakMap<Statement, Statement>()

function countStatement(original: Statement): Statement {
  const statement: Statement = {
    bind: (...values) => countStatement(original.bind(...values)),
    all: async <T>() => count(await original.all<T>()),
    first: async <T>() => count(await original.all<T>()).results[0] ?? null,
    run: async () => count(await original.all()),
  }
  originals.set(statement, original)
  return statement
}

const measuredDatabase = (database: Database): Database => ({
  prepare: (query) => countStatement(database.prepare(query)),
  async batch<T>(statements: Statement[]) {
    try {
      const results = await database.batch<T>(statements.map((each) => originals.get(each) ?? each))
      return results.map(count)
    } finally {
      if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
    }
  },
})

/** The least that a function can do with a message. */
async function insertOnly(request: Request, { DB }: TestEnv) {
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

const emailBinding = ({ EMAIL_URL }: TestEnv) =>
  EMAIL_URL
    ? {
        async send(email: object) {
          const response = await fetch(EMAIL_URL, { method: 'POST', body: JSON.stringify(email) })
          if (!response.ok) throw new Error(`The email ${JSON.stringify(email)} was rejected`)
        },
      }
    : undefined

const prepareEnv = (env: TestEnv) => ({
  ...env,
  DB: measuredDatabase(env.DB),
  EMAIL: emailBinding(env),
})

export default {
  ...handler,
  async fetch(request: Request, env: TestEnv, context: ExecutionContext): Promise<Response> {
    switch (new URL(request.url).pathname) {
      case '/api/test/sql':
        return Response.json((await env.DB.prepare(await request.text()).all()).results)
      case '/api/test/delay':
        delay = Number(await request.text())
        return new Response()
      case '/api/test/rows-written': {
        const response = Response.json(rowsWritten)
        rowsWritten = 0
        return response
      }
      case '/api/test/insert':
        return insertOnly(request, env)
    }
    return handler.fetch(request, prepareEnv(env), context)
  },
  scheduled: (event: unknown, env: TestEnv) => handler.scheduled(event, prepareEnv(env)),
}
