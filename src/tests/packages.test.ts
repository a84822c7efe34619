/** What is installed is what was tested: exact versions, each with its hash, from whichever registry. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = Record<string, { integrity?: string; resolved?: string }>

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { dependencies, devDependencies, overrides, engines } = readJson('package.json')
const { packages }: { packages: Locked } = readJson('package-lock.json')
const { '': _, ...installed } = packages
const locked = Object.values(installed)

/** @returns the versions in a tree of names */
const versionsIn = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(Object(tree)).flatMap(versionsIn)

test('every version in package.json is exact', () => {
  const versions = versionsIn([dependencies, devDependencies, overrides])
  expect(versions.length).toBeGreaterThan(50)
  // Or that of a direct dependency.
  const exact = /^(\d+\.\d+\.\d+(-[\w.]+)?|\$\S+)$/
  expect(versions.filter((version) => !exact.test(version))).toEqual([])
})

test('the lock file has the hash of every package, and names no registry', () => {
  expect(locked.length).toBeGreaterThan(500)
  expect(locked.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
  // Each installs from the registry of their npm.
  expect(locked.filter(({ resolved }) => resolved !== undefined)).toEqual([])
})

test('the types and .nvmrc are those of the oldest Node', () => {
  const [oldest = ''] = engines.node.match(/\d+/)
  expect(devDependencies['@types/node'].split('.')[0]).toBe(oldest)
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(oldest)
})
