/**
 * `npm run bench:contact`: 2,000 messages, 50 at once, beside a function that only inserts.
 * Both take their turns in the same run, so that a busy machine slows both.
 */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { bundle, prepare, type Runtime, start } from '../../src/tests/runtime/startRuntime'
import { ask } from '../messages/table'

const messages = 2000
const atOnce = 50
/** Short ones, as other work on the machine comes and goes. */
const turns = 20

interface Subject extends Runtime {
  name: string
  /** Milliseconds of each answer, and of each round. */
  times: number[]
  rounds: number[]
  /** The id of each answer 201. */
  ids: string[]
}

const subject = async (name: string, entry: 'worker' | 'bare'): Promise<Subject> => ({
  ...(await start({ entry })),
  ...{ name, times: [], rounds: [], ids: [] },
})

let sent = 0

/** One message, as the form sends it, each from a sender of its own. */
async function send({ url, times, ids }: Subject) {
  const number = sent++
  const started = performance.now()
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': `198.18.${number >> 8}.${number & 255}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({
      name: 'Ada Reader',
      email: `ada.${number}@reader.example`,
      organization: 'Reader & Co',
      message: `Message ${number}. `.repeat(20),
    }),
  })
  const { id } = await response.json()
  times.push(performance.now() - started)
  if (response.status === 201) ids.push(id)
}

async function round(subject: Subject, count: number) {
  let left = count
  const started = performance.now()
  const worker = async () => {
    while (left-- > 0) await send(subject)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  subject.rounds.push(performance.now() - started)
}

function report({ name, times, rounds, ids, state }: Subject) {
  const sorted = times.toSorted((a, b) => a - b)
  const percentile = (share: number) =>
    (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1)
  const rows = ask<{ id: string; message: string }>('SELECT id, message FROM contact_submissions', {
    state,
  })
  const stored = new Set(rows.map(({ id }) => id))
  return {
    function: name,
    'p50 ms': percentile(0.5),
    'p95 ms': percentile(0.95),
    'p99 ms': percentile(0.99),
    'messages/s': Math.round((times.length / rounds.reduce((a, b) => a + b)) * 1000),
    lost: times.length - ids.filter((id) => stored.has(id)).length,
    doubled: rows.length - new Set(rows.map(({ message }) => message)).size,
  }
}

prepare()
bundle('bare')
const subjects = [await subject('bare insert', 'bare'), await subject('contact', 'worker')]
try {
  for (const each of subjects) await round(each, 500)
  for (const each of subjects) Object.assign(each, { times: [], rounds: [], ids: [] })
  for (let n = 0; n < turns; n++)
    // Who goes first changes, so that neither always profits.
    for (const each of n % 2 ? subjects : subjects.toReversed()) await round(each, messages / turns)
  const [bare, contact] = subjects.map(report)
  console.table([bare, contact])
  const ratios = Array.from({ length: turns }, (_, n) => {
    const [least = 0, whole = 1] = subjects.map((each) => each.rounds[n])
    return least / whole
  }).sort((a, b) => a - b)
  console.log(
    `Throughput beside the bare insert, median of turns: ${ratios[turns / 2]?.toFixed(2)}`,
  )
} finally {
  for (const { stop, state } of subjects) {
    await stop()
    rmSync(state, { recursive: true, force: true })
  }
}
