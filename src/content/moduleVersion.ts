/** What a module is made of, so that what it made is kept until one of these changes. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Imports that are left when the types are gone, and files that are read. */
const statement =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s*)?'([^']+)'|\bimport\(\s*'([^']+)'|'(src\/[^']+\.\w+)'/g

interface Package {
  version?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** The packages that are installed, by their place, such as `node_modules/a/node_modules/b`. */
type Packages = Readonly<Record<string, Package>>

/** @returns the place of a package: below the one that needs it, or beside or above that */
function findPackage(packages: Packages, name: string, from: string): string | undefined {
  const place = `${from ? `${from}/` : ''}node_modules/${name}`
  if (packages[place]) return place
  const above = from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')
  return from ? findPackage(packages, name, above) : undefined
}

/** Adds a package and all that it depends on, as `place@version`. */
function addPackage(parts: Set<string>, packages: Packages, name: string, from = '') {
  const place = findPackage(packages, name, from)
  const found = place && packages[place]
  // A module of Node, or a package for another system.
  if (!found) return
  const part = `${place}@${found.version}`
  if (parts.has(part)) return
  parts.add(part)
  for (const needed of Object.keys({ ...found.dependencies, ...found.optionalDependencies }))
    addPackage(parts, packages, needed, place)
}

const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const describeFile = (file: string, content: Uint8Array) =>
  `${file} ${createHash('sha256').update(content).digest('hex')}`

function addModule(parts: Set<string>, packages: Packages, file: string, root: string) {
  const content = readFileSync(join(root, file))
  const part = describeFile(file, content)
  if (parts.has(part)) return
  parts.add(part)
  for (const [, atOnce, onDemand, read] of content.toString().matchAll(statement)) {
    if (read) parts.add(describeFile(read, readFileSync(join(root, read))))
    const specifier = atOnce ?? onDemand
    if (!specifier) continue
    if (!specifier.startsWith('.')) {
      addPackage(parts, packages, packageName(specifier))
      continue
    }
    const path = posix.join(posix.dirname(file), specifier)
    const imported = ['', '.ts', '.tsx']
      .map((end) => path + end)
      .find((name) => existsSync(join(root, name)))
    if (!imported) throw new Error(`${file}: ${specifier} does not exist`)
    addModule(parts, packages, imported, root)
  }
}

const versions = new Map<string, string>()

/**
 * @param file below the root, such as `src/content/markdown/renderMarkdown.ts`
 * @returns a hash that changes with the module, with the project's modules that it imports, and with the
 * versions of the packages that any of them needs; with nothing else
 * @throws Error where an import leads nowhere
 */
export function moduleVersion(file: string, root = '.'): string {
  const known = versions.get(join(root, file))
  if (known) return known
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const parts = new Set<string>()
  addModule(parts, packages, file, root)
  const version = createHash('sha256')
    .update([...parts].sort().join('\n'))
    .digest('hex')
  versions.set(join(root, file), version)
  return version
}
