/** Messages while the function, or its database, is killed: what was confirmed must be there, and nothing twice. */
import { randomUUID } from 'node:crypto'
import { connect } from '../../src/function/postgres/pool'
import { createClient, createMessage, newSender } from '../../src/tests/runtime/client'
import { startNodeFunction } from '../../src/tests/runtime/nodeProcess'
import { createDatabase, startPostgres } from '../../src/tests/runtime/postgres'
import { startRuntime } from '../../src/tests/runtime/startRuntime'

const messages = 2000
const concurrency = 200

interface Row {
  id: string
  message: string
}

interface Target {
  /** Of the function, which may change with a restart. */
  url(): string
  /** Kills a part without a shutdown, and starts it again. */
  interrupt(): Promise<void>
  readRows(): Promise<Row[]>
  stop(): Promise<void>
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Sends each message until it is confirmed, always with the same key, and interrupts in the middle. */
async function measure({ url, interrupt, readRows, stop }: Target) {
  const confirmed: string[] = []
  let retries = 0
  let left = messages
  let interruption: Promise<void> | undefined
  async function send(message: object) {
    const headers = { 'Idempotency-Key': randomUUID(), 'CF-Connecting-IP': newSender() }
    for (;;) {
      const response = await createClient(url())
        .post(message, headers)
        .then(async (response) => ({ status: response.status, body: await response.json() }))
        .catch(() => undefined)
      if (response?.status === 201) return confirmed.push(response.body.id)
      if (response && response.status !== 503)
        throw new Error(`A message was answered with ${response.status}`)
      retries++
      await pause(500)
    }
  }
  const started = performance.now()
  const worker = async () => {
    while (left-- > 0) {
      await send(createMessage())
      if (confirmed.length < messages / 2) continue
      interruption ??= interrupt()
      await interruption
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  const seconds = (performance.now() - started) / 1000
  const rows = await readRows()
  const stored = new Set(rows.map(({ id }) => id))
  await stop()
  return {
    confirmed: confirmed.length,
    retries,
    seconds: Number(seconds.toFixed(1)),
    lost: confirmed.filter((id) => !stored.has(id)).length,
    doubled: rows.length - new Set(rows.map(({ message }) => message)).size,
  }
}

const query = 'SELECT id, message FROM contact_submissions'

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
  const settings = { CLIENT_ADDRESS_HEADER: 'CF-Connecting-IP' }
  const child = startNodeFunction(databaseUrl, settings)
  const url = await child.url()
  return { url, child }
}

/** @param killed what is killed in the middle */
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
      const connection = connect(databaseUrl, 1)
      const rows = await connection<Row[]>`${connection.unsafe(query)}`
      await connection.end()
      return rows
    },
    async stop() {
      await running.child.stop()
      await server.stop()
    },
  }
}

/** @param hasPostgres whether it is installed. @returns what became of the messages, by what was killed */
export async function measureKilled(hasPostgres: boolean) {
  return {
    'workerd with D1': await measure(await workerd()),
    ...(hasPostgres && {
      'function under Node': await measure(await node('function')),
      PostgreSQL: await measure(await node('PostgreSQL')),
    }),
  }
}
