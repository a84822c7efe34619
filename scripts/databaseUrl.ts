/** The address of PostgreSQL in the environment, for the commands that need it. */
import { isIP } from 'node:net'

const example = 'such as postgres://user:password@host:5432/contact?sslmode=verify-full'

/** @returns the address. @throws Error with what is wrong in it, and without it, as it has a password */
export function readDatabaseUrl({ DATABASE_URL: address = '' }: NodeJS.ProcessEnv) {
  if (!/^postgres(ql)?:/.test(address) || !URL.canParse(address))
    throw new Error(`DATABASE_URL is ${address ? 'no address' : 'not set'}; it is ${example}`)
  const { username, password, hostname, pathname, searchParams } = new URL(address)
  try {
    decodeURIComponent(username + password + pathname)
  } catch {
    throw new Error('DATABASE_URL has a % in its name, password or path that is to be %25')
  }
  if (!/^[1-9]\d{0,3}$/.test(searchParams.get('max') ?? '10'))
    throw new Error('DATABASE_URL: max is the number of connections, 1 or more')
  if (searchParams.get('sslmode') === 'verify-full' && isIP(hostname.replace(/^\[|]$/g, '')))
    throw new Error(
      'DATABASE_URL: sslmode=verify-full wants the host name of the certificate, and not an IP address',
    )
  return address
}
