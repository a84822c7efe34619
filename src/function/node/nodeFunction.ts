/** The function under Node: the handler on a port, the cron trigger every five minutes, and a graceful end. */
import { once } from 'node:events'
import { isIP } from 'node:net'
import { runCron } from '../cron'
import type { Env } from '../env'
import { handle } from '../handler'
import { logFailure } from '../log'
import type { Table } from '../table'
import { clientAddress } from './clientAddress'
import { createHttpServer } from './httpServer'
import { rateLimiter } from './rateLimiter'
import type { Settings } from './settings'

const cronMs = 5 * 60_000

/** Another process may do the same at once: each notification is claimed by one, and a report is sent once a day. */
function startCron(env: Env) {
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= runCron(env)
      .catch(logFailure({ job: 'cron' }))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(run, cronMs)
  run()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** Here are no files of the site: the article list is where they are. */
const filesOf = (origin: string): Env['ASSETS'] => ({
  fetch: async ({ url }) => Response.redirect(new URL(new URL(url).pathname, origin).href, 307),
})

/** What the operator sets that only the table and the listener need stays here. */
function envOf(settings: Settings, table: Table): Env {
  const { PORT, LISTEN, DATABASE_URL, DATABASE_POOL, CLIENT_ADDRESS_HEADER, ...rest } = settings
  return { ...rest, table, RATE_LIMITER: rateLimiter(), ASSETS: filesOf(rest.CONTACT_ORIGIN) }
}

/**
 * @returns once it listens: its address, and what stops it once nothing is under way any more
 * @throws Error where the port or the address cannot be listened on
 */
export async function startFunction(settings: Settings, table: Table) {
  const stopping = new AbortController()
  const env: Env = { ...envOf(settings, table), stopping: stopping.signal }
  const pending = new Set<Promise<unknown>>()
  const waitUntil = (work: Promise<unknown>) => {
    const done = work.catch(logFailure({ job: 'waitUntil' })).finally(() => pending.delete(done))
    pending.add(done)
  }
  const server = createHttpServer(
    (request) => handle(request, env, { waitUntil }),
    (incoming) => clientAddress(incoming, settings.CLIENT_ADDRESS_HEADER),
  )
  server.on('request', (_, outgoing) => waitUntil(once(outgoing, 'close')))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(Number(settings.PORT), settings.LISTEN, resolve)
  })
  const stopCron = startCron(env)
  const address = server.address()
  const port = address instanceof Object ? address.port : settings.PORT
  return {
    url: `http://${isIP(settings.LISTEN) === 6 ? `[${settings.LISTEN}]` : settings.LISTEN}:${port}`,
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
