/** `npm run launch:check`: what is still the sample firm's, or not set; fails while anything is. `-- --record` notes the sample. */
import { writeFileSync } from 'node:fs'
import { readSharedFiles } from '../src/content/sharedFiles'
import * as site from '../src/site'
import { hashFiles, launchFindings, readSample, sampleFile } from './launch/checkLaunch'
import { identityWords } from './launch/words'

if (process.argv.includes('--record')) {
  const people = readSharedFiles('articles').people.entries.map(({ name }) => name)
  // Those that pages alone name, as clients, are entered by hand.
  const { words } = readSample()
  const all = new Set([...words, ...identityWords({ ...site, people })])
  const sample = { words: [...all].sort(), files: hashFiles('.') }
  writeFileSync(sampleFile, `${JSON.stringify(sample, null, 2)}\n`)
  console.log(`${sampleFile} is written`)
} else {
  const findings = launchFindings()
  for (const { file, line, message } of findings)
    console.log(`${file}${line ? `:${line}` : ''} ${message}`)
  console.log(`${findings.length} left. What you keep on purpose, delete in ${sampleFile}.`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
