/** The cron trigger: deletes what has expired, retries notifications, and reports what was held. */
import { messagePolicy } from '../site'
import { channelsOf, send } from './channels'
import { log, logFailure } from './log'
import { deliverDue } from './outbox'
import type { Env, ExecutionContext } from './settings'

/** Tells the firm once a day by each channel how many messages have no notification of their own. */
async function alertHeld(env: Env) {
  for (const channel of channelsOf(env)) {
    const count = await env.store.countHeld(channel)
    if (!count) continue
    const now = new Date().toISOString()
    const text = `${count} messages are stored of which you were not notified one by one: they came above the limit of ${messagePolicy.dailyLimit} a day, or failed the challenge. To read them: npm run messages -- list --status alerted`
    const id = `held-${now.slice(0, 10)}`
    const email = { subject: 'Messages without a notification', text: `${text}\n` }
    const alert = { id, type: 'contact.alert', createdAt: now, data: { id, text, count }, email }
    const problem = await send(alert, channel, env)
    if (problem) log({ alert: id, channel, problem })
    else await env.store.settleHeld(channel)
  }
}

/** Each runs, whatever becomes of the others. */
const jobs = {
  deleteExpired: ({ store }: Env) => store.deleteExpired(),
  deliverDue,
  alertHeld,
  beat: ({ store }: Env) => store.beat(),
}

export async function runCron(env: Env) {
  for (const [job, run] of Object.entries(jobs))
    if (!env.stopping?.aborted) await run(env).catch(logFailure({ job }))
}

const cronMinutes = 5

/** Those that may find something due; a monitor calls the second one. */
const cronPaths = ['/api/contact', '/api/health']

/** Of this isolate; several at once do not disturb each other. */
let lastRun = Number.NEGATIVE_INFINITY

/** Where no trigger runs, requests do its work at their end, once in five minutes. */
export function runCronByRequest({ url }: Request, env: Env, context: ExecutionContext) {
  if (!env.CRON_BY_REQUESTS || !cronPaths.includes(new URL(url).pathname)) return
  if (Date.now() - lastRun < cronMinutes * 60_000) return
  lastRun = Date.now()
  context.waitUntil(runCron(env))
}
