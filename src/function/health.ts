/** The health of the store: whether a message could be stored now, and what became of those that are. */
import { type MessageDatabase, query, type Statement, sql } from './database'
import { fields } from './forms'
import type { Channel } from './tables'

const checkTime = 30_000

/** @returns characters that no database can compress to much fewer bytes */
function randomText(length: number) {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => String.fromCharCode(33 + (byte % 94))).join('')
}

/** @returns the longest text of each field */
export const longestTexts = () => Object.fromEntries(fields.map((name) => [name, randomText(5000)]))

/** The number of messages with a notification of a status, among a hundred notifications, so that a count reads few rows. */
const countFew = (status: string) => sql`
  (SELECT CAST(count(DISTINCT "messageId") AS integer) FROM (
    SELECT "messageId" FROM outbox WHERE status = ${status} LIMIT 100) AS few)`

/** The time of the oldest notification of a channel since which none has arrived, as one that is rejected is no alarm. */
const stuckSince = (channel: Channel) => sql`
  (SELECT min("queuedAt") FROM outbox
    WHERE channel = ${channel} AND status = 'waiting' AND "queuedAt" >= coalesce((
      SELECT max("queuedAt") FROM outbox WHERE channel = ${channel} AND status = 'delivered'), ''))`

type Time = string | null
type Outbox = Record<'waiting' | 'held' | 'undelivered', number> &
  Record<'oldest' | 'oldestHeld' | 'first' | 'webhook' | 'email', Time>

/** @param now the time in milliseconds. @param probe makes statements that write as much as the longest message */
export function createHealth(
  database: MessageDatabase,
  now: () => number,
  probe: () => Statement[],
) {
  /** The last check that did not fail, or is under way. */
  let checked: { at: number; result: Promise<void> } | undefined

  /** Checks at most every thirty seconds, as it costs more than a message, and anew after a failure. */
  function checkWritableSometimes() {
    if (!checked || Math.abs(now() - checked.at) >= checkTime) {
      // What is written is taken back.
      const result = database.tryOut(probe())
      checked = { at: now(), result }
      result.catch(checkAnew)
    }
    return checked.result
  }

  /** @returns the last run of the cron trigger, since when its runs are regular after a gap, and how far the clock is ahead of the database's */
  async function readClocks() {
    const statement = sql`
      SELECT ${database.now} AS "databaseTime",
        (SELECT value FROM state WHERE name = 'heartbeat') AS heartbeat,
        (SELECT value FROM state WHERE name = 'regularSince') AS "regularSince"`
    type Clocks = { databaseTime: number; heartbeat: Time; regularSince: Time }
    const [clocks] = await query<Clocks>(database, statement)
    const { databaseTime = Number.NaN, heartbeat = null, regularSince = null } = clocks ?? {}
    return { heartbeat, regularSince, clockAhead: now() - databaseTime }
  }

  /** Tries whether a message could be stored now. @returns the clocks, and the state of the outbox with its oldest times */
  async function readHealth() {
    await checkWritableSometimes()
    const statement = sql`
      SELECT ${countFew('waiting')} AS waiting, ${countFew('held')} AS held,
        (SELECT CAST(count(*) AS integer) FROM (
          SELECT 1 FROM outbox WHERE status = 'undelivered' AND channel <> 'none' LIMIT 100
        ) AS few) AS undelivered,
        (SELECT min("queuedAt") FROM outbox WHERE status = 'waiting') AS oldest,
        (SELECT min("queuedAt") FROM outbox WHERE status = 'held') AS "oldestHeld",
        (SELECT min("createdAt") FROM contact_submissions) AS first,
        ${stuckSince('webhook')} AS webhook, ${stuckSince('email')} AS email`
    const [row] = await query(database, statement)
    const { webhook, email, ...outbox } = row as Outbox
    const stuck = [webhook, email].filter((time) => time !== null)
    return { ...outbox, ...(await readClocks()), stuck }
  }

  /** Lets the next request for health check anew, as a message could not be stored. */
  function checkAnew() {
    checked = undefined
  }
  return { readClocks, readHealth, checkAnew }
}
