import { describe, expect, test } from 'vitest'
import { readSettings } from './settings'

const least = {
  DATABASE_URL: 'postgres://contact:s3cret@127.0.0.1/contact',
  CONTACT_ORIGIN: 'https://www.firm.example',
}
const webhook = {
  CONTACT_WEBHOOK_URL: 'https://hooks.firm.example/t0ken',
  CONTACT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
}

/** @returns the lines of the error */
function problemsOf(environment: Record<string, string | undefined>) {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    return String(error).replace('Error: ', '').split('\n')
  }
}

test('the least, with what else an environment has; an empty value counts as none', () => {
  const others = { PATH: '/bin', CLIENT_SALT: '', CONTACT_ENDPOINT: 'https://a.example/b' }
  expect(readSettings({ ...least, ...others })).toMatchObject({
    ...least,
    PORT: '8788',
    LISTEN: '127.0.0.1',
  })
})

test('all of it', () => {
  const all = {
    ...{ ...least, ...webhook, PORT: '0', LISTEN: '::', DATABASE_POOL: '5' },
    ...{ CLIENT_ADDRESS_HEADER: 'X-Real-IP', CLIENT_SALT: 'sixteen letters!' },
    ...{ TURNSTILE_SECRET: '1x0000' },
  }
  expect(readSettings(all)).toEqual(all)
})

test('all problems come at once, each with its name', () => {
  const wrong = {
    ...{ PORT: '99999', LISTEN: 'everywhere', DATABASE_POOL: '0', CLIENT_SALT: 'short' },
    ...{ CONTACT_ORIGIN: 'https://www.firm.example/', CLIENT_ADDRESS_HEADER: 'X Real' },
    ...{ TURNSTILE_SECRET: 'a b' },
    ...{ CONTACT_WEBHOOK_URL: 'http://hooks.firm.example', CONTACT_WEBHOOK_SECRET: 'whsec_short' },
  }
  const names = problemsOf(wrong).map((line) => line.split(' ')[0])
  expect(names.sort()).toEqual(['DATABASE_URL', ...Object.keys(wrong)].sort())
})

describe('a sentence says what is allowed', () => {
  test.each([
    [{ PORT: '-1' }, 'PORT must be a number from 0'],
    [{ PORT: '80a' }, 'PORT must be a number from 0'],
    [{ DATABASE_URL: undefined }, 'DATABASE_URL must be an address such as postgres://'],
    [{ CONTACT_ORIGIN: '' }, 'CONTACT_ORIGIN must be the origin of the site, such as https://'],
    [{ CONTACT_ORIGIN: '*' }, 'CONTACT_ORIGIN must be the origin of the site'],
    [{ CONTACT_ORIGIN: 'https://*.firm.example' }, 'CONTACT_ORIGIN must be the origin'],
    [{ CONTACT_ORIGIN: 'https://a.example, https://b.example' }, 'the origin of the site'],
    [{ CONTACT_WEBHOK_URL: 'x' }, 'CONTACT_WEBHOK_URL is not a setting here'],
    [{ ...webhook, CONTACT_WEBHOOK_SECRET: undefined }, 'one is not set'],
    [{ ...webhook, CONTACT_WEBHOOK_URL: undefined }, 'one is not set'],
  ])('%j', (environment, sentence) => {
    expect(problemsOf({ ...least, ...environment })).toEqual([expect.stringContaining(sentence)])
  })
})

test('no value of a secret is shown', () => {
  const shown = problemsOf({
    DATABASE_URL: 'mysql://contact:s3cret@host/x',
    CONTACT_WEBHOOK_URL: 'http://hooks.example/s3cret',
    CONTACT_WEBHOOK_SECRET: 's3cret',
    CLIENT_SALT: 's3cret',
    TURNSTILE_SECRET: 's3 s3cret',
  })
  expect(shown).toHaveLength(6)
  expect(shown.join()).not.toContain('s3cret')
})
