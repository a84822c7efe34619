/** What the firm is told of, and how telling it fails. */
import type { ContactMessage, Stored } from '../contact/schema'

export type Notice = Stored & ContactMessage

/** A failure whose message may be kept in the outbox: it holds nothing personal. */
export class NoticeError extends Error {}
