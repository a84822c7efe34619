/** Requests to a running function. */
import { randomUUID } from 'node:crypto'

/** A valid message with a text of its own. */
export const createMessage = (text = `Hello ${randomUUID()}`) => ({
  name: 'Ada Reader',
  email: 'ada@reader.example',
  organization: 'Reader & Co',
  message: text,
})

/** A row of the table of messages, or of notifications. */
export type Row = Record<string, string | number | null>

export function createClient(url: string) {
  async function sql<Result = Row>(query: string): Promise<Result[]> {
    const response = await fetch(`${url}/api/test/sql`, { method: 'POST', body: query })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  const defaults = { 'Content-Type': 'application/json', 'CF-Connecting-IP': '3fff:1::1' }
  return {
    /** Sends a message as JSON, from this client's address unless the headers name one. */
    post: (body: object | string, headers: Record<string, string> = {}) =>
      fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { ...defaults, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    sql,
    /** The rows with this text. */
    rows: (text: string) =>
      sql(`SELECT * FROM contact_submissions WHERE message = '${text.replaceAll("'", "''")}'`),
    outbox: (messageId: string) => sql(`SELECT * FROM outbox WHERE messageId = '${messageId}'`),
    health: () => fetch(`${url}/api/health`),
    /** Runs the cron trigger. */
    async runCron() {
      const response = await fetch(`${url}/cdn-cgi/handler/scheduled`)
      if (!response.ok) throw new Error(`The cron trigger failed: ${await response.text()}`)
    },
  }
}

/** @returns the status and the fields of the body */
export const readResponse = async (response: Response) => ({
  status: response.status,
  ...(await response.json()),
})
