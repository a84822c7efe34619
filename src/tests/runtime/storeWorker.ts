/** A Worker with the store, for tests that call it over HTTP: the same code in the same runtime as in production. */

import type { D1 } from '../../function/d1'
import { createStore } from '../../function/store'
import { messagePolicy } from '../../site'

/** A method of the store with its arguments, or SQL with the values of its question marks. */
export interface Call {
  method: string
  args: unknown[]
  policy?: Partial<typeof messagePolicy>
}

async function run({ method, args, policy }: Call, db: D1): Promise<unknown> {
  if (method === 'sql') {
    const [sql, ...values] = args
    return (await db.batch([db.prepare(String(sql)).bind(...values)])).at(-1)?.results
  }
  const store = createStore(db, 10, { ...messagePolicy, ...policy })
  return Reflect.apply(Reflect.get(store, method), store, args)
}

export default {
  async fetch(request: Request, { DB }: { DB: D1 }) {
    try {
      return Response.json({ result: await run(await request.json(), DB) })
    } catch (error) {
      return Response.json({ error: String(error) })
    }
  },
}
