/**
 * `npx tsx scripts/bench/contact.ts`: 2,000 messages to the function, 50 at once, while it or its database is killed
 * twice: what was confirmed must be there, nothing twice, and each with its notification.
 */
import { randomUUID } from 'node:crypto'
import { connect } from '../../src/function/postgresStore'
import { createClient, createMessage, newSender } from '../../src/tests/runtime/client'
import { startNodeFunction } from '../../src/tests/runtime/nodeProcess'
import { createDatabase, startPostgres } from '../../src/tests/runtime/postgres'
import { buildRuntime, startRuntime } from '../../src/tests/runtime/startRuntime'

const messages = 2000
const concurrency = 50

const query = `SELECT id, message, (SELECT count(*) FROM outbox WHERE "messageId" = id) AS notified
  FROM contact_submissions`

interface Row {
  id: string
  message: string
  notified: number | string
}

interface Target {
  /** Of the function, which may change with a restart. */
  url(): string
  /** Kills a part without a shutdown, and starts it again. */
  interrupt(): Promise<void>
  readRows(): Promise<Row[]>
  stop(): Promise<unknown>
}

/** Sends each message until it is confirmed, always with the same key, and interrupts twice on the way. */
async function measure({ url, interrupt, readRows, stop }: Target) {
  const confirmed: string[] = []
  const interruptions: Promise<void>[] = []
  let retries = 0
  let left = messages
  async function send(message: object) {
    const headers = { 'Idempotency-Key': randomUUID(), 'CF-Connecting-IP': newSender() }
    for (;;) {
      const response = await createClient(url())
        .post(message, headers)
        .catch(() => undefined)
      const receipt = await response?.json().catch(() => undefined)
      if (response?.status === 201 && receipt) return confirmed.push(receipt.id)
      if (response && ![201, 503].includes(response.status))
        throw new Error(`A message was answered with ${response.status}`)
      retries++
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  async function work() {
    while (left-- > 0) {
      await send(createMessage())
      if (confirmed.length > ((interruptions.length + 1) * messages) / 3)
        if (interruptions.length < 2) interruptions.push(interrupt())
      await interruptions.at(-1)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: concurrency }, work))
  const seconds = (performance.now() - started) / 1000
  const rows = await readRows()
  await stop()
  const stored = new Set(rows.map(({ id }) => id))
  return {
    confirmed: confirmed.length,
    kills: interruptions.length,
    retries,
    seconds: Number(seconds.toFixed(1)),
    lost: confirmed.filter((id) => !stored.has(id)).length,
    doubled: rows.length - new Set(rows.map(({ message }) => message)).size,
    unheard: rows.filter(({ notified }) => Number(notified) === 0).length,
  }
}

async function workerd(): Promise<Target> {
  let runtime = await startRuntime()
  const { databaseFolder } = runtime
  return {
    url: () => runtime.url,
    async interrupt() {
      await runtime.kill()
      runtime = await startRuntime({ databaseFolder })
    },
    readRows: () => createClient(runtime.url).sql(query),
    stop: () => runtime.stop(),
  }
}

async function startNode(databaseUrl: string) {
  // The bench names its senders as Cloudflare would.
  const child = startNodeFunction(databaseUrl, { CLIENT_ADDRESS_HEADER: 'CF-Connecting-IP' })
  return { child, url: await child.url() }
}

/** @param killed what is killed on the way */
async function node(killed: 'function' | 'PostgreSQL'): Promise<Target> {
  // As an operator has it: each commit waits for the disk.
  const server = await startPostgres({ settings: { fsync: 'on' } })
  const databaseUrl = await createDatabase(server.url)
  let running = await startNode(databaseUrl)
  return {
    url: () => running.url,
    async interrupt() {
      if (killed === 'function') {
        running.child.signal('SIGKILL')
        await running.child.exited
        running = await startNode(databaseUrl)
      } else {
        await server.kill()
        await server.restart()
      }
    },
    async readRows() {
      const connection = connect(databaseUrl)
      const rows = await connection.unsafe<Row[]>(query)
      await connection.end()
      return rows
    },
    async stop() {
      await running.child.stop()
      await server.stop()
    },
  }
}

buildRuntime()
console.table({
  'workerd with D1': await measure(await workerd()),
  'function under Node': await measure(await node('function')),
  PostgreSQL: await measure(await node('PostgreSQL')),
})
