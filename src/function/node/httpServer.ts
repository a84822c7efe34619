/** Serves the handler by `node:http`: its requests as the handler knows them, with limits on their time and size. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { codeOf, log } from '../log'

const seconds = 1000

/** A message of the largest size arrives in less on any line; nothing that is sent slowly holds a connection for longer. */
const timeouts = {
  headersTimeout: 10 * seconds,
  requestTimeout: 20 * seconds,
  connectionsCheckingInterval: 2 * seconds,
  // Longer than a proxy keeps a connection to us, so that none closes as its next request comes.
  keepAliveTimeout: 75 * seconds,
}

/** The path and query of a request target, whichever form it has. */
const pathOf = (target: string) =>
  `/${target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/^\//, '')}`

/** The body, read as the handler asks for it. */
function bodyOf(incoming: IncomingMessage) {
  // What is left of a body must not end the connection, which the response still needs.
  const chunks = incoming.iterator({ destroyOnReturn: false })
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return?.()
    },
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

/** @param address of the client, in the header that the handler reads; a client's own never counts */
function toRequest(incoming: IncomingMessage, address: string) {
  const { method = 'GET', url = '/' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value))
  headers.set('CF-Connecting-IP', address)
  const hasBody = !['GET', 'HEAD'].includes(method)
  // The host that a client names is not the site's; `CONTACT_ORIGIN` is.
  return new Request(`http://function.invalid${pathOf(url)}`, {
    method,
    headers,
    ...(hasBody && { body: bodyOf(incoming), duplex: 'half' }),
  })
}

/** The one method that arrives here and that a `Request` cannot have. */
const forbiddenMethod = 'TRACE'

function forbid(outgoing: ServerResponse) {
  log({ status: 405 })
  return outgoing.writeHead(405, { Allow: 'GET, HEAD, POST' }).end()
}

async function reply(incoming: IncomingMessage, outgoing: ServerResponse, response: Response) {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) outgoing.setHeader(name, value)
  const body = Buffer.from(await response.arrayBuffer())
  if (incoming.complete) return outgoing.end(body)
  // A proxy that is still sending loses the response where the connection closes under it.
  outgoing.setHeader('Content-Length', body.length).write(body)
  return incoming.once('end', () => outgoing.end()).resume()
}

/**
 * @param handle must not throw
 * @param addressOf the address of a client
 */
export function createHttpServer(
  handle: (request: Request) => Promise<Response>,
  addressOf: (incoming: IncomingMessage) => string,
  limits = timeouts,
) {
  const server = createServer(limits, async (incoming, outgoing) => {
    // The connection's next request comes after what is left of the body.
    outgoing.once('finish', () => incoming.resume())
    try {
      if (incoming.method === forbiddenMethod) return forbid(outgoing)
      const response = await handle(toRequest(incoming, addressOf(incoming)))
      // Once the server is stopping, the connection ends with the response.
      if (!server.listening) outgoing.setHeader('Connection', 'close')
      return await reply(incoming, outgoing, response)
    } catch (error) {
      log({ job: 'request', problem: codeOf(error) })
      return outgoing.destroy()
    }
  })
  return server
}
