/** What is installed is what was tested: exact versions, each with its hash, from whichever registry. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  version: string
  integrity?: string
  resolved?: string
  deprecated?: string
}

/** Of the list that npm makes. */
interface Component {
  name: string
  properties?: { name: string }[]
}

/** What a site does not consist of has it. */
const developmentMark = 'cdx:npm:package:development'

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { dependencies, devDependencies, overrides, engines } = readJson('package.json')
const { packages }: { packages: Record<string, Locked> } = readJson('package-lock.json')
const locked = Object.entries(packages).filter(([path]) => path !== '')

/** A version, another package's version, or that of a direct dependency. */
const exact = /^((npm:\S+@)?\d+\.\d+\.\d+(-[\w.]+)?|\$\S+)$/

/** @returns the versions in a tree of overrides, each with its name */
const versionsIn = (tree: Record<string, unknown>): [name: string, version: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value] as [string, string]]
      : versionsIn({ ...(value as object) }),
  )

test('every version in package.json is exact', () => {
  const versions = versionsIn({ dependencies, devDependencies, overrides })
  expect(versions.length).toBeGreaterThan(50)
  expect(versions.filter(([, version]) => !exact.test(version))).toEqual([])
})

test('the lock file has the hash of every package, and names no registry', () => {
  expect(locked.length).toBeGreaterThan(500)
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  // Each installs from the registry of their npm.
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('no direct dependency is deprecated', () => {
  const direct = Object.keys({ ...dependencies, ...devDependencies })
  const deprecated = direct.filter((name) => packages[`node_modules/${name}`]?.deprecated)
  expect(deprecated).toEqual([])
})

test('the types and .nvmrc are those of the oldest Node', () => {
  const [oldest = ''] = engines.node.match(/\d+/)
  expect(devDependencies['@types/node'].split('.')[0]).toBe(oldest)
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(oldest)
})

test('npm can list what is installed, with all that it depends on, and marks what only the build needs', () => {
  const list = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    encoding: 'utf8',
    // It names a problem there, such as a version that nothing satisfies.
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  })
  const { components }: { components: Component[] } = JSON.parse(list)
  expect(components.length).toBeGreaterThan(500)
  const development = components
    .filter(({ properties }) => properties?.some(({ name }) => name === developmentMark))
    .map(({ name }) => name)
  expect(development).toContain('satori')
  expect(development.filter((name) => name in dependencies)).toEqual([])
  const names = new Set(components.map(({ name }) => name))
  expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([])
})
