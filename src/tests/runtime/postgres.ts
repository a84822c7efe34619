/** A PostgreSQL server for tests: Debian's programs, a free port, a folder that goes with it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { connect, migrate } from '../../function/postgres'
import { freePort } from '../browsers/freePort'
import { watchProcess } from './nodeProcess'

const versions = '/usr/lib/postgresql'
const cacheFolder = resolve('node_modules/.cache/postgres')

export function findPostgres() {
  const names = existsSync(versions) ? readdirSync(versions) : []
  return names
    .toSorted((a, b) => Number(b) - Number(a))
    .map((name) => `${versions}/${name}/bin`)
    .find((folder) => existsSync(`${folder}/initdb`))
}

export const missingPostgres =
  'PostgreSQL is not installed, so what needs it is skipped: apt-get install postgresql'

/** It refuses to run as root; and it ends with this process, in whichever way that ends. */
const asUser = () => [
  ...(process.getuid?.() === 0 ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : []),
  '--pdeathsig=INT',
]

function createData(programs: string) {
  mkdirSync(cacheFolder, { recursive: true })
  const folder = mkdtempSync(`${cacheFolder}/`)
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres:postgres', folder])
  const options = [
    '--username=contact',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ]
  const args = [...asUser(), `${programs}/initdb`, '-D', `${folder}/data`, ...options]
  const { status, stderr } = spawnSync('setpriv', args, { encoding: 'utf8', cwd: '/' })
  if (status !== 0) throw new Error(`initdb failed:\n${stderr}`)
  return folder
}

/** Defaults that an operator or an older application may have changed, and that must make no difference. */
const unusual = {
  default_transaction_isolation: 'repeatable read',
  standard_conforming_strings: 'off',
  timezone: 'Asia/Kathmandu',
  datestyle: 'German',
}

export type Server = Awaited<ReturnType<typeof startPostgres>>

export async function startPostgres() {
  const programs = findPostgres()
  if (!programs) throw new Error(missingPostgres)
  const folder = createData(programs)
  const port = await freePort()
  const all = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 60,
    fsync: 'off',
    ...unusual,
  }
  const program = [`${programs}/postgres`, '-D', `${folder}/data`]
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])

  async function start() {
    const child = spawn('setpriv', [...asUser(), ...program, ...options], {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
    })
    const { printed, exited } = watchProcess(child)
    await printed(/ready to accept connections/)
    return { child, exited }
  }

  let { child, exited } = await start()
  const signal = (name: NodeJS.Signals) => {
    const { pid } = child
    if (!pid) return
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    for (const each of [pid, ...children.map(Number)])
      try {
        process.kill(each, name)
      } catch (error) {
        // A process that the server began for a moment has ended by itself.
        if (Object(error).code !== 'ESRCH') throw error
      }
  }
  return {
    url: `postgres://contact@127.0.0.1:${port}/postgres?sslmode=disable`,
    async stop() {
      child.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
    signal,
    /** After SIGSTOP, answers new connections only: those of before stay silent, as on a network that lost them. */
    acceptNew: () => child.kill('SIGCONT'),
    /** Kills all its processes at once, as a loss of power does. */
    async kill() {
      signal('SIGKILL')
      await exited
    },
    async restart() {
      ;({ child, exited } = await start())
    },
  }
}

/** @returns the address of a new database on the server, with all tables */
export async function createDatabase(serverUrl: string, { migrated = true } = {}) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = connect(serverUrl)
  await server.unsafe(`CREATE DATABASE ${name}`)
  await server.end()
  const url = serverUrl.replace('/postgres?', `/${name}?`)
  if (migrated) await migrate(url)
  return url
}
