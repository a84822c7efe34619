/** The table in D1: on this machine through Miniflare, as wrangler reads it; the hosted one through wrangler. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import type { Database as D1Binding } from '../../src/function/d1/database'
import { stateFolder, wrangler } from '../wrangler'
import type { Database } from './database'

const dialect = { jsonRows: 'json_each', timeType: 'text', collation: '' } as const

/** @returns the id that names the database's file, too */
function readDatabaseId() {
  const settings = readFileSync('wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, '')
  const id = /"(?:preview_)?database_id":\s*"([^"]+)"/.exec(settings)?.[1]
  if (!id) throw new Error('wrangler.jsonc names no database_id')
  return id
}

/** What the operator can do about an error of D1 or wrangler. */
const remedies: [problem: RegExp, remedy: string][] = [
  [
    /no such (table|column)/,
    'The table lacks migrations: npx wrangler d1 migrations apply contact, with --remote for the hosted table, then try again',
  ],
  [
    /CLOUDFLARE_API_TOKEN|not logged in|Authentication error|Invalid access token/i,
    'wrangler may not read the hosted table: run npx wrangler login, or set CLOUDFLARE_API_TOKEN to a token that may edit D1',
  ],
  [
    /fetch failed/,
    'wrangler cannot reach Cloudflare from here: look at the network, then try again',
  ],
]

/** @throws Error that says what to do, else with the text of the database */
function explain(error: unknown): never {
  const text = error instanceof Error ? error.message : String(error)
  const remedy = remedies.find(([problem]) => problem.test(text))?.[1]
  const said = /"text": "(.*)"/.exec(text)?.[1]
  throw new Error(remedy ?? (said && `wrangler reports: ${said}`) ?? text, { cause: error })
}

/** @param name as a person knows it @param close ends the runtime of the database */
export const boundD1 = (
  database: D1Binding,
  name: string,
  close: () => Promise<void>,
): Database => ({
  name,
  ...dialect,
  async query<Row>(statement: string) {
    const { results } = await database.prepare(statement).all<Row>().catch(explain)
    return results
  },
  async execute(statements) {
    await database.batch(statements.map((each) => database.prepare(each))).catch(explain)
  },
  close,
})

/** @throws Error where the folder holds no database */
export async function localD1(folder = stateFolder): Promise<Database> {
  const d1Persist = join(folder, 'v3/d1')
  if (!existsSync(d1Persist))
    throw new Error(
      `There is no table in ${folder} yet: npm start and npm run dev make it; --remote means the hosted one`,
    )
  const d1Databases = { DB: readDatabaseId() }
  const runtime = new Miniflare({ modules: true, script: '', d1Persist, d1Databases })
  const close = () => runtime.dispose()
  return boundD1(await runtime.getD1Database('DB'), `the table of this machine (${folder})`, close)
}

/** @throws Error where wrangler.jsonc names no hosted database */
export function checkDatabaseId() {
  if (/^[0-]+$/.test(readDatabaseId()))
    throw new Error(
      'database_id in wrangler.jsonc is a placeholder: enter what npx wrangler d1 create contact prints',
    )
}

/** @param run wrangler, with its arguments */
export function hostedD1(run = wrangler): Database {
  const execute = (...statement: string[]) => {
    try {
      return run('d1', 'execute', 'contact', '--remote', '--json', '--yes', ...statement)
    } catch (error) {
      return explain(error)
    }
  }
  return {
    name: 'the hosted table',
    ...dialect,
    async query<Row>(statement: string) {
      const output = execute('--command', statement)
      const [result]: { results: Row[] }[] = JSON.parse(output)
      if (!result) throw new Error(`The database returned no result: ${output}`)
      return result.results
    },
    async execute(statements) {
      // It holds messages: nobody else may read it, and it goes whatever happens, an interruption included.
      const folder = mkdtempSync(join(tmpdir(), 'messages-'))
      const goOn = () => {}
      process.on('SIGINT', goOn)
      try {
        const file = join(folder, 'statements.sql')
        writeFileSync(file, `${statements.join(';\n')};\n`, { mode: 0o600 })
        execute('--file', file)
      } finally {
        rmSync(folder, { recursive: true, force: true })
        process.off('SIGINT', goOn)
      }
    },
    async close() {},
  }
}
