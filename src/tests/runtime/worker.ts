/** The function as it is, with a side door for tests: SQL, a slow table, mail that is posted on. */
import type { Context, Database, Env, Statement } from '../../function/env'
import handler from '../../function/index'

interface TestEnv extends Env {
  /** Where mail goes. */
  MAIL_URL?: string
}

/** Milliseconds between the table's doing and its answer. */
let delay = 0

function slow(database: Database): Database {
  return {
    prepare: (query) => database.prepare(query),
    async batch<T>(statements: Statement[]) {
      const results = await database.batch<T>(statements)
      if (delay) await new Promise((done) => setTimeout(done, delay))
      return results
    },
  }
}

export default {
  ...handler,
  async fetch(request: Request, env: TestEnv, context: Context): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/test/sql')
      return Response.json((await env.DB.prepare(await request.text()).all()).results)
    if (pathname === '/api/test/delay') {
      delay = Number(await request.text())
      return new Response()
    }
    return handler.fetch(request, { ...env, DB: slow(env.DB), EMAIL: mail(env) }, context)
  },
  scheduled: (event: unknown, env: TestEnv) =>
    handler.scheduled(event, { ...env, EMAIL: mail(env) }),
}

const mail = ({ MAIL_URL }: TestEnv) =>
  MAIL_URL
    ? {
        async send(message: object) {
          const response = await fetch(MAIL_URL, { method: 'POST', body: JSON.stringify(message) })
          if (!response.ok) throw new Error(`Mail for ${JSON.stringify(message)} was refused`)
        },
      }
    : undefined
