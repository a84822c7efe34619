/** GET /api/health: whether a message could be stored and notified now; leaves nothing in the database. */
import { channelsOf } from './channels'
import { allowMethods, HttpError } from './httpError'
import { rateLimit } from './sender'
import type { Env } from './settings'
import { withTimeLimit } from './timeLimit'

/** A message that waits for its notification for longer is worth an alarm. */
const lateMinutes = 60

/** The cron trigger runs every five. */
const heartbeatMinutes = 16

const minutesSince = (time: string) => Math.floor((Date.now() - Date.parse(time)) / 60_000)

async function check(env: Env) {
  await env.store.checkWritable()
  const { heartbeat, oldest, waiting, undelivered } = await env.store.readState()
  return {
    table: 'writable',
    // Without a channel nobody hears of a message.
    channels: channelsOf(env),
    outbox: { waiting, oldestMinutes: oldest ? minutesSince(oldest) : 0, undelivered },
    // Null before the first run.
    cron: { minutesAgo: heartbeat ? minutesSince(heartbeat) : null },
  }
}

/** @throws HttpError 405, 429, or 503 which names what fails: the table, the cron trigger or the outbox */
export async function health(request: Request, env: Env) {
  allowMethods(request, 'GET', 'HEAD')
  await rateLimit(request, env)
  const retry = { 'Retry-After': '30' }
  const state = await withTimeLimit(check(env)).catch((error: unknown) => {
    throw new HttpError(503, { table: 'The table cannot be written.' }, retry, error)
  })
  const { cron, outbox } = state
  const problems: Record<string, string> = {}
  if (!env.CRON_BY_REQUESTS && (cron.minutesAgo ?? 0) > heartbeatMinutes)
    problems.cron = `The cron trigger last ran ${cron.minutesAgo} minutes ago.`
  if (outbox.oldestMinutes > lateMinutes)
    problems.outbox = `${outbox.waiting} notifications wait, the oldest for ${outbox.oldestMinutes} minutes.`
  if (Object.keys(problems).length) throw new HttpError(503, problems, retry)
  return Response.json(state)
}
