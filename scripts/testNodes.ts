/**
 * `npm run test:nodes`: builds the fixture site with each Node that `engines` begins with and the newest of that
 * major, and compares all bytes with those of this Node; `-- 22.12.0 26` tries others. `npm test` tries the oldest of
 * each other major: `-- --others`. Each starts with an empty cache.
 */
import { readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { build, buildFixtureSite, fixtureFiles } from '../src/tests/fixture/buildFixtureSite'
import { fingerprints } from '../src/tests/fixture/fingerprints'
import { folder } from '../src/tests/fixture/fixture'
import { linkPackages } from '../src/tests/fixture/linkPackages'
import { writeFiles } from '../src/tests/fixture/writeFiles'
import { fetchNode } from './fetchNode'

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const oldest: string[] = engines.node.match(/\d+\.\d+\.\d+/g)
const majorOf = (version: string) => version.replace(/\..*/, '')
const requested = process.argv.slice(2)
const othersOnly = requested[0] === '--others'

function rangesToTry() {
  if (othersOnly)
    return oldest.filter((version) => majorOf(version) !== majorOf(process.versions.node))
  if (requested.length > 0) return requested
  return oldest.flatMap((version) => [version, majorOf(version)])
}

const site = 'node_modules/.cache/site-of-each-node'

/** @returns the files of a site that this Node has built, each with its hash */
function buildWith(bin: string) {
  rmSync(site, { recursive: true, force: true })
  writeFiles(site, fixtureFiles())
  linkPackages('node_modules', join(site, 'node_modules'))
  const { status, output } = build(site, { PATH: bin + delimiter + process.env.PATH })
  if (status !== 0) throw new Error(output)
  return fingerprints(join(site, 'dist'))
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** @returns undefined, aloud, where it cannot be fetched */
function fetchOrSkip(range: string) {
  try {
    return fetchNode(range)
  } catch (error) {
    // The rest is npm's advice.
    const reason = messageOf(error).split('\n', 3).join('\n  ')
    console.log(`SKIPPED Node ${range}, which cannot be fetched: ${reason}`)
    return undefined
  }
}

/** @throws Error where a site differs, or cannot be built */
function compare(bin: string, expected: readonly string[]) {
  const lines = buildWith(bin)
  const differing = [
    ...expected.filter((line) => !lines.includes(line)),
    ...lines.filter((line) => !expected.includes(line)),
  ]
  const paths = new Set(differing.map((line) => line.split(' ')[0]))
  if (paths.size > 0)
    throw new Error(`it differs from ${process.version} in ${[...paths].join(', ')}`)
  return lines.length
}

buildFixtureSite()
const expected = fingerprints(join(folder, 'dist'))
let tried = 0
for (const range of rangesToTry()) {
  const node = fetchOrSkip(range)
  if (!node) continue
  tried++
  try {
    const count = compare(node.bin, expected)
    console.log(`Node ${node.version}: the same ${count} files as ${process.version}`)
  } catch (error) {
    console.error(`Node ${node.version}: ${messageOf(error)}`)
    process.exitCode = 1
  }
}
rmSync(site, { recursive: true, force: true })
if (tried === 0 && !othersOnly) {
  console.error('No Node was tried: see above why')
  process.exitCode = 1
}
