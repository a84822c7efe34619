/** New databases in D1 for tests that need no running function: workerd's own, reached from Node. */
import { Miniflare } from 'miniflare'
import type { Database } from '../../function/d1/database'

/** @returns empty databases, and what ends them */
export async function createD1(count: number) {
  const names = Array.from({ length: count }, (_, index) => `DB${index}`)
  const d1Databases = Object.fromEntries(names.map((name) => [name, name]))
  const runtime = new Miniflare({ modules: true, script: '', d1Databases })
  const databases: Database[] = []
  for (const name of names) databases.push(await runtime.getD1Database(name))
  return { databases, stop: () => runtime.dispose() }
}
