/** The function could store a message now, somebody would hear of it, and no notification has waited for long. */
import * as v from 'valibot'
import { lateMinutes } from '../../src/function/health'
import { type Check, examine } from './check'
import type { Answer } from './httpClient'

/** Next to `/api/contact`. */
const healthOf = (endpoint: URL) => new URL('health', endpoint)

const state = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    table: v.string(),
    channels: v.array(v.string()),
    outbox: v.object({ waiting: v.number(), oldestMinutes: v.number() }),
  }),
)

export function checkHealth({ status, body }: Answer) {
  if (status !== 200)
    return { problems: [`came ${status}; expected 200: ${body.toString().slice(0, 200)}`] }
  const { success, output } = v.safeParse(state, body.toString())
  if (!success) return { problems: ['came something else than the state of the function'] }
  const { table, channels, outbox } = output
  return {
    problems: [
      ...(table === 'writable' ? [] : [`the table is ${table}; expected writable`]),
      ...(outbox.oldestMinutes > lateMinutes
        ? [
            `${outbox.waiting} notifications wait, the oldest for ${outbox.oldestMinutes} minutes; expected ${lateMinutes} at most: does the cron trigger run?`,
          ]
        : []),
    ],
    warnings:
      channels.length > 0 ? [] : ['channels is empty: messages are stored, and nobody is notified'],
  }
}

export const health: Check = {
  name: 'health',
  comparesBuild: false,
  run: ({ contact, site }) =>
    examine(
      contact ? [healthOf(contact)] : [],
      (url) => `GET ${url}`,
      async (url) => checkHealth(await site.get(url.href)),
    ),
}
