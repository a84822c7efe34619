/**
 * `npm run test:nodes`: builds the fixture site with each Node that `engines` begins with and the newest of that
 * major, and compares all bytes; `-- 22.12.0 26` tries others. It starts with an empty cache.
 */
import { readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { build, fixtureFiles } from '../src/tests/fixture/buildFixtureSite'
import { fingerprints } from '../src/tests/fixture/fingerprints'
import { linkPackages } from '../src/tests/fixture/linkPackages'
import { writeFiles } from '../src/tests/fixture/writeFiles'
import { fetchNode } from './fetchNode'

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const oldest: string[] = engines.node.match(/\d+\.\d+\.\d+/g)
const requested = process.argv.slice(2)
const ranges = requested.length
  ? requested
  : oldest.flatMap((version) => [version, version.replace(/\..*/, '')])

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

const pathIn = (line: string) => line.split(' ')[0] ?? ''

let expected: { version: string; lines: string[] } | undefined
let failed = 0
for (const range of ranges) {
  let node: ReturnType<typeof fetchNode>
  try {
    node = fetchNode(range)
  } catch (error) {
    console.log(`SKIPPED Node ${range}: ${error instanceof Error ? error.message : error}`)
    continue
  }
  const { version, bin } = node
  try {
    const lines = buildWith(bin)
    expected ??= { version, lines }
    const { lines: first } = expected
    const differing = [
      ...first.filter((line) => !lines.includes(line)),
      ...lines.filter((line) => !first.includes(line)),
    ]
    if (differing.length === 0) console.log(`Node ${version}: the same ${lines.length} files`)
    else {
      failed++
      const paths = [...new Set(differing.map(pathIn))]
      console.error(`Node ${version}: differs from ${expected.version} in ${paths.join(', ')}`)
    }
  } catch (error) {
    failed++
    console.error(
      `Node ${version} does not build: ${error instanceof Error ? error.message : error}`,
    )
  }
}
rmSync(site, { recursive: true, force: true })
if (!expected) console.error('No Node was tried: see above why')
process.exitCode = failed || !expected ? 1 : 0
