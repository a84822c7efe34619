/** The table in a D1 database. */
import type { Table } from '../table'
import type { Database } from './database'
import { messagesOf } from './messages'
import { outboxOf } from './outbox'
import { upkeepOf } from './upkeep'

export const d1Table = (database: Database): Table => ({
  ...messagesOf(database),
  ...outboxOf(database),
  ...upkeepOf(database),
})
