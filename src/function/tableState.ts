/** What the table holds and how full it is, in numbers, for `/api/health`, the digest and alerts. */
import type { Env } from './env'

const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10

/**
 * @returns counts; minutes; megabytes, those left only where the operator has set the limit
 * @throws where the database cannot be read
 */
export async function readTableState({ table, DATABASE_LIMIT_MB: limit }: Env) {
  const { waiting, oldestMinutes, bytes, ...counts } = await table.count()
  const usedMB = bytes === undefined ? undefined : megabytes(bytes)
  return {
    ...counts,
    outbox: { waiting, oldestMinutes: Math.floor(oldestMinutes ?? 0) },
    space: {
      usedMB,
      leftMB: limit && usedMB !== undefined ? Math.max(Number(limit) - usedMB, 0) : undefined,
    },
  }
}
