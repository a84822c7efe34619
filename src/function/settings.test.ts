import { expect, test } from 'vitest'
import { createEnv } from '../tests/fakeStore'
import { namedOrigin, settingProblems } from './settings'

const secret = `whsec_${Buffer.alloc(24).toString('base64')}`
const webhook = {
  CONTACT_WEBHOOK_URL: 'https://hooks.example/t0ken',
  CONTACT_WEBHOOK_SECRET: secret,
}
const EMAIL = { send: async () => undefined }
const addresses = { CONTACT_EMAIL_FROM: 'a@firm.example', CONTACT_EMAIL_TO: 'b@firm.example' }

const problemsOf = (settings: object, siteKey = '') =>
  settingProblems(createEnv(undefined, settings), siteKey)

test.each([
  [{}],
  [{ CONTACT_ORIGIN: '', CHALLENGE_SECRET: '' }],
  [webhook],
  [{ ...webhook, EMAIL, ...addresses, NOTIFICATIONS_PER_MINUTE: '300' }],
  [{ CHALLENGE_SECRET: 's3cret' }, 'key'],
])('nothing is wrong with %j', (settings, siteKey?: string) => {
  expect(problemsOf(settings, siteKey)).toEqual([])
})

test.each<[object, string, string?]>([
  [{ CHALLENGE_SECRET: 's3cret' }, 'challenge.siteKey'],
  [{}, 'CHALLENGE_SECRET and', 's3cret'],
  [{ CHALLENGE_SECRET: 's3 cret' }, 'CHALLENGE_SECRET must', 'key'],
  [{ CONTACT_ORIGIN: 'https://s3cret.example:443' }, 'CONTACT_ORIGIN must'],
  [{ CONTACT_ORIGIN: 'https://s3cret.example/' }, 'CONTACT_ORIGIN must'],
  [{ CONTACT_ORIGIN: 's3cret.example' }, 'CONTACT_ORIGIN must'],
  [{ CONTACT_ORIGIN: 'the s3cret site' }, 'CONTACT_ORIGIN must'],
  [{ ...webhook, CONTACT_WEBHOOK_SECRET: undefined }, 'one is not set'],
  [{ ...webhook, CONTACT_WEBHOOK_URL: undefined }, 'one is not set'],
  [{ ...webhook, CONTACT_WEBHOOK_SECRET: `${secret}A` }, 'CONTACT_WEBHOOK_SECRET must'],
  [{ ...webhook, CONTACT_WEBHOOK_SECRET: 'whsec_s3cret' }, 'base64 of 24 bytes'],
  [{ ...webhook, CONTACT_WEBHOOK_URL: 'http://hooks.example/s3cret' }, 'CONTACT_WEBHOOK_URL must'],
  [{ ...webhook, CONTACT_WEBHOOK_URL: 'https://u:s3cret@hooks.example' }, 'https address without'],
  [{ EMAIL }, 'EMAIL, CONTACT_EMAIL_FROM'],
  [addresses, 'EMAIL, CONTACT_EMAIL_FROM'],
  [{ HEALTH_TOKEN: 's3cret' }, 'HEALTH_TOKEN must be a text of 16'],
  [{ NOTIFICATIONS_PER_MINUTE: '0' }, 'NOTIFICATIONS_PER_MINUTE must'],
])('a sentence names the setting, and not its value: %j', (settings, sentence, siteKey) => {
  const problems = problemsOf(settings, siteKey)
  expect(problems).toEqual([expect.stringContaining(sentence)])
  expect(problems.join()).not.toContain('s3cret')
})

test.each([
  ['https://www.firm.example', 'https://www.firm.example'],
  ['https://www.firm.example:443/contact', 'https://www.firm.example'],
  ['www.firm.example', 'https://www.firm.example'],
  ['http://localhost:8787/', 'http://localhost:8787'],
  ['the site', ''],
  ['', ''],
])('the origin that %s means is %s', (CONTACT_ORIGIN, origin) => {
  expect(namedOrigin({ CONTACT_ORIGIN })).toBe(origin)
})
