/** The function under Node: the handler on a port, the cron trigger every five minutes, and a graceful end. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { runCron } from './cron'
import { handle } from './handler'
import { codeOf, log, logFailure } from './log'
import type { Env, NodeSettings } from './settings'
import type { MessageStore } from './store'

const second = 1000
const cronTime = 5 * 60 * second

/** A message of the largest size arrives in less on any line; nothing that is sent slowly holds a connection for longer. */
const timeouts = {
  headersTimeout: 10 * second,
  requestTimeout: 20 * second,
  connectionsCheckingInterval: 2 * second,
  // Longer than a proxy keeps a connection to us, so that none closes as its next request comes.
  keepAliveTimeout: 75 * second,
}

/** An IPv4 address that came by IPv6 would share its network with all others; the zone is of this machine. */
const plainAddress = (address: string) =>
  address
    .trim()
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
    .replace(/%.*$/, '')

/**
 * @param header one that the proxy overwrites, or to which it adds at the end; without it, no header counts
 * @returns the connection's address where the header holds none
 */
export function clientAddress({ headers, socket }: IncomingMessage, header?: string) {
  const values = header ? [headers[header.toLowerCase()]].flat().join() : ''
  const passed = plainAddress(values.split(',').at(-1) ?? '')
  return isIP(passed) ? passed : plainAddress(socket.remoteAddress ?? 'unknown')
}

/** As in `wrangler.jsonc`. */
export const requestsPerMinute = 100

/** Of these the longest silent is forgotten, so that the memory is bounded. */
const maxSenders = 10_000

/** Counts each sender's requests in the memory of this process, as the rate limiter of a Worker does for a location. */
export function rateLimiter(limit = requestsPerMinute): NonNullable<Env['RATE_LIMITER']> {
  const counts = new Map<string, number>()
  let minute = 0
  return {
    async limit({ key }) {
      const now = Math.floor(Date.now() / 60_000)
      if (now !== minute) counts.clear()
      minute = now
      const count = (counts.get(key) ?? 0) + 1
      // Moves it to the end of the order.
      counts.delete(key)
      counts.set(key, count)
      const [oldest = key] = counts.keys()
      if (counts.size > maxSenders) counts.delete(oldest)
      return { success: count <= limit }
    },
  }
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

async function reply(incoming: IncomingMessage, outgoing: ServerResponse, response: Response) {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) outgoing.setHeader(name, value)
  const body = Buffer.from(await response.arrayBuffer())
  if (incoming.complete) return outgoing.end(body)
  // A proxy that is still sending loses the response where the connection closes under it.
  outgoing.setHeader('Content-Length', body.length).write(body)
  return incoming.once('end', () => outgoing.end()).resume()
}

/** @param respond must not throw @param addressOf the address of a client */
export function createHttpServer(
  respond: (request: Request) => Promise<Response>,
  addressOf: (incoming: IncomingMessage) => string,
  limits = timeouts,
) {
  const server = createServer(limits, async (incoming, outgoing) => {
    // The connection's next request comes after what is left of the body.
    outgoing.once('finish', () => incoming.resume())
    try {
      // The one method that arrives here and that a `Request` cannot have.
      if (incoming.method === 'TRACE') {
        log({ status: 405 })
        return outgoing.writeHead(405, { Allow: 'GET, HEAD, POST' }).end()
      }
      const response = await respond(toRequest(incoming, addressOf(incoming)))
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

/** Here are no files of the site: the article list is where they are. */
const filesOf = (origin: string): Env['ASSETS'] => ({
  fetch: async ({ url }) => Response.redirect(new URL(new URL(url).pathname, origin).href, 307),
})

/** Another process may do the same at once: each notification is claimed by one. */
function startCron(env: Env) {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= runCron(env).finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(run, cronTime)
  run()
  return () => {
    clearInterval(timer)
    return running
  }
}

/**
 * @returns once it listens: its address, and what stops it once nothing is under way any more
 * @throws Error where the port or the address cannot be listened on
 */
export async function startFunction(settings: NodeSettings, store: MessageStore) {
  const { PORT, LISTEN, CLIENT_ADDRESS_HEADER, CONTACT_ORIGIN } = settings
  const stopping = new AbortController()
  const env: Env = {
    ...settings,
    store,
    RATE_LIMITER: rateLimiter(),
    ASSETS: filesOf(CONTACT_ORIGIN),
    stopping: stopping.signal,
  }
  const pending = new Set<Promise<unknown>>()
  const waitUntil = (work: Promise<unknown>) => {
    const done = work.catch(logFailure({ job: 'waitUntil' })).finally(() => pending.delete(done))
    pending.add(done)
  }
  const server = createHttpServer(
    (request) => handle(request, env, { waitUntil }),
    (incoming) => clientAddress(incoming, CLIENT_ADDRESS_HEADER),
  )
  server.on('request', (_, outgoing) => waitUntil(once(outgoing, 'close')))
  await once(server.listen(Number(PORT), LISTEN), 'listening')
  const stopCron = startCron(env)
  const address = server.address()
  const port = address instanceof Object ? address.port : PORT
  return {
    url: `http://${isIP(LISTEN) === 6 ? `[${LISTEN}]` : LISTEN}:${port}`,
    /** Takes no new connection; resolves once requests, notifications and the cron trigger are finished. */
    async stop() {
      server.close()
      stopping.abort()
      await stopCron()
      // A request that ends may have started a notification.
      while (pending.size) await Promise.all(pending)
      server.closeAllConnections()
    },
  }
}

/** For what is under way when it is stopped; a notification that is not delivered by then is retried. */
const stopTime = 10 * second

/** npm passes on a signal that the terminal has already sent to all. */
const echoTime = second / 2

/** Ends the process gracefully at a first signal, and at once at a second one. */
export function endAtSignals(stop: () => Promise<void>) {
  let isStopping = false
  let lastSignal = ''
  let lastTime = 0
  async function end(exitCode: number) {
    isStopping = true
    setTimeout(() => {
      log({ job: 'stop', problem: 'TimeoutError' })
      process.exit(exitCode)
    }, stopTime)
    await stop()
    process.exit(exitCode)
  }
  const onSignal = (signal: string) => {
    const isEcho = signal === lastSignal && Date.now() - lastTime < echoTime
    lastSignal = signal
    lastTime = Date.now()
    if (!isStopping) void end(0)
    else if (!isEcho) process.exit(1)
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
  // Nothing more is known to be right: whoever runs the process starts it again.
  process.on('uncaughtException', (error) => {
    log({ job: 'process', problem: codeOf(error) })
    if (!isStopping) void end(1)
  })
}
