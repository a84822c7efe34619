/** What tests say to a running function. */
import { randomUUID } from 'node:crypto'

/** A good message with a text of its own. */
export const message = (text = `Hello ${randomUUID()}`) => ({
  name: 'Ada Reader',
  email: 'ada@reader.example',
  organization: 'Reader & Co',
  message: text,
})

export interface Row {
  id: string
  name: string
  email: string
  organization: string | null
  message: string
  createdAt: string
  idempotencyKey: string | null
  client: string | null
  flagged: string | null
}

/** A row of the outbox. */
export interface NoticeRow {
  messageId: string
  channel: string
  attempts: number
  nextAttemptAt: string
  lastError: string | null
}

let senders = 0
/** An address of the documentation network for IPv6, from which no one has sent yet. */
export const newSender = () => `2001:db8:${(++senders).toString(16)}::1`

export function callsTo(url: string) {
  const at = (path: string, body: string) => fetch(url + path, { method: 'POST', body })
  async function sql<Result>(query: string): Promise<Result[]> {
    const answer = await at('/api/test/sql', query)
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  return {
    /** Sends a message as a program does, from a sender of its own unless one is named. */
    post: (body: object | string, headers: Record<string, string> = {}) =>
      fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'CF-Connecting-IP': newSender(),
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    sql,
    /** The rows that hold this text. */
    rows: (text: string) =>
      sql<Row>(`SELECT * FROM contact_submissions WHERE message = '${text.replaceAll("'", "''")}'`),
    /** The outbox of this message. */
    notices: (id: string) => sql<NoticeRow>(`SELECT * FROM notices WHERE messageId = '${id}'`),
    health: () => fetch(`${url}/api/health`),
    /** Milliseconds that the table takes to say that it has a message. */
    delay: (milliseconds: number) => at('/api/test/delay', String(milliseconds)),
    /** Runs the cron trigger. */
    async cron() {
      const answer = await fetch(`${url}/cdn-cgi/handler/scheduled`)
      if (!answer.ok) throw new Error(`The cron trigger failed: ${await answer.text()}`)
    },
  }
}

/** @returns status and body */
export const read = async (response: Response) => ({
  status: response.status,
  retryAfter: response.headers.get('Retry-After'),
  ...(await response.json()),
})
