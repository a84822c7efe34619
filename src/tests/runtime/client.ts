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

let senders = 0
/** An address of a network for IPv6 that was not used before. */
function newSender() {
  senders++
  return `3fff:${(senders >> 16).toString(16)}:${(senders & 0xffff).toString(16)}::1`
}

export function createClient(url: string) {
  const postText = (path: string, body: string) => fetch(url + path, { method: 'POST', body })
  async function sql<Result = Row>(query: string): Promise<Result[]> {
    const response = await postText('/api/test/sql', query)
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  const postJson =
    (path: string) =>
    (body: object | string, headers: Record<string, string> = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'CF-Connecting-IP': newSender(),
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
  return {
    /** Sends a message as JSON, from a new sender unless the headers name one. */
    post: postJson('/api/contact'),
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
