/** `npm run verify -- URL`: compares a live site with the build that should be there; nothing is stored or changed. */
import { ignoreClosedOutput } from './ignoreClosedOutput'
import { readArguments } from './verify/arguments'
import { formatReport, hasFailed } from './verify/report'
import { verify } from './verify/verify'

ignoreClosedOutput()
try {
  const options = readArguments(process.argv.slice(2))
  const started = Date.now()
  console.log(`Comparing ${options.url} with ${options.dist}…\n`)
  const results = await verify(options)
  console.log(formatReport(results))
  console.log(`It took ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  process.exitCode = hasFailed(results) ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
