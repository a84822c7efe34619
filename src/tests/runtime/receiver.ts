/** A web server that stands for those whom the function calls: a webhook and an email service. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

/** Signs the webhooks: base64 of 27 bytes. */
export const secret = 'c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export async function startReceiver() {
  const state = {
    received: [] as Received[],
    status: 204,
    hold: Promise.resolve(),
  }
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const body = await text(request)
    state.received.push({ path, headers: request.headers, body })
    await state.hold
    // An error repeats what was sent, as some services do.
    response.writeHead(state.status).end(state.status < 300 ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const base = address instanceof Object ? `http://127.0.0.1:${address.port}` : ''
  const requestsTo = (path: string) => state.received.filter((each) => each.path === path)
  const bodies = (path: string) => requestsTo(path).map(({ body }) => JSON.parse(body))
  return {
    state,
    /** The settings of an operator who is notified by both channels. */
    vars: {
      CONTACT_WEBHOOK_URL: `${base}/webhook`,
      CONTACT_WEBHOOK_SECRET: `whsec_${secret}`,
      CONTACT_EMAIL_FROM: 'site@firm.example',
      CONTACT_EMAIL_TO: 'team@firm.example',
      EMAIL_URL: `${base}/email`,
    },
    requestsTo,
    webhooks: () => bodies('/webhook'),
    emails: () => bodies('/email'),
    stop: () => server.close(),
  }
}
