/** `npm run deploy`: checks, builds, migrates, uploads to Cloudflare and verifies; without a question, so it runs in CI, too. */
import { readFileSync } from 'node:fs'
import { stopAtWrongSettings } from '../src/build/settings'
import { site } from '../src/site'
import { fail, readArguments } from './arguments'
import { deploySite } from './deploy/deploySite'

const usage = `npm run deploy -- [OPTIONS]

  --dry-run        does all that changes nothing outside this folder, and lists the rest
  --built          uploads dist/ as a job before this one has checked and built it
  --pages PROJECT  to Cloudflare Pages, in place of a Worker`

const { values } = readArguments(usage, {
  options: {
    'dry-run': { type: 'boolean' },
    built: { type: 'boolean' },
    pages: { type: 'string' },
  },
})

stopAtWrongSettings()
// The terminal interrupts the command that runs, too: its step fails, and says what holds.
process.on('SIGINT', () => {})
const config = readFileSync('wrangler.jsonc', 'utf8')
await deploySite({ dist: 'dist', origin: site.origin, config, ...values }).catch(fail)
