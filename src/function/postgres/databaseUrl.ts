/** Reads `DATABASE_URL` as other clients of PostgreSQL do. */
import { existsSync, readFileSync } from 'node:fs'

/** As libpq has them: from `require` on the connection is encrypted, from `verify-ca` on the certificate is checked. */
const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full']

/** What hosts write into the address for other clients; this one does without. */
const ignored = [
  ...['channel_binding', 'connect_timeout', 'gssencmode', 'keepalives'],
  ...['pgbouncer', 'connection_limit', 'pool_timeout', 'pool_mode'],
]
const used = ['sslmode', 'sslrootcert', 'host', 'application_name', 'options']
const allowed = [...used, ...ignored]

/** @param certificate the file of the authority's certificate, or "system" for those that Node knows */
function readSsl(
  mode: string,
  host: string,
  certificate?: string,
): 'prefer' | 'require' | false | object {
  if (mode === 'disable') return false
  if (mode === 'allow' || mode === 'prefer') return 'prefer'
  if (mode === 'require' && !certificate) return 'require'
  const isFile = certificate !== undefined && certificate !== 'system'
  if (isFile && !existsSync(certificate))
    throw new Error(`DATABASE_URL has sslrootcert=${certificate}, which does not exist`)
  return {
    ...(isFile && { ca: readFileSync(certificate) }),
    // Only the last mode also checks that the certificate is this host's, which may be a number.
    ...(mode === 'verify-full' ? { host } : { checkServerIdentity: () => undefined }),
  }
}

/**
 * @returns the address and the options with which the library `postgres` connects
 * @throws Error with a sentence, which does not repeat the password
 */
export function readDatabaseUrl(text: string) {
  const [url = '', query] = text.trim().split('?')
  // Several hosts are allowed; the library takes them apart.
  const firstUrl = url.replace(/,[^/@]*(?=\/|$)/, '')
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(firstUrl))
    throw new Error(
      'DATABASE_URL is not an address such as postgres://user:password@host:5432/database; escape special characters of the password, as %23 for #',
    )
  const parameters = new Map(new URLSearchParams(query))
  const unknown = [...parameters.keys()].find((name) => !allowed.includes(name))
  if (unknown !== undefined)
    throw new Error(`DATABASE_URL has the parameter ${unknown}; allowed are ${allowed.join(', ')}`)
  const mode = parameters.get('sslmode') ?? 'prefer'
  if (!sslModes.includes(mode))
    throw new Error(`DATABASE_URL has sslmode=${mode}; allowed are ${sslModes.join(', ')}`)
  const host = parameters.get('host')
  return {
    url,
    options: {
      ...(host && { host }),
      ssl: readSsl(mode, new URL(firstUrl).hostname, parameters.get('sslrootcert')),
      connection: {
        application_name: parameters.get('application_name') ?? 'contact',
        // Empty ones are not sent.
        options: parameters.get('options') ?? '',
        // Whatever the role has, so that times come in one form, and a backslash in a text is one.
        TimeZone: 'UTC',
        DateStyle: 'ISO',
        standard_conforming_strings: 'on',
      },
    },
  }
}
