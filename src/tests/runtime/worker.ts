/** The function as it is, with emails sent to a web server. */
import handler, { type WorkerEnv } from '../../function/index'
import type { ExecutionContext } from '../../function/settings'

/** With the address that emails are posted to, if there is one. */
type TestEnv = WorkerEnv & { EMAIL_URL?: string }

function prepareEnv(env: TestEnv) {
  const { EMAIL_URL: url } = env
  if (!url) return env
  const send = async (email: object) => {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(email) })
    if (!response.ok) throw new Error(`The email ${JSON.stringify(email)} was rejected`)
  }
  return { ...env, EMAIL: { send } }
}

export default {
  fetch: (request: Request, env: TestEnv, context: ExecutionContext) =>
    handler.fetch(request, prepareEnv(env), context),
  scheduled: (event: unknown, env: TestEnv) => handler.scheduled(event, prepareEnv(env)),
}
