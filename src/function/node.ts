/** The function under Node: the handler on a port, the cron trigger every five minutes, and a graceful end. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { bodyLimit } from './contact'
import { handle } from './handle'
import { codeOf, log, logFailure } from './log'
import { cronTime, runCron } from './outbox'
import type { Env, Settings } from './settings'
import type { MessageStore } from './store'

/** @returns the address at the end of a header that the proxy sets or adds to, or that of the connection */
export function clientAddress({ headers, socket }: IncomingMessage, header = '') {
  const passed = String(headers[header.toLowerCase()]).split(',').at(-1)?.trim() ?? ''
  return isIP(passed) ? passed : (socket.remoteAddress ?? 'unknown')
}

/** Reads all, as a proxy that is still sending would lose the response, but keeps little more than the limit. */
async function readBody(incoming: IncomingMessage) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of incoming) {
    if (size <= bodyLimit) chunks.push(chunk)
    size += chunk.length
  }
  return Buffer.concat(chunks)
}

/** @param address of the client, in the header that the handler reads; a client's own never counts */
async function toRequest(incoming: IncomingMessage, address: string) {
  const { method = 'GET', url = '' } = incoming
  const headers = new Headers()
  for (const name of Object.keys(incoming.headers))
    headers.set(name, String(incoming.headers[name]))
  headers.set('CF-Connecting-IP', address)
  const body = ['GET', 'HEAD'].includes(method) ? undefined : await readBody(incoming)
  // The host that a client names is not the site's; `CONTACT_ORIGIN` is. Proxies send a path.
  const path = url.startsWith('/') ? url : '/'
  return new Request(`http://function.invalid${path}`, { method, headers, body })
}

/** @returns once it listens, its address and a function that stops it. @throws Error where it cannot listen */
export async function startFunction(settings: Settings, store: MessageStore) {
  const { PORT, LISTEN, CLIENT_ADDRESS_HEADER, CONTACT_ORIGIN } = settings
  const env: Env = {
    ...settings,
    store,
    ASSETS: { fetch: async () => Response.redirect(`${CONTACT_ORIGIN}/articles.json`, 307) },
  }
  const pending = new Set<Promise<unknown>>()
  const waitUntil = (work: Promise<unknown>) => {
    const done = work.catch(logFailure({ job: 'waitUntil' })).finally(() => pending.delete(done))
    pending.add(done)
  }
  async function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
    const request = await toRequest(incoming, clientAddress(incoming, CLIENT_ADDRESS_HEADER))
    const response = await handle(request, env, { waitUntil })
    // Once the server is stopping, the connection ends with the response.
    if (!server.listening) outgoing.setHeader('Connection', 'close')
    outgoing.statusCode = response.status
    outgoing.setHeaders(response.headers)
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  }
  // A proxy keeps a connection for less, so that none closes as its next request comes.
  const server = createServer({ keepAliveTimeout: 75_000 }, (incoming, outgoing) => {
    waitUntil(once(outgoing, 'close'))
    respond(incoming, outgoing).catch((error: unknown) => {
      log({ job: 'request', problem: codeOf(error) })
      outgoing.destroy()
    })
  })
  await once(server.listen(Number(PORT), LISTEN), 'listening')
  // Another process may do the same at once: each notification is claimed by one.
  const runJobs = () => waitUntil(runCron(env))
  const timer = setInterval(runJobs, cronTime)
  runJobs()
  const address = server.address()
  const port = address instanceof Object ? address.port : PORT
  return {
    url: `http://${LISTEN}:${port}`,
    /** Takes no new connection; resolves once requests, notifications and the cron trigger are finished. */
    async stop() {
      server.close()
      clearInterval(timer)
      // A request that ends may have started a notification.
      while (pending.size) await Promise.all(pending)
      server.closeAllConnections()
    },
  }
}

/** Ends the process gracefully at a signal, and at an error after which nothing more is known to be right. */
export function endAtSignals(stop: () => Promise<void>) {
  async function end(exitCode: number) {
    // A notification that is not delivered by then is retried.
    setTimeout(() => process.exit(1), 10_000)
    await stop()
    process.exit(exitCode)
  }
  process.on('SIGTERM', () => end(0)).on('SIGINT', () => end(0))
  process.on('uncaughtException', logFailure({ job: 'process' }))
  process.on('uncaughtException', () => end(1))
  // The library of PostgreSQL does not catch a query of its own, which fails if the server goes away meanwhile.
  process.on('unhandledRejection', logFailure({ job: 'background' }))
}
