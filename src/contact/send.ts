/** Sends a message and forgets the list that it has made out of date (SPEC.md, section 7). */
import { invalidate, write } from '../api'
import type { ContactMessage, Stored } from './schema'

/** @throws Error with the text of SPEC.md, section 8, where the message was not stored */
export async function send(message: ContactMessage): Promise<Stored> {
  const stored = await write<Stored>('POST', '/api/contact', message)
  invalidate(['/api/contacts'])
  return stored
}
