/** A time at which the built site is not old: `security.txt` holds for a year after the last change, tests for longer. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteDist as dist } from '../fixture/fixture'

const hundredDays = 100 * 86_400_000

/** @returns milliseconds since 1970 */
export function timeOfBuild() {
  const text = readFileSync(join(dist, '.well-known/security.txt'), 'utf8')
  return Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - hundredDays
}
