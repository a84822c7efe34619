/** The arguments of a deploy, and what it keeps to itself. */
import { expect, it } from 'vitest'
import { readArguments } from './arguments'
import { withoutSecrets } from './runCommand'

it.each([
  [['--host', 'netlify'], '--host is "netlify"; worker or pages is allowed'],
  [['--host', 'pages'], '--host pages needs the name of the project'],
  [['--project', 'firm'], '--project and --branch go with --host pages'],
  [['--now'], "Unknown option '--now'"],
  [['twice'], "Unexpected argument 'twice'"],
])('arguments %j are not taken', (args, message) => {
  expect(() => readArguments(args)).toThrow(message)
  expect(() => readArguments(args)).toThrow('npm run deploy -- [OPTIONS]')
})

it('prints the values of no secrets', () => {
  const env = { CLOUDFLARE_API_TOKEN: 'abcdefgh', TURNSTILE_SECRET: 'x', PATH: '/usr/bin' }
  expect(withoutSecrets('abcdefgh in /usr/bin, x', env)).toBe('[secret] in /usr/bin, x')
})
