/** Where messages are kept: the only file that knows the table. */
import type { ContactMessage, Stored } from '../contact/schema'

/** The part of a D1 database that is used here. */
export interface Database {
  prepare(query: string): {
    bind(...values: (string | null)[]): { first<T>(): Promise<T | null> }
  }
}

/**
 * Stores one message.
 * @returns the id and time of the row, once it is in the table
 * @throws where the table cannot be reached
 */
export async function store(database: Database, message: ContactMessage): Promise<Stored> {
  const { name, email, organization, message: text } = message
  const row = await database
    .prepare(
      `INSERT INTO contact_submissions (id, name, email, organization, message)
       VALUES (?, ?, ?, ?, ?) RETURNING id, createdAt`,
    )
    .bind(crypto.randomUUID(), name, email, organization || null, text)
    .first<Stored>()
  if (!row) throw new Error('The table gave no row back')
  return row
}
