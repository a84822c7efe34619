import { expect, test } from 'vitest'
import { readSettings } from './settings'

const least = {
  DATABASE_URL: 'postgres://contact:s3cret@127.0.0.1/contact',
  CONTACT_ORIGIN: 'https://www.firm.example',
}
const webhook = {
  CONTACT_WEBHOOK_URL: 'https://hooks.firm.example/t0ken',
  CONTACT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
}

function problemsOf(environment: Record<string, string | undefined>) {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    return String(error).replace('Error: ', '').split('\n')
  }
}

test('the least, with what else an environment has; an empty value counts as none', () => {
  const defaults = { PORT: '8788', LISTEN: '127.0.0.1' }
  expect(readSettings({ ...least, PATH: '/bin', CHALLENGE_SECRET: '' })).toEqual({
    ...least,
    ...defaults,
  })
})

test('all problems come at once, each with its name, and without the value', () => {
  const wrong = {
    DATABASE_URL: 'mysql://contact:s3cret@host/x',
    CONTACT_ORIGIN: 'https://s3cret.example/',
    CONTACT_WEBHOOK_URL: 'http://hooks.example/s3cret',
    CONTACT_WEBHOOK_SECRET: 's3cret',
    CLIENT_ADDRESS_HEADER: 's3cret Real',
    CHALLENGE_SECRET: 's3 s3cret',
    PORT: 's3cret',
  }
  const problems = problemsOf(wrong)
  expect(problems.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort())
  expect(problems.join()).not.toContain('s3cret')
})

test.each([
  [{ DATABASE_URL: undefined }, 'DATABASE_URL must be such as postgres://'],
  [{ DATABASE_URL: 'postgres://a:b#c@host/x' }, '# as %23'],
  [{ DATABASE_URL: 'postgres://a:100%@host/x' }, 'write % as %25'],
  [{ DATABASE_URL: 'postgres://a:b@host/x?max=0' }, 'max as a number from 1'],
  [{ DATABASE_URL: 'postgres://a:b@10.0.0.7/x?sslmode=verify-full' }, 'needs the name of its host'],
  [{ ...webhook, CONTACT_WEBHOOK_URL: 'https://user:pw@hooks.example/' }, 'https address without'],
  [{ CONTACT_ORIGIN: '' }, 'CONTACT_ORIGIN must be an origin, such as https://'],
  [{ CONTACT_ORIGIN: 'https://*.firm.example' }, 'CONTACT_ORIGIN must be an origin'],
  [{ ...webhook, CONTACT_WEBHOOK_URL: undefined }, 'one is not set'],
])('a sentence says what is allowed: %j', (environment, sentence) => {
  expect(problemsOf({ ...least, ...environment })).toEqual([expect.stringContaining(sentence)])
})
