import { afterEach, expect, test, vi } from 'vitest'
import { fakeDatabase } from '../tests/fakeDatabase'
import { runCron } from './cron'
import { d1Table } from './d1/d1Table'
import type { Claim } from './table'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Of one run, to the database included: https://developers.cloudflare.com/workers/platform/limits/#subrequests */
const limitOfFreePlan = 50

/** A run may make so many requests; each table of the others answers nothing. */
function limitedRuns(ids: readonly string[]) {
  let requests = 0
  const request = async () => {
    if (++requests > limitOfFreePlan) throw new Error('Too many subrequests')
  }
  const waiting: Claim[] = ids.map((messageId) => ({ messageId, channel: 'webhook', attempts: 1 }))
  let due: Claim[] = []
  const { database } = fakeDatabase(async () => ({}))
  const counted = {
    prepare: (query: string) => {
      requests++
      return database.prepare(query)
    },
    batch: database.batch,
  }
  const table: ReturnType<typeof d1Table> = {
    ...d1Table(counted),
    checkWritable: request,
    claimDue: (limit) => request().then(() => due.splice(0, limit)),
    readMessages: (found) =>
      request().then(() =>
        found.map((id) => ({
          ...{ id, createdAt: 'now', name: 'Ada', email: 'ada@reader.example' },
          ...{ organization: null, message: 'Hello', flagged: null },
        })),
      ),
    settle: async (outcomes) => {
      for (const _ of outcomes) await request()
      for (const { messageId } of outcomes.get(null) ?? [])
        waiting.splice(
          waiting.findIndex((claim) => claim.messageId === messageId),
          1,
        )
    },
  }
  const run = async () => {
    requests = 0
    due = [...waiting]
    const webhook = { CONTACT_WEBHOOK_URL: 'https://crm.example', CONTACT_WEBHOOK_SECRET: 'AAAA' }
    await runCron({ table, ASSETS: { fetch: async () => new Response() }, ...webhook })
  }
  return { request, run, waiting }
}

test('where a run may make few requests, what was sent is settled, and not sent without an end', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const { request, run, waiting } = limitedRuns(Array.from({ length: 100 }, (_, n) => `id-${n}`))
  vi.stubGlobal('fetch', async () => {
    await request()
    return new Response()
  })
  for (let left = waiting.length; left > 0; left = waiting.length) {
    await run()
    expect(waiting.length).toBeLessThan(left)
  }
})
