/** Deletes what has been kept long enough; the privacy notice follows the same constant. */
import { messagePolicy } from '../site'
import type { Table } from './table'

const { retentionDays } = messagePolicy

/** @param days 'never' deletes nothing */
export async function deleteExpired(table: Table, days: number | 'never' = retentionDays) {
  if (days !== 'never') await table.deleteOlderThan(days)
}
