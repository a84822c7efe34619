/** `npm run test:browsers`: the main tasks of a visitor in every engine that is installed. Ends with one sum. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { engines } from '../src/tests/browsers/engines'
import { desktop } from '../src/tests/browsers/launchOptions'

const report = 'node_modules/.cache/reports/browsers.json'

for (const engine of engines) {
  const reason = engine.missing(desktop)
  if (reason) console.log(`SKIPPED ${engine.name}: ${reason}`)
}
rmSync(report, { force: true })
const config = 'src/tests/browsers/playwright.config.ts'
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', config, ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
const { stats } = JSON.parse(readFileSync(report, 'utf8'))
console.log(
  `\n${stats.expected + stats.flaky} passed, ${stats.unexpected} failed, ${stats.skipped} skipped`,
)
process.exit(status ?? 1)
