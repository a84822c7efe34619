/** Builds what all tests of the runtime use, and removes it after them. */
import { rmSync } from 'node:fs'
import { buildRuntime, runtimeFolder } from './startRuntime'

export default function setup() {
  buildRuntime()
  return () => rmSync(runtimeFolder, { recursive: true, force: true })
}
