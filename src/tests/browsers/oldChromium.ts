/** Old builds of Chromium, as npm packages for small servers carry them; unpacked once into the cache. */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const cache = 'node_modules/.cache/chromium'

/**
 * @param version of a package that holds `bin/chromium.br`, such as `name@1.0.0`
 * @returns the path of the program
 * @throws Error if the package cannot be fetched
 */
export function oldChromium(version: string): string {
  const folder = join(cache, version.replace(/\W+/g, '-'))
  const bin = join(folder, 'package/bin')
  const program = join(bin, 'chromium')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const run = (command: string, args: string[], cwd = folder) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  run('tar', ['xzf', run('npm', ['pack', '--silent', version]).trim()])
  const unpack = (name: string, target: string) =>
    writeFileSync(join(bin, target), brotliDecompressSync(readFileSync(join(bin, name))))
  // Libraries for drawing, which lie beside the program.
  unpack('swiftshader.tar.br', 'swiftshader.tar')
  run('tar', ['xf', 'swiftshader.tar'], bin)
  unpack('chromium.br', 'chromium.part')
  chmodSync(join(bin, 'chromium.part'), 0o755)
  // Last, so that a program is never half there.
  renameSync(join(bin, 'chromium.part'), program)
  return program
}
