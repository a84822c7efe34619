/** Claims and settles notifications in D1. */
import { retryMinutes } from '../rules'
import type { Claim, Table } from '../table'
import type { Database } from './database'

const { first, longest, doublings } = retryMinutes

const claim = `
  UPDATE outbox SET attempts = attempts + 1, nextAttemptAt = strftime('%Y-%m-%dT%H:%M:%fZ', 'now',
    '+' || min(${first} << min(attempts, ${doublings}), ${longest}) || ' minutes')`
const isDue = `nextAttemptAt <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
const claimed = 'RETURNING messageId, channel, attempts'

export const claimDue = `${claim}
  WHERE rowid IN (SELECT rowid FROM outbox WHERE ${isDue} ORDER BY nextAttemptAt LIMIT ?)
  ${claimed}`
export const claimOf = `${claim} WHERE messageId = ? AND ${isDue} ${claimed}`

/** The rows named by a JSON list of message and channel. */
const rows = `WHERE (messageId, channel) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))`
const deleteRows = `DELETE FROM outbox ${rows}`
const updateRows = `UPDATE outbox SET lastError = ?2 ${rows}`

export function outboxOf(database: Database) {
  const claimRows = async (query: string, value: string | number) =>
    (await database.prepare(query).bind(value).all<Claim>()).results
  return {
    claimDue: (limit) => claimRows(claimDue, limit),

    claimOf: (messageId) => claimRows(claimOf, messageId),

    async settle(outcomes) {
      const statements = [...outcomes].map(([problem, deliveries]) => {
        const names = JSON.stringify(
          deliveries.map(({ messageId, channel }) => [messageId, channel]),
        )
        return problem === null
          ? database.prepare(deleteRows).bind(names)
          : database.prepare(updateRows).bind(names, problem)
      })
      if (statements.length) await database.batch(statements)
    },
  } satisfies Partial<Table>
}
