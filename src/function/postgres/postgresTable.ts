/** The table in a PostgreSQL database, version 13 or newer. */
import type { Table } from '../table'
import { messagesOf } from './messages'
import { outboxOf } from './outbox'
import type { Pool } from './pool'
import { upkeepOf } from './upkeep'

export const postgresTable = (pool: Pool): Table => ({
  ...messagesOf(pool),
  ...outboxOf(pool),
  ...upkeepOf(pool),
})
