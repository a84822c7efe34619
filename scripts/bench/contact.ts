/**
 * `npx tsx scripts/bench/contact.ts`: 2,000 messages to the function, 50 at once, while it and its database are killed:
 * what was confirmed must be there, nothing twice, and each with its notification.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { connect } from '../../src/function/postgres'
import { createClient, createMessage, newSender } from '../../src/tests/runtime/client'
import { startNodeFunction } from '../../src/tests/runtime/nodeProcess'
import { createDatabase, startPostgres } from '../../src/tests/runtime/postgres'
import { buildRuntime, startRuntime } from '../../src/tests/runtime/startRuntime'

const messages = 2000
const messagesBetweenKills = 500

/** Each message has a text of its own. */
const query = `SELECT CAST(${messages} - count(DISTINCT message) AS integer) AS lost,
  CAST(count(*) - count(DISTINCT message) AS integer) AS doubled,
  CAST(count(CASE WHEN id NOT IN (SELECT "messageId" FROM outbox) THEN 1 END) AS integer) AS unheard
  FROM contact_submissions`

/** While a part is killed, there may be no answer. */
const unavailable = () => ({ status: 503 })

/** Sends each message until it is confirmed, always with the same key, and kills one part after the other on the way. */
async function measure({ url, kills, count, stop }: Awaited<ReturnType<typeof node>>) {
  const killed: Promise<void>[] = []
  let confirmed = 0
  let retries = 0
  async function send() {
    const message = createMessage()
    const headers = { 'Idempotency-Key': randomUUID(), 'CF-Connecting-IP': newSender() }
    for (;;) {
      const { status } = await createClient(url()).post(message, headers).catch(unavailable)
      if (status === 201) break
      if (status !== 503) throw new Error(`A message was answered with ${status}`)
      retries++
      await pause(200)
    }
    confirmed++
    const kill = kills[killed.length % kills.length]
    if (kill && confirmed % messagesBetweenKills === 0 && confirmed < messages) killed.push(kill())
  }
  await pLimit(50).map(Array.from({ length: messages }), send)
  await Promise.all(killed)
  const [counts] = await count()
  await stop()
  return { confirmed, kills: killed.length, retries, ...counts }
}

async function workerd() {
  let runtime = await startRuntime()
  const { databaseFolder } = runtime
  const restart = async () => {
    await runtime.kill()
    runtime = await startRuntime({ databaseFolder })
  }
  return {
    url: () => runtime.url,
    kills: [restart],
    count: () => createClient(runtime.url).sql<object>(query),
    stop: () => runtime.stop(),
  }
}

async function node() {
  // As an operator has it: each commit waits for the disk.
  const server = await startPostgres({ settings: { fsync: 'on' } })
  const databaseUrl = await createDatabase(server.url)
  // The bench names its senders as Cloudflare would.
  const start = () => startNodeFunction(databaseUrl, { CLIENT_ADDRESS_HEADER: 'CF-Connecting-IP' })
  let child = start()
  let url = await child.url()
  const restart = async () => {
    child.signal('SIGKILL')
    await child.exited
    child = start()
    url = await child.url()
  }
  const restartDatabase = () => server.kill().then(() => server.restart())
  const connection = connect(databaseUrl)
  return {
    /** Of the function, which may change with a restart. */
    url: () => url,
    /** Each kills a part without a shutdown, and starts it again. */
    kills: [restart, restartDatabase],
    count: async (): Promise<object[]> => connection.unsafe(query),
    async stop() {
      await connection.end()
      await child.stop()
      await server.stop()
    },
  }
}

buildRuntime()
console.table({
  'workerd with D1': await measure(await workerd()),
  'Node with PostgreSQL': await measure(await node()),
})
