/** `npm run verify -- URL`: compares a live site with the build that should be there; nothing is stored or changed. */
import { parseArgs } from 'node:util'
import { formatReport, verifySite } from './verify/verifySite'

const usage = `npm run verify -- URL [OPTIONS]

  URL               the live site, such as https://www.your-firm.com
  --dist FOLDER     the build that should be live; dist without it
  --no-contact      the host has no function
  --wait SECONDS    how long the build may take to become live; 0 without it`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dist: { type: 'string', default: 'dist' },
      'no-contact': { type: 'boolean', default: false },
      wait: { type: 'string', default: '0' },
    },
  })
  const [url = ''] = positionals
  if (positionals.length !== 1 || !URL.canParse(url) || !/^https?:\/\/[^/@]+\/?$/.test(url))
    throw new Error(`"${positionals.join(' ')}" is no address of a site\n\n${usage}`)
  const report = await verifySite({
    url: new URL(url).origin,
    dist: values.dist,
    withoutContact: values['no-contact'],
    waitSeconds: Number(values.wait) || 0,
  })
  console.log(formatReport(report))
  process.exitCode = report.problems.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
