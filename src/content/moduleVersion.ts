/** What a module is made of, so that what it made is kept until one of these changes. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Imports that are left when the types are gone, and files that are read from packages. */
const statement =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s*)?'([^']+)'|\bimport\(\s*'([^']+)'|'node_modules\/([^']+)'/g

interface Package {
  version?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

let packages: Record<string, Package> | undefined
function installed(): Record<string, Package> {
  packages ??= JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  return packages ?? {}
}

/** A package that is installed below the one that needs it, or beside or above that. */
function findPackage(name: string, from: string): string | undefined {
  const place = `${from ? `${from}/` : ''}node_modules/${name}`
  if (installed()[place]) return place
  return from ? findPackage(name, from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) : undefined
}

/** Adds a package and all that it depends on, as `place@version`. */
function addPackage(parts: Set<string>, name: string, from = '') {
  const place = findPackage(name, from)
  const found = place && installed()[place]
  // A package for another system is not installed.
  if (!found) return
  const part = `${place}@${found.version}`
  if (parts.has(part)) return
  parts.add(part)
  for (const needed of Object.keys({ ...found.dependencies, ...found.optionalDependencies }))
    addPackage(parts, needed, place)
}

const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function addModule(parts: Set<string>, file: string) {
  const text = readFileSync(file, 'utf8')
  const part = `${file} ${createHash('sha256').update(text).digest('hex')}`
  if (parts.has(part)) return
  parts.add(part)
  for (const match of text.matchAll(statement)) {
    const specifier = match[1] ?? match[2] ?? ''
    if (!specifier.startsWith('.')) {
      addPackage(parts, packageName(specifier || (match[3] ?? '')))
      continue
    }
    const path = posix.join(posix.dirname(file), specifier)
    const imported = ['', '.ts', '.tsx'].map((end) => path + end).find(existsSync)
    if (!imported) throw new Error(`${file}: ${specifier} does not exist`)
    addModule(parts, imported)
  }
}

const versions = new Map<string, string>()

/**
 * @param file such as `src/content/renderMarkdown.ts`
 * @returns a hash that changes with the module, with the project's modules that it imports, and with the
 * versions of the packages that any of them needs; with nothing else
 * @throws Error where an import leads nowhere
 */
export function moduleVersion(file: string): string {
  const known = versions.get(file)
  if (known) return known
  const parts = new Set<string>()
  addModule(parts, file)
  const version = createHash('sha256').update([...parts].sort().join('\n')).digest('hex')
  versions.set(file, version)
  return version
}
