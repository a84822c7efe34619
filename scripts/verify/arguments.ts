/** The arguments of `npm run verify`. */
import { parseArgs } from 'node:util'
import type { Options } from './verify'

const usage = `npm run verify -- URL [OPTIONS]

  URL               the live site, such as https://www.your-firm.com
  --dist FOLDER     the build that should be live; dist without it
  --contact URL     where messages are sent, if not where the form of the build sends them
  --no-contact      the host has no function
  --wait SECONDS    how long the build may take to become live; 0 without it`

/** @throws Error for what is no origin */
function readOrigin(text: string, name: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`${name} is "${text}"; an origin such as https://www.your-firm.com is allowed`)
  return url.origin
}

/** @throws Error for what is no address of a function */
function readEndpoint(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname === '/' || url.search || url.hash)
    throw new Error(
      `--contact is "${text}"; an address such as https://contact.your-firm.com/api/contact is allowed`,
    )
  return url.href
}

/** @throws Error with the usage */
export function readArguments(args: string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        dist: { type: 'string', default: 'dist' },
        contact: { type: 'string' },
        'no-contact': { type: 'boolean', default: false },
        wait: { type: 'string', default: '0' },
      },
    })
    const [url, ...rest] = positionals
    if (!url) throw new Error('The address of the live site is missing')
    if (rest.length > 0) throw new Error(`One address is allowed; "${rest.join(' ')}" is too much`)
    if (!/^\d{1,4}$/.test(values.wait))
      throw new Error(`--wait is "${values.wait}"; whole seconds from 0 to 9999 are allowed`)
    const { contact, 'no-contact': none } = values
    if (none && contact !== undefined)
      throw new Error('--contact and --no-contact exclude each other')
    return {
      url: readOrigin(url, 'The address'),
      dist: values.dist,
      contact: none ? null : contact && readEndpoint(contact),
      waitSeconds: Number(values.wait),
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
