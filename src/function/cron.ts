/** The cron trigger: deletes what has expired, retries notifications, sends digest and alerts. */
import type { Env } from './env'
import { codeOf, log, logFailure } from './log'
import { deliverDue } from './outbox'
import { alertUnwritable, sendAlerts, sendDigest } from './reports'
import { deleteExpired } from './retention'
import { withTimeLimit } from './timeLimit'

const alertSeconds = 300
/** Parts of that time, after each of which the table is checked again. */
const pauses = 10

/** Ends early where the signal is aborted. */
const pause = (seconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, seconds * 1000)
    signal?.addEventListener('abort', end)
  })

/** @returns whether the table can be written; if it cannot for the whole time, after an alert */
async function waitForTable(env: Env) {
  const seconds = Number(env.TABLE_ALERT_SECONDS ?? alertSeconds)
  if (!(seconds >= 0))
    throw new Error(`TABLE_ALERT_SECONDS is ${env.TABLE_ALERT_SECONDS}; a number is allowed`)
  const end = Date.now() + seconds * 1000
  for (;;) {
    try {
      await withTimeLimit(env.table.checkWritable())
      return true
    } catch (error) {
      log({ job: 'checkWritable', problem: codeOf(error) })
      if (Date.now() >= end) {
        await alertUnwritable(env, seconds, codeOf(error))
        return false
      }
    }
    await pause(seconds / pauses, env.stopping)
    if (env.stopping?.aborted) return false
  }
}

/** Each runs, whatever becomes of the others. */
const jobs = {
  forgetClients: ({ table }: Env) => table.forgetClients(),
  deleteExpired: ({ table }: Env) => deleteExpired(table),
  deliverDue,
  sendAlerts,
  sendDigest,
}

export async function runCron(env: Env) {
  if (!(await waitForTable(env))) return
  for (const [job, run] of Object.entries(jobs))
    if (!env.stopping?.aborted) await run(env).catch(logFailure({ job }))
}
