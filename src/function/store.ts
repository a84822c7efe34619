/** Reads and writes the tables, for the Worker and for `npm run messages`. Every time is one of the database's own clock. */
import type { Receipt } from '../contact/schema'
import { messagePolicy } from '../site'
import { type D1, type Query, runQueries } from './d1'
import { fields } from './forms'
import * as t from './tables'

const timeFormat = '%Y-%m-%dT%H:%M:%fZ'
const now = `strftime('${timeFormat}', 'now')`
/** A time as far from now as a text in SQL says, such as '-1 day'. */
const fromNow = (modifier: string) => `strftime('${timeFormat}', 'now', ${modifier})`
const minutesSince = (time: string) => `(julianday('now') - julianday((${time}))) * 1440`

const { waiting, sent, failed } = t.states
const isSuspected = `flagged IS NOT NULL AND flagged LIKE '${t.suspectedMark}%'`
/** Of a bound list in JSON. */
const isListed = 'IN (SELECT value FROM json_each(?))'

const columnList = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

const setState = (name: string, value: string) =>
  `INSERT INTO state (name, value) VALUES ('${name}', ${value})
  ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value <> excluded.value`

/** A notification that nobody has settled after this time is free again; no attempt takes as long. */
const lease = `'+5 minutes'`

/** What the version before may still write: notifications that it never sends, and hashes of addresses. */
const adoptOldRows: Query[] = [
  [
    `UPDATE outbox SET status = '${waiting}' WHERE status = 'held' AND EXISTS (
      SELECT 1 FROM contact_submissions WHERE id = "messageId" AND flagged IS NULL)`,
  ],
  [
    `UPDATE contact_submissions SET client = NULL,
      "idempotencyKey" = CASE length("idempotencyKey") WHEN 36 THEN "idempotencyKey" END
    WHERE client IS NOT NULL`,
  ],
  [`DELETE FROM state WHERE name LIKE 'salt-%'`],
]

/** The time at which this isolate has last written, with no failure since; health writes at most every thirty seconds. */
let wroteAt = 0

export type Store = ReturnType<typeof createStore>

/** @param seconds after which a query fails */
export function createStore(d1: D1 | undefined, seconds = 10, policy = messagePolicy) {
  const run = <Row>(...queries: Query[]) =>
    runQueries<Row>(d1, queries, seconds).catch((error) => {
      wroteAt = 0
      throw error
    })

  /** @returns the newest first */
  const readMessages = (ids: string[]) =>
    run<t.StoredMessage>([
      `SELECT ${columnList(t.messageColumns)} FROM contact_submissions
      WHERE id ${isListed} ORDER BY "createdAt" DESC, id DESC`,
      JSON.stringify(ids),
    ])

  return {
    /** Stores a message with its notifications, once. @returns its id and time, stored now or before; 'conflict' if another message has the key */
    async add(message: t.NewMessage): Promise<Receipt | 'conflict'> {
      const { id, form, texts, idempotencyKey, flagged, isVerified, channels } = message
      const emailKey = t.addressKey(texts.email ?? '')
      const row = { id, form, flagged, idempotencyKey, emailKey, ...texts }
      const columns = Object.keys(row)
      const insert: Query = [
        `INSERT INTO contact_submissions ("createdAt", ${columnList(columns)})
        VALUES (${now}${', ?'.repeat(columns.length)}) ON CONFLICT DO NOTHING`,
        ...Object.values(row).map((value) => value ?? null),
      ]
      const count: Query = [
        `INSERT INTO daily_counts (day, messages)
        SELECT date("createdAt"), 1 FROM contact_submissions WHERE id = ?
        ON CONFLICT (day) DO UPDATE SET messages = messages + 1`,
        id,
      ]
      const notify = channels.map((channel): Query => {
        const sql = `
          INSERT INTO outbox ("messageId", channel, status, "queuedAt", "nextAttemptAt")
          SELECT id, ?, '${waiting}', "createdAt", CASE WHEN messages > ?
            THEN strftime('${timeFormat}', "createdAt", 'start of day', '+1 day') ELSE "createdAt" END
          FROM contact_submissions JOIN daily_counts ON day = date("createdAt") WHERE id = ?`
        return [sql, channel, isVerified ? null : policy.dailyLimit, id]
      })
      const notifications = channels.length ? [count, ...notify] : []
      const [stored] = await run<t.StoredMessage>(insert, ...notifications, [
        `SELECT ${columnList(t.messageColumns)} FROM contact_submissions WHERE "idempotencyKey" = ?`,
        idempotencyKey,
      ])
      const isSame = fields.every((name) => stored?.[name] === (texts[name] ?? null))
      if (!stored || !isSame || stored.form !== form) return 'conflict'
      return { id: stored.id, createdAt: stored.createdAt }
    },

    /** Takes due notifications, the newest first, for some minutes: a crash sends them again, two runs do not send twice. */
    async claim(limit: number): Promise<t.Claim[]> {
      const claimed = await run<Omit<t.Claim, 'message'>>([
        `UPDATE outbox SET attempts = attempts + 1, "nextAttemptAt" = ${fromNow(lease)},
          "firstAttemptAt" = coalesce("firstAttemptAt", ${now})
        WHERE rowid IN (
          SELECT rowid FROM outbox WHERE status = '${waiting}' AND "nextAttemptAt" <= ${now}
          ORDER BY "nextAttemptAt" DESC LIMIT ?)
        RETURNING "messageId", channel, attempts`,
        limit,
      ])
      if (claimed.length === 0) return []
      const messages = await readMessages(claimed.map(({ messageId }) => messageId))
      return claimed.map((claim) => {
        return { ...claim, message: messages.find(({ id }) => id === claim.messageId) }
      })
    },

    /** Records outcomes; what is not sent a day after its first attempt has failed. */
    async settle(outcomes: t.Outcome[]) {
      const sql = `
        UPDATE outbox SET "lastError" = ?1, "nextAttemptAt" = ${fromNow('?2')},
          "deliveredAt" = CASE WHEN ?1 IS NULL THEN ${now} END,
          status = CASE WHEN ?1 IS NULL THEN '${sent}'
            WHEN "firstAttemptAt" <= ${fromNow(`'-1 day'`)} THEN '${failed}'
            ELSE '${waiting}' END
        WHERE "messageId" = ?3 AND channel = ?4 AND status <> '${sent}'`
      const settled = outcomes.map(({ messageId, channel, problem, minutes }): Query => {
        return [sql, problem, `+${minutes} minutes`, messageId, channel]
      })
      await run(...settled)
    },

    /** Notes a run of the cron trigger, and deletes expired messages, at most a hundred. @returns how many */
    async maintain(settings: t.CronSettings) {
      const age = policy.retentionDays === 'never' ? null : `-${policy.retentionDays} days`
      const deleted = await run(
        [setState('heartbeat', now)],
        [setState('cronSettings', '?'), JSON.stringify(settings)],
        ...adoptOldRows,
        [
          `DELETE FROM contact_submissions WHERE id IN (
            SELECT id FROM contact_submissions WHERE "createdAt" < ${fromNow('?')}
            ORDER BY "createdAt" LIMIT 100) RETURNING id`,
          age,
        ],
      )
      return deleted.length
    },

    /** Records that an alert has arrived. */
    recordAlert: () => run([setState('alert', now)]),

    /** Writes a row, at most every thirty seconds. @throws where the database cannot be written or read */
    async readHealth() {
      const isWritten = Math.abs(Date.now() - wroteAt) < 30_000
      const write: Query[] = isWritten ? [] : [[setState('health', now)]]
      const count = (condition: string) => `SELECT count(*) FROM outbox WHERE ${condition}`
      const isWaiting = `status = '${waiting}'`
      const oldestDue = `
        SELECT min(coalesce("firstAttemptAt", "nextAttemptAt")) FROM outbox
        WHERE ${isWaiting} AND "nextAttemptAt" < ${fromNow(`'+1 hour'`)}`
      const [health] = await run<t.Health>(...write, [
        `SELECT
          (${count(isWaiting)}) AS waiting,
          (${count(`${isWaiting} AND attempts = 0 AND "nextAttemptAt" > ${now}`)}) AS "nextDay",
          (${count(`status = '${failed}' AND channel <> 'none'`)}) AS failed,
          (SELECT count(*) FROM contact_submissions
            WHERE ${isSuspected} AND "createdAt" > ${fromNow(`'-1 day'`)}) AS suspected,
          ${minutesSince(oldestDue)} AS overdue,
          ${minutesSince(`SELECT value FROM state WHERE name = 'heartbeat'`)} AS "sinceRun",
          ${minutesSince(`SELECT value FROM state WHERE name = 'alert'`)} AS "sinceAlert",
          ${minutesSince('SELECT min("createdAt") FROM contact_submissions')} AS "sinceFirst"`,
      ])
      if (!isWritten) wroteAt = Date.now()
      return health as t.Health
    },

    readMessages,

    readNotifications: (messageIds: string[]) =>
      run<t.Notification>([
        `SELECT * FROM outbox WHERE "messageId" ${isListed} ORDER BY channel`,
        JSON.stringify(messageIds),
      ]),

    /** @returns the ids of messages, the newest first */
    async findIds({ since, status, suspected, olderThanDays, from }: t.Filter) {
      const key = from && t.addressKey(from)
      const conditions: Query[] = [['true']]
      if (since) conditions.push(['"createdAt" >= ?', since])
      if (olderThanDays)
        conditions.push([`"createdAt" < ${fromNow('?')}`, `-${olderThanDays} days`])
      if (suspected) conditions.push([isSuspected])
      const hasStatus = 'id IN (SELECT "messageId" FROM outbox WHERE status = ?)'
      if (status) conditions.push([hasStatus, t.states[status]])
      // The version before fills in no key.
      if (key) conditions.push(['("emailKey" = ? OR "emailKey" IS NULL)', key])
      const rows = await run<{ id: string; email: string }>([
        `SELECT id, email FROM contact_submissions WHERE ${conditions.map(([sql]) => sql).join(' AND ')}
        ORDER BY "createdAt" DESC, id DESC`,
        ...conditions.flatMap(([, ...values]) => values),
      ])
      return rows.filter(({ email }) => !key || t.addressKey(email) === key).map(({ id }) => id)
    },

    /** Deletes messages with their notifications. @returns how many there were */
    async erase(ids: string[]) {
      const sql = `DELETE FROM contact_submissions WHERE id ${isListed} RETURNING id`
      return (await run([sql, JSON.stringify(ids)])).length
    },

    /**
     * Makes due what failed, or waits after an attempt: by the channels that are set now, and by no other any more.
     * Messages without a notification, as no channel was set, join them. What may be on its way stays as it is.
     * @returns how many are due then, and the settings; undefined where the cron trigger has left none, or no channel
     */
    async retry() {
      const [row] = await run<{ value: string }>([
        `SELECT value FROM state WHERE name = 'cronSettings'`,
      ])
      const settings: t.CronSettings | undefined = row && JSON.parse(row.value)
      if (!settings?.channels.length) return undefined
      const channels = JSON.stringify(settings.channels)
      const isOfChannels = 'IN (SELECT value FROM json_each(?1))'
      const isOpen = `status IN ('${waiting}', '${failed}')`
      const isStopped = `${isOpen} AND (status = '${failed}' OR channel NOT ${isOfChannels}
        OR attempts > 0 AND "nextAttemptAt" > ${fromNow(lease)})`
      const [due] = await run<{ count: number }>(
        [
          `INSERT INTO outbox ("messageId", channel, status, "queuedAt", "nextAttemptAt")
          SELECT message.id, value, '${waiting}', ${now}, ${now}
          FROM contact_submissions AS message, json_each(?1)
          WHERE message.id IN (SELECT "messageId" FROM outbox WHERE ${isStopped})
            OR message.id NOT IN (SELECT "messageId" FROM outbox) AND NOT (${isSuspected})
          ON CONFLICT ("messageId", channel) DO UPDATE SET status = excluded.status, attempts = 0,
            "firstAttemptAt" = NULL, "nextAttemptAt" = excluded."nextAttemptAt"
          WHERE ${isStopped}`,
          channels,
        ],
        [`DELETE FROM outbox WHERE ${isOpen} AND channel NOT ${isOfChannels}`, channels],
        [
          `SELECT count(*) AS count FROM outbox
          WHERE status = '${waiting}' AND "nextAttemptAt" <= ${now}`,
        ],
      )
      return { count: due?.count ?? 0, ...settings }
    },
  }
}
