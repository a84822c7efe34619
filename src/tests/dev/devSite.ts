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
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test as base, expect, type Page } from 'playwright/test'
import { freePort } from '../browsers/freePort'
import { fixtureFiles, linkPackages, writeFiles } from '../fixture/files'
import { watchProcess } from '../runtime/watchProcess'

class DevSite {
  /** Outside of node_modules, whose changes no development server watches. */
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'dev-site-')))
  readonly url: string
  /** The text that the terminal shows. */
  output = () => ''
  #server: ChildProcess | undefined

  constructor(readonly port: number) {
    this.url = `http://localhost:${port}`
    writeFiles(this.folder, fixtureFiles())
    linkPackages('node_modules', join(this.folder, 'node_modules'))
  }

  /** Resolves once the server has said that it is ready. */
  async start() {
    const args = ['run', 'dev', '--', '--port', String(this.port), '--strictPort']
    // In a group of its own, with all that npm starts.
    const server = spawn('npm', args, { cwd: this.folder, detached: true })
    this.#server = server
    const { output, printed } = watchProcess(server)
    this.output = output
    await printed(/ready in/)
  }

  async remove() {
    if (this.#server?.pid && this.#server.exitCode === null) {
      // Comes once all that npm has started has ended, too, and writes no more.
      const ended = once(this.#server, 'close')
      process.kill(-this.#server.pid)
      await ended
    }
    for (const folder of [this.folder, `${this.folder}.saved`])
      rmSync(folder, { recursive: true, force: true })
  }

  read(file: string) {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  /** At once: the server may read a file that is written in place while it is empty, and misses what comes then. */
  write(file: string, text: string) {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true })
    writeFiles(`${this.folder}.saved`, [['file', text]])
    renameSync(`${this.folder}.saved/file`, join(this.folder, file))
  }

  delete(file: string) {
    rmSync(join(this.folder, file))
  }

  /** Writes what `change` makes of a file. @returns what writes it as it was */
  edit(file: string, change: (text: string) => string) {
    const before = existsSync(join(this.folder, file)) ? this.read(file) : undefined
    const after = change(before ?? '')
    if (after === before) throw new Error(`${file} stays as it is`)
    this.write(file, after)
    return () => (before === undefined ? this.delete(file) : this.write(file, before))
  }
}

/** One development server for all tests. */
export const test = base.extend<object, { site: DevSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const site = new DevSite(await freePort())
      try {
        await site.start()
        await use(site)
      } finally {
        await site.remove()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export const overlay = (page: Page) => page.locator('vite-error-overlay')

/** Opens a page; resolves once the app shows it, which it does later than it is ready. */
export async function open(page: Page, url: string) {
  await page.goto(url)
  // The first page of a server waits for its packages.
  await expect(page.locator('html[data-app-ready] h1')).toBeVisible({ timeout: 60_000 })
}

export { expect }
