/** What the operator sets for the function under Node; all of it is checked before anything starts. */
import { isIP } from 'node:net'
import { readDatabaseUrl } from '../postgres/databaseUrl'
import { isSafeAddress } from '../safeAddress'

interface Rule {
  /** The end of a sentence. */
  allowed: string
  isAllowed(value: string): boolean
  /** Its value is not shown. */
  isSecret?: true
}

const anyNumber = (unit: string): Rule => ({
  allowed: `a number of ${unit} is allowed`,
  isAllowed: (value) => /^\d+(\.\d+)?$/.test(value),
})

const safeAddress: Rule = {
  allowed: 'an https address, or an http address of this machine, is allowed',
  isAllowed: isSafeAddress,
  // Receivers put tokens into addresses.
  isSecret: true,
}

const rules = {
  PORT: {
    allowed: 'a number from 0, which stands for any free port, to 65535 is allowed',
    isAllowed: (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535,
  },
  LISTEN: {
    allowed: 'an IP address of this machine, such as 127.0.0.1 or ::, or localhost is allowed',
    isAllowed: (value) => isIP(value) > 0 || value === 'localhost',
  },
  DATABASE_POOL: {
    allowed: 'a number of connections from 1 to 100 is allowed',
    isAllowed: (value) => /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= 100,
  },
  CONTACT_ORIGIN: {
    allowed:
      'the origin of the site, such as https://www.your-firm.com, is allowed: scheme and host in lower case, no path',
    // A host with a wildcard is an address, and that of no page.
    isAllowed: (value) =>
      /^https?:[^*]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value,
  },
  CLIENT_ADDRESS_HEADER: {
    allowed:
      'the name of the header in which a proxy passes the address of the client, such as X-Real-IP, is allowed',
    isAllowed: (value) => /^[a-z][a-z0-9-]*$/i.test(value),
  },
  CLIENT_SALT: {
    allowed: 'a random text of 16 characters or more is allowed',
    isAllowed: (value) => value.length >= 16,
    isSecret: true,
  },
  CONTACT_WEBHOOK_URL: safeAddress,
  CONTACT_WEBHOOK_SECRET: {
    allowed: 'whsec_ and base64 of 24 bytes or more are allowed',
    isAllowed: (value) =>
      /^whsec_[a-z0-9+/]+={0,2}$/i.test(value) &&
      Buffer.from(value.slice('whsec_'.length), 'base64').length >= 24,
    isSecret: true,
  },
  DATABASE_LIMIT_MB: anyNumber('megabytes'),
  TABLE_ALERT_SECONDS: anyNumber('seconds'),
  TURNSTILE_SECRET: {
    allowed: 'a text without blanks is allowed',
    isAllowed: (value) => !/\s/.test(value),
    isSecret: true,
  },
  TURNSTILE_VERIFY_URL: safeAddress,
} satisfies Record<string, Rule>

type Environment = Record<string, string | undefined>

/** As the environment has them: texts. */
export interface Settings extends Partial<Record<keyof typeof rules, string>> {
  PORT: string
  LISTEN: string
  DATABASE_URL: string
  CONTACT_ORIGIN: string
}

/** Read by the build of the site, which may have the same environment. */
const ofTheBuild = 'CONTACT_ENDPOINT'

function problemOf(name: string, { allowed, isAllowed, isSecret }: Rule, value?: string) {
  if (value === undefined || isAllowed(value)) return undefined
  return `${name} is ${isSecret ? 'not one' : value}; ${allowed}`
}

/** @returns what is wrong with the address, without its password */
function databaseUrlProblem(url: string) {
  if (!url)
    return 'DATABASE_URL is not set; an address such as postgres://user:password@127.0.0.1/contact is allowed'
  try {
    readDatabaseUrl(url)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return undefined
}

/** Sentences about names that begin as those of settings do, and are none. */
function unknownNames(environment: Environment) {
  const known = Object.keys(rules).filter((name) => name.startsWith('CONTACT_'))
  return Object.keys(environment)
    .filter((name) => name.startsWith('CONTACT_') && ![...known, ofTheBuild].includes(name))
    .map((name) => `${name} is not a setting here; ${known.join(', ')} are`)
}

/**
 * @param environment an empty value counts as none
 * @throws Error with a sentence for each problem, a line each
 */
export function readSettings(environment: Environment): Settings {
  const given: Environment = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value),
  )
  const { DATABASE_URL = '', CONTACT_ORIGIN = '' } = given
  const { CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret } = given
  const problems = [
    databaseUrlProblem(DATABASE_URL),
    !CONTACT_ORIGIN && `CONTACT_ORIGIN is not set; ${rules.CONTACT_ORIGIN.allowed}`,
    ...Object.entries(rules).map(([name, rule]) => problemOf(name, rule, given[name])),
    url && !secret && 'CONTACT_WEBHOOK_SECRET is not set; CONTACT_WEBHOOK_URL needs it to sign',
    secret && !url && 'CONTACT_WEBHOOK_URL is not set; CONTACT_WEBHOOK_SECRET is for it alone',
    ...unknownNames(given),
  ].filter(Boolean)
  if (problems.length) throw new Error(problems.join('\n'))
  return { PORT: '8788', LISTEN: '127.0.0.1', ...given, DATABASE_URL, CONTACT_ORIGIN }
}
