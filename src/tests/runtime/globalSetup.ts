/** Before the tests of the real runtime: the bundle and the empty table that all of them use. */
import { rmSync } from 'node:fs'
import { prepare, prepared } from './startRuntime'

export default function setup() {
  prepare()
  return () => rmSync(prepared, { recursive: true, force: true })
}
