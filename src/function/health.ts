/** GET /api/health: whether messages are stored and their notifications sent, in one word. */
import { codeOf, log } from './log'
import { channelsOf } from './outbox'
import { rateLimit } from './rateLimit'
import { type Env, settingProblems } from './settings'
import type { Health } from './tables'

/** Minutes after which a notification is overdue, the trigger has stopped, or has never run. */
const longest = { overdue: 60, sinceRun: 20, firstRun: 60 }

/** Tells whether a request has the operator's token, by hashes, whose comparison takes as long for each. */
async function hasToken({ headers }: Request, { HEALTH_TOKEN: token }: Env) {
  const given = headers.get('Authorization') ?? ''
  if (!token || !given) return false
  const texts = [`Bearer ${token}`, given].map((text) => new TextEncoder().encode(text))
  const hashes = await Promise.all(texts.map((text) => crypto.subtle.digest('SHA-256', text)))
  return new Set(hashes.map((hash) => new Uint8Array(hash).join())).size === 1
}

function isStopped({ sinceRun, sinceFirst }: Health) {
  if (sinceRun !== null) return sinceRun > longest.sinceRun
  return sinceFirst !== null && sinceFirst > longest.firstRun
}

function findProblem(state: Health | undefined, settings: string[], env: Env) {
  if (!state) return 'database'
  if (state.failed > 0 || (state.overdue ?? 0) > longest.overdue) return 'notifications'
  if (!env.CRON_BY_REQUESTS && isStopped(state)) return 'trigger'
  return settings.length > 0 ? 'settings' : null
}

/** @returns 200, or 503 with the problem; numbers only with the token. @throws HttpError 429 */
export async function health(request: Request, env: Env) {
  await rateLimit(request, env)
  const state: Health | undefined = await env.store.readHealth().catch((error: unknown) => {
    log({ job: 'health', problem: codeOf(error) })
    return undefined
  })
  const settings = settingProblems(env)
  const problem = findProblem(state, settings, env)
  const channels = channelsOf(env)
  const body = {
    problem,
    // Otherwise nobody hears of a message.
    notified: channels.length > 0,
    settings,
    ...((await hasToken(request, env)) && { channels, ...state }),
  }
  return Response.json(body, problem ? { status: 503, headers: { 'Retry-After': '30' } } : {})
}
