/** `npm run launch:check`: what is still the sample firm's, or not set; fails while anything is. `-- --record` notes the sample. */
import { writeFileSync } from 'node:fs'
import { readSharedFiles } from '../src/content/sharedFiles'
import * as site from '../src/site'
import { checkLaunch } from './launch/checkLaunch'
import { countLeft, formatFindings } from './launch/findings'
import { sampleFile } from './launch/sample'
import sample from './launch/sample.json'
import { readTree } from './launch/tree'

const tree = readTree('.')
const people = readSharedFiles('articles').people.entries.map(({ name }) => name)
const identity = { ...site, people }

if (process.argv.includes('--record')) {
  const { recordSample } = await import('./launch/recordSample')
  writeFileSync(sampleFile, `${JSON.stringify(await recordSample(tree, identity), null, 2)}\n`)
  console.log(`${sampleFile} is written`)
} else {
  const findings = checkLaunch(tree, identity, sample)
  console.log(formatFindings(findings))
  if (countLeft(findings) > 0) {
    console.log(`What you keep on purpose, delete in ${sampleFile}.`)
    process.exitCode = 1
  }
}
