/** A copy of the fixture site that is edited while its development server runs. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fixtureFiles } from '../fixture/buildFixtureSite'
import { linkPackages } from '../fixture/linkPackages'
import { writeFiles } from '../fixture/writeFiles'

/** What the function's local table needs beside the site. */
const tableFiles = [
  'wrangler.jsonc',
  'scripts/migrateLocal.ts',
  'scripts/serve.ts',
  'scripts/wrangler.ts',
]

/** Outside of node_modules, whose changes no development server watches. */
function copySite() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dev-site-')))
  const table = tableFiles.map((path) => [path, readFileSync(path)] as const)
  writeFiles(folder, [...fixtureFiles(), ...table])
  linkPackages('node_modules', join(folder, 'node_modules'))
  // The texts that are rendered already.
  const cache = 'node_modules/.cache/files'
  mkdirSync(cache, { recursive: true })
  mkdirSync(join(folder, dirname(cache)), { recursive: true })
  symlinkSync(resolve(cache), join(folder, cache), 'junction')
  return folder
}

export class DevSite {
  readonly folder = copySite()
  readonly url: string
  /** What the terminal shows. */
  output = ''
  #server: ChildProcess | undefined

  constructor(readonly port: number) {
    this.url = `http://localhost:${port}`
  }

  /** Resolves once the server tells that it is ready. */
  async start() {
    const args = ['run', 'dev', '--', '--port', String(this.port), '--strictPort']
    // In a group of its own, with all that npm starts.
    const server = spawn('npm', args, { cwd: this.folder, detached: true })
    this.#server = server
    const ready = new Promise<void>((done) => {
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (text) => {
          this.output += text
          if (String(text).includes('ready in')) done()
        })
    })
    const ended = once(server, 'exit').then(() => {
      throw new Error(`The development server has ended:\n${this.output}`)
    })
    ended.catch(() => {})
    await Promise.race([ready, ended])
  }

  async stop() {
    const server = this.#server
    if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    process.kill(-server.pid)
    await ended
  }

  async remove() {
    await this.stop()
    // What npm has started may write until it has ended, too.
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }

  path(file: string) {
    return join(this.folder, file)
  }

  read(file: string) {
    return readFileSync(this.path(file), 'utf8')
  }

  /** At once: the server may read a file that is written in place while it is empty, and misses what comes then. */
  write(file: string, text: string) {
    mkdirSync(dirname(this.path(file)), { recursive: true })
    const whole = `${this.folder}.saved`
    writeFileSync(whole, text)
    renameSync(whole, this.path(file))
  }

  /** Writes what `change` makes of a file. @returns what writes it as it was */
  edit(file: string, change: (text: string) => string) {
    const before = existsSync(this.path(file)) ? this.read(file) : undefined
    const after = change(before ?? '')
    if (after === before) throw new Error(`${file} stays as it is`)
    this.write(file, after)
    return () => {
      if (before === undefined) rmSync(this.path(file))
      else this.write(file, before)
    }
  }
}
