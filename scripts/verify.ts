/** `npm run verify -- URL`: compares a live site with the build that should be there; nothing is stored or changed. */
import { fail, readArguments } from './arguments'
import { verifySite } from './verify/verifySite'

const usage = `npm run verify -- URL [OPTIONS]

  URL               the live site, such as https://www.your-firm.com
  --no-contact      the host has no function`

const options = { 'no-contact': { type: 'boolean' } } as const
const { values, positionals } = readArguments(usage, { allowPositionals: true, options })
const url = positionals.join(' ')
if (!URL.canParse(url) || !/^https?:\/\/[^/@]+\/?$/.test(url))
  fail(`"${url}" is no address of a site\n\n${usage}`)
const { requests, problems, warnings } = await verifySite({
  url: new URL(url).origin,
  dist: 'dist',
  withoutContact: values['no-contact'],
}).catch(fail)
for (const problem of problems) console.log(problem)
for (const warning of warnings) console.log(`warning: ${warning}`)
console.log(`${requests} requests, ${warnings.length} warnings, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
