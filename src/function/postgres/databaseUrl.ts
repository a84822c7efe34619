/** Reads `DATABASE_URL` as other clients of PostgreSQL do. */
import { existsSync, readFileSync } from 'node:fs'
import { isIPv6 } from 'node:net'

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

/** A percent sign in a password may escape nothing. */
function isDecodable(url: string) {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

/** @returns options; as lists where the library would take the host apart, at the colons of an IPv6 address */
const hostOptions = (host: string, port: string): object =>
  isIPv6(host) ? { host: [host], port: [Number(port || 5432)] } : { host }

/**
 * @returns the address and the options with which the library `postgres` connects
 * @throws Error with a sentence, which does not repeat the password
 */
export function readDatabaseUrl(text: string) {
  const [url = '', query] = text.trim().split('?')
  // Several hosts are allowed; the library takes them apart.
  const firstUrl = url.replace(/,[^/@]*(?=\/|$)/, '')
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(firstUrl) || !isDecodable(url))
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
  const { hostname, port } = new URL(firstUrl)
  const host = parameters.get('host') ?? decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1')
  return {
    url,
    options: {
      ...(url === firstUrl && hostOptions(host, port)),
      ssl: readSsl(mode, host, parameters.get('sslrootcert')),
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
