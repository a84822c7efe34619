/**
 * Tells search engines which pages changed since an earlier build (indexnow.org), and no others:
 * `npm run indexnow -- --since <old dist> [--dist dist] [--dry-run]`, after the new one is deployed.
 */
import { parseArgs } from 'node:util'
import { changedSince, submit } from '../src/prerender/indexNow'

const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    endpoint: { type: 'string', default: 'https://api.indexnow.org/indexnow' },
    'dry-run': { type: 'boolean', default: false },
  },
})
if (!values.since) {
  console.error('--since is missing; name the folder of the build that was deployed before')
  process.exit(1)
}
const urls = changedSince(values.since, values.dist)
console.log(urls.length > 0 ? urls.join('\n') : 'Nothing has changed')
if (urls.length > 0 && !values['dry-run']) {
  await submit(urls, values.endpoint)
  console.log(`Told ${values.endpoint} of ${urls.length}`)
}
