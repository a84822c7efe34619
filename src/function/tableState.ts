/** What the table holds and how full it is, in numbers, for `/api/health`, the digest and alerts. */
import type { Env } from './env'
import { honeypot } from './spam'
import { ago } from './store'

const query = `
  SELECT
    (SELECT count(*) FROM outbox) AS waiting,
    (SELECT (julianday('now') - julianday(min(createdAt))) * 24 * 60
     FROM outbox JOIN contact_submissions ON id = messageId) AS oldestMinutes,
    (SELECT count(*) FROM contact_submissions
     WHERE createdAt > ${ago('1 day')} AND flagged IS NOT NULL) AS flaggedToday,
    (SELECT count(*) FROM contact_submissions
     WHERE createdAt >= date('now', '-1 day') AND createdAt < date('now')
       AND flagged = '${honeypot}') AS keptYesterday,
    (SELECT count(*) FROM contact_submissions WHERE flagged = '${honeypot}') AS kept`

interface Numbers {
  waiting: number
  oldestMinutes: number | null
  flaggedToday: number
  keptYesterday: number
  kept: number
}

const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10

/**
 * @returns counts; minutes; megabytes, those left only where the operator has set the limit
 * @throws where the database cannot be read
 */
export async function readTableState({ DB, DATABASE_LIMIT_MB: limit }: Env) {
  const { results, meta } = await DB.prepare(query).all<Numbers>()
  const [numbers] = results
  if (!numbers) throw new Error('The database counted nothing')
  const { waiting, oldestMinutes, ...counts } = numbers
  const usedMB = meta?.size_after === undefined ? undefined : megabytes(meta.size_after)
  return {
    ...counts,
    outbox: { waiting, oldestMinutes: Math.floor(oldestMinutes ?? 0) },
    space: {
      usedMB,
      leftMB: limit && usedMB !== undefined ? Math.max(Number(limit) - usedMB, 0) : undefined,
    },
  }
}
