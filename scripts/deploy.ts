/** `npm run deploy`: checks, builds, migrates, uploads to Cloudflare and verifies; without a question, so it runs in CI, too. */
import { site } from '../src/site'
import { type Options, readArguments } from './deploy/arguments'
import { rollbackLines } from './deploy/liveVersion'
import { runSteps } from './deploy/runSteps'
import { deploySteps } from './deploy/steps'
import { ignoreClosedOutput } from './ignoreClosedOutput'

const print = (text: string) => void process.stdout.write(text)

async function deploy(options: Options) {
  const { dryRun, pages } = options
  const host = pages ? `Cloudflare Pages, ${pages.project}` : 'Cloudflare Workers'
  print(`${dryRun ? 'Dry run of a deploy' : 'Deploy'} of ${site.origin} to ${host}\n\n`)
  const { steps, liveVersion } = deploySteps(options)
  const succeeded = await runSteps(steps, dryRun, print)
  if (succeeded && dryRun) print('\nNothing has changed.\n')
  if (succeeded && !dryRun)
    print(`\n${site.origin} is live.\n\n${rollbackLines(options, liveVersion()).join('\n')}\n`)
  return succeeded
}

ignoreClosedOutput()
try {
  process.exitCode = (await deploy(readArguments(process.argv.slice(2)))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
