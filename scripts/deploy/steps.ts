/** The steps of a deploy: all that can fail without a change comes first, what visitors see last. */
import { counted } from '../../src/articles/counted'
import { site } from '../../src/site'
import { readBuildInfo } from '../verify/build'
import type { Options } from './arguments'
import {
  dist,
  listMigrations,
  migrateCommand,
  migrationNames,
  statusCommand,
  uploadCommand,
  verifyCommand,
  wouldRun,
} from './commands'
import { type LiveVersion, readLiveVersion, rollbackLines } from './liveVersion'
import {
  checkAccount,
  checkSame,
  checkSettings,
  checkTree,
  readCommit,
  readTree,
  type Tree,
} from './preconditions'
import { describeCommand, runCommand } from './runCommand'
import type { Step } from './runSteps'

const again = 'Mend that, then run npm run deploy again.'

const unchanged = () => `The live site and its table are as they were. ${again}`

async function countLeft() {
  // It fails while anything is left.
  try {
    await runCommand(['npm', 'run', '--silent', 'launch:check'])
    return 'nothing is left of the sample firm'
  } catch (error) {
    const left = error instanceof Error && /^(\d+) left$/m.exec(error.message)?.[1]
    if (!left) throw error
    return `warning: ${left} left of the sample firm; npm run launch:check lists them`
  }
}

/** @returns the steps; `liveVersion` gives the version before, once they have found it */
export function deploySteps(options: Options): {
  steps: Step[]
  liveVersion(): LiveVersion | undefined
} {
  let before: LiveVersion | undefined
  let hasAccount = false
  let live: 'before' | 'new' | 'unknown' = 'before'
  let tree: Tree | undefined
  const findLiveVersion = async () => {
    before = await readLiveVersion(options)
    return before ? `${before.id}${before.commit ? `, of ${before.commit}` : ''}` : 'none yet'
  }
  const remains = (what: string) =>
    before ? `The version before is live, and works with ${what}` : 'Nothing is live yet'
  const whileAccount = (look: () => Promise<string>, otherwise: () => Promise<string>) => () =>
    hasAccount ? look() : otherwise()
  const script = (name: string) => async () => {
    await runCommand(['npm', 'run', '--silent', name])
    return 'no mistakes'
  }
  const steps: Step[] = [
    {
      name: 'Working tree',
      isPrecondition: true,
      run: async () => {
        tree = await readTree()
        return checkTree(tree, options)
      },
      failed: unchanged,
    },
    { name: 'Settings', isPrecondition: true, run: checkSettings, failed: unchanged },
    {
      name: 'Account',
      isPrecondition: true,
      run: async () => {
        const found = await checkAccount()
        hasAccount = true
        return found
      },
      failed: unchanged,
    },
    { name: 'Launch check', run: countLeft, failed: unchanged },
    { name: 'Content', run: script('check:content'), failed: unchanged },
    { name: 'Quick checks', run: script('check'), failed: unchanged },
    {
      name: 'Build',
      run: async () => {
        await runCommand(['npm', 'run', '--silent', 'build'])
        return `${dist}/ is written`
      },
      failed: unchanged,
    },
    {
      name: 'Whole build',
      run: async () => {
        if (tree) checkSame(tree, await readTree())
        const { origin, pages, articles, files } = await readBuildInfo(dist)
        if (origin !== site.origin)
          throw new Error(`${dist} was built for ${origin}; a build for ${site.origin} is allowed`)
        return `${counted(pages, 'page')}, ${counted(articles, 'article')}, ${counted(files, 'file')}`
      },
      failed: unchanged,
    },
    {
      name: 'Version before',
      run: findLiveVersion,
      rehearse: whileAccount(findLiveVersion, async () => 'not asked, as there is no account'),
      failed: unchanged,
    },
    {
      name: 'Migrations',
      run: async () => {
        const names = migrationNames(await runCommand(migrateCommand))
        return names.length > 0 ? `applied ${names.join(', ')}` : 'nothing to apply'
      },
      rehearse: whileAccount(
        () => listMigrations('--remote'),
        () => listMigrations('--local'),
      ),
      failed: () =>
        `${remains('the table as it is')}. A migration is applied whole or not at all. Mend that, then run npm run deploy again; it applies those that are left.`,
    },
    {
      name: 'Upload',
      run: async () => {
        try {
          await runCommand(uploadCommand(options, await readCommit()))
        } catch (error) {
          // It may fail after the upload, at the cron trigger or the routes.
          live = await readLiveVersion(options).then(
            (now) => (now?.id === before?.id ? 'before' : 'new'),
            () => 'unknown',
          )
          throw error
        }
        return `${site.origin} gets the new version`
      },
      rehearse: async () => {
        const command = uploadCommand(options, await readCommit())
        // Cloudflare Pages has no rehearsal of its own.
        if (!options.pages) await runCommand([...command, '--dry-run'])
        return wouldRun(command)
      },
      failed: () => {
        if (live === 'before') return `${remains('the migrations that are applied')}. ${again}`
        const state =
          live === 'new'
            ? 'The new version is live, although its upload did not end well.'
            : `Which version is live is not known; ${describeCommand(statusCommand(options))} shows it.`
        return [`${state} ${again}`, ...rollbackLines(options, before)].join('\n')
      },
    },
    {
      name: 'Verification',
      run: async () => {
        const report = await runCommand(verifyCommand())
        const warnings = /\nWarnings\n([\s\S]*?)\n\n/.exec(report)?.[1]
        return `all is as built${warnings ? `; warnings:\n${warnings}` : ''}`
      },
      rehearse: async () => wouldRun(verifyCommand()),
      failed: () =>
        [
          `The new version is live, and was not found to be as built. To look again: npm run verify -- ${site.origin}`,
          ...rollbackLines(options, before),
        ].join('\n'),
    },
  ]
  return { steps, liveVersion: () => before }
}
