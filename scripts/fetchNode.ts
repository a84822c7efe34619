/** Any version of Node, as npm packages carry it; unpacked once into the cache. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const cache = resolve('node_modules/.cache/nodes')

/** So that it says why it fails, and at once: what is stored already needs no network. */
const npmOptions = [
  ...['--loglevel=error', '--prefer-offline'],
  ...['--fetch-retries=0', '--fetch-timeout=10000'],
]

const run = (command: string, args: string[], cwd?: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/**
 * @param range such as `20.19.0`, or `22` for the newest of that major
 * @returns the version, and the folder of its program
 * @throws Error if it cannot be fetched, or does not run here
 */
export function fetchNode(range: string) {
  const folder = join(cache, range)
  const bin = join(folder, 'package/bin')
  if (!existsSync(bin)) {
    const partial = `${folder}.part`
    rmSync(partial, { recursive: true, force: true })
    mkdirSync(partial, { recursive: true })
    const platform = process.platform === 'win32' ? 'win' : process.platform
    run('npm', ['pack', ...npmOptions, `node-${platform}-${process.arch}@${range}`], partial)
    const [archive = ''] = readdirSync(partial)
    run('tar', ['xzf', archive], partial)
    rmSync(join(partial, archive))
    renameSync(partial, folder)
  }
  return { version: run(join(bin, 'node'), ['--version']).trim(), bin }
}
