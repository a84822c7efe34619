import { afterEach, expect, test, vi } from 'vitest'
import { createEnv, fakeDatabase } from '../tests/fakeDatabase'
import { d1Table } from './d1/d1Table'
import { alertUnwritable } from './reports'

afterEach(() => vi.useRealTimers())

test.each([
  [1, 'For 1 second no'],
  [60, 'For 1 minute no'],
  [300, 'For 5 minutes no'],
])('an alert after %i s is in plain words', async (seconds, words) => {
  // A day of its own, as this process sends an alert once a day.
  vi.useFakeTimers({ now: seconds * 86_400_000 })
  const texts: string[] = []
  const { database } = fakeDatabase(async () => ({}))
  const EMAIL = { send: async ({ text }: { text: string }) => void texts.push(text) }
  const addresses = {
    CONTACT_EMAIL_FROM: 'site@firm.example',
    CONTACT_EMAIL_TO: 'team@firm.example',
  }
  const env = { ...createEnv(database, { EMAIL, ...addresses }), table: d1Table(database) }
  await alertUnwritable(env, seconds, 'CODE')
  expect(texts).toEqual([expect.stringContaining(words)])
})
