/** New databases in D1 for tests that need no running function: workerd's own, reached from Node. */
import { readdirSync, readFileSync } from 'node:fs'
import { Miniflare } from 'miniflare'
import type { Database } from '../../function/d1/database'

const folder = 'src/function/migrations'

/** Applies all migrations. */
export async function migrateD1(database: Database) {
  for (const name of readdirSync(folder).sort())
    await database.prepare(readFileSync(`${folder}/${name}`, 'utf8')).run()
}

/** @returns empty databases, and what ends them */
export async function createD1(count: number) {
  const names = Array.from({ length: count }, (_, index) => `DB${index}`)
  const d1Databases = Object.fromEntries(names.map((name) => [name, name]))
  const runtime = new Miniflare({ modules: true, script: '', d1Databases })
  const databases: Database[] = []
  for (const name of names) databases.push(await runtime.getD1Database(name))
  return { databases, stop: () => runtime.dispose() }
}
