/** Reports to the firm besides messages: a daily digest, and alerts, each once a day by each channel. */
import { counted } from '../articles/counted'
import { messagePolicy, site } from '../site'
import { type Channel, channelsOf, type Notification, send } from './channels'
import type { Env } from './env'
import { log, logFailure } from './log'
import { readTableState } from './tableState'
import { withTimeLimit } from './timeLimit'

/** What a person enters, wherever the table is. */
const command = (options: string) =>
  `npm run messages -- ${options}--remote (for PostgreSQL with DATABASE_URL instead of --remote)`

/** An outbox that has kept a message longer than this is worth an alert. */
export const lateMinutes = 60

/** What this isolate has sent, as an alert about the table cannot be recorded in it. */
const sentHere = new Set<string>()

// A report about a table that fails must not fail with it, or wait: sent twice is better than not at all.
const limitMs = 2000

async function wasSent({ table }: Env, id: string, channel: Channel) {
  if (sentHere.has(`${id} ${channel}`)) return true
  const reported = withTimeLimit(table.wasReported(id, channel), limitMs)
  return reported.catch(logFailure({ report: id, channel }))
}

async function record({ table }: Env, id: string, channel: Channel) {
  sentHere.add(`${id} ${channel}`)
  const recorded = withTimeLimit(table.recordReport(id, channel), limitMs)
  await recorded.catch(logFailure({ report: id, channel }))
}

/** Sends a report by each channel that it has not gone by today; the next run of the cron trigger retries what fails. */
async function sendReport(env: Env, kind: 'digest' | 'alert', name: string, text: string) {
  const now = new Date().toISOString()
  const id = `${name}-${now.slice(0, 10)}`
  const notification: Notification = {
    id,
    type: `contact.${kind}`,
    createdAt: now,
    data: { id, text },
    email: { subject: `${site.name} website: ${name.replaceAll('-', ' ')}`, text: `${text}\n` },
  }
  for (const channel of channelsOf(env)) {
    if (await wasSent(env, id, channel)) continue
    const problem = await send(notification, channel, env)
    if (problem) log({ report: id, channel, problem })
    else await record(env, id, channel)
  }
}

const duration = (seconds: number) =>
  seconds < 60 ? counted(seconds, 'second') : counted(Math.round(seconds / 60), 'minute')

/** @param problem the code of the error */
export const alertUnwritable = (env: Env, seconds: number, problem: string) =>
  sendReport(
    env,
    'alert',
    'table-not-writable',
    `For ${duration(seconds)} no message could be stored (${problem}). Visitors see an error that names ${site.email}.`,
  )

/** The alerts whose reason can be read from the table. */
export async function sendAlerts(env: Env) {
  const { outbox } = await readTableState(env)
  if (outbox.oldestMinutes > lateMinutes)
    await sendReport(
      env,
      'alert',
      'notifications-late',
      `Notifications that are not delivered: ${outbox.waiting}, the oldest for ${counted(outbox.oldestMinutes, 'minute')}. The messages are stored; to read them, with the reason: ${command('--waiting ')}`,
    )
  if (await env.table.isAboveDailyLimit())
    await sendReport(
      env,
      'alert',
      'many-messages',
      `${messagePolicy.dailyLimit} messages and more came within a day. They are stored; for now a sender can send ${messagePolicy.hourlyLimitAboveDaily} an hour. To see what could be deleted: ${command('purge --older-than 1h --flagged --dry-run ')}`,
    )
}

/** What came on the day before and only a person can judge; nothing where there was none. */
export async function sendDigest(env: Env) {
  const { kept, keptYesterday, outbox } = await readTableState(env)
  if (!keptYesterday) return
  const text = `Messages that were kept without a notification, as they filled in a field that people do not see: ${keptYesterday} yesterday, ${kept} in all. To read them: ${command('--flagged ')}. Notifications that are not delivered yet: ${outbox.waiting}.`
  await sendReport(env, 'digest', 'daily-digest', text)
}
