/**
 * `npm run bench:contact`: 2,000 messages to the function, 50 at once, beside 2,000 bare inserts.
 * They alternate in the same runtime, so that a busy machine slows both. Also: the rows that the function writes,
 * entries of indexes included, the processor time of the bodies that are slowest to reject, and what becomes of
 * 2,000 messages, 200 at once, while the function or its database is killed; `-- killed` measures only these.
 */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createClient, createMessage } from '../../src/tests/runtime/client'
import { findPostgres, missingPostgres } from '../../src/tests/runtime/postgres'
import { buildRuntime, startRuntime } from '../../src/tests/runtime/startRuntime'
import { measureBodies, measureRows } from './contactCosts'
import { measureKilled } from './contactKilled'

const messages = 2000
const concurrency = 50
/** Many short ones, as other work on the machine comes and goes. */
const rounds = 20

type Post = ReturnType<typeof createClient>['post']

/** The IDs of all responses 201, and the number of all requests. */
const ids: string[] = []
let requests = 0

/** @returns milliseconds */
async function runRound(post: Post, count: number) {
  let left = count
  const started = performance.now()
  const worker = async () => {
    while (left-- > 0) {
      const message = createMessage(`Message ${requests++}. `.repeat(20))
      const response = await post(message, { 'Idempotency-Key': randomUUID() })
      const { id } = await response.json()
      if (response.status === 201) ids.push(id)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return performance.now() - started
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

async function measureThroughput() {
  const runtime = await startRuntime()
  try {
    const client = createClient(runtime.url)
    const { post, insert } = client
    // Warms up.
    for (const each of [insert, post]) await runRound(each, 500)
    const insertTimes: number[] = []
    const contactTimes: number[] = []
    for (let n = 0; n < rounds; n++)
      // The order alternates, so that neither always profits from it.
      for (const each of n % 2 ? [insert, post] : [post, insert])
        (each === insert ? insertTimes : contactTimes).push(await runRound(each, messages / rounds))
    const rows = await client.sql<{ id: string; message: string }>(
      'SELECT id, message FROM contact_submissions',
    )
    const stored = new Set(rows.map(({ id }) => id))
    const perSecond = (times: number[]) => Math.round((messages / rounds / median(times)) * 1000)
    const ratios = insertTimes.map((time, n) => time / (contactTimes[n] ?? 0))
    console.table({
      'bare inserts/s': perSecond(insertTimes),
      'messages/s': perSecond(contactTimes),
      'messages per bare insert': median(ratios).toFixed(2),
      lost: requests - ids.filter((id) => stored.has(id)).length,
      doubled: rows.length - new Set(rows.map(({ message }) => message)).size,
    })
    console.table(await measureRows(client))
    console.table(await measureBodies(runtime))
  } finally {
    await runtime.stop()
    rmSync(runtime.databaseFolder, { recursive: true, force: true })
  }
}

buildRuntime()
if (!process.argv.includes('killed')) await measureThroughput()
if (!findPostgres()) console.warn(missingPostgres)
console.table(await measureKilled(Boolean(findPostgres())))
