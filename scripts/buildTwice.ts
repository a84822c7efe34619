/** Builds once more and compares: the same input must give the same bytes. */
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const fingerprints = () =>
  new Map(
    readdirSync('dist', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = `${entry.parentPath}/${entry.name}`
        return [file, createHash('sha256').update(readFileSync(file)).digest('hex')] as const
      }),
  )

const first = fingerprints()
execSync('npm run build', { stdio: ['ignore', 'ignore', 'inherit'] })
const second = fingerprints()
const names = new Set([...first.keys(), ...second.keys()])
const different = [...names].filter((name) => first.get(name) !== second.get(name))
if (different.length > 0) {
  console.error(`These files differ between two builds:\n${different.join('\n')}`)
  process.exit(1)
}
console.log(`${names.size} files, all the same`)
