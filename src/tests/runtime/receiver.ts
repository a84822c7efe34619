/** A web server that stands for the one that the function notifies by webhooks. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

export async function startReceiver() {
  const webhooks: { data: object }[] = []
  const server = createServer(async (request, response) => {
    webhooks.push(JSON.parse(await text(request)))
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const settings = {
    CONTACT_WEBHOOK_URL: address instanceof Object ? `http://127.0.0.1:${address.port}` : '',
    CONTACT_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
  }
  return { webhooks, settings, stop: () => server.close() }
}
