/**
 * The settings that commands read from the environment, checked before anything begins. An old Node must be able to
 * run this, so it imports nothing that needs a newer one.
 */
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { now } from '../articles/now'
import { contactEndpoint, site } from '../site'
import { checkContactEndpoint } from './checkContactEndpoint'
import { checkProviders } from './checkProviders'
import { readHosting } from './hosts/hosting'
import { checkInstallation } from './installation'

const originOf = (address: string) => {
  try {
    return new URL(address).origin
  } catch {
    return undefined
  }
}

/** @throws Error where a canonical address made from the origin would not be the page's own */
export function checkOrigin(origin: string) {
  const likely = originOf(origin) ?? ''
  const isOrigin = /^https?:/
  if (isOrigin.test(origin) && likely === origin) return
  const allowed = isOrigin.test(likely) ? likely : 'https://www.your-firm.com'
  throw new Error(
    `The site's origin (SITE_URL, or src/site.ts) is ${origin}; an origin such as ${allowed} is allowed: scheme and host in lower case, no path`,
  )
}

/** @throws Error unless the text is a number of a port */
export function readPort(text: string) {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new Error(`PORT is ${JSON.stringify(text)}; a number from 1 to 65535 is allowed`)
  return port
}

/** @returns the error where nothing can listen there */
function listenError(port: number, host: string) {
  const server = createServer()
  return new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/** @throws Error where nothing can listen on the port of this machine, or a browser would find another program there */
async function checkFree(port: number) {
  // `localhost` is the second one first, if the machine has it.
  const [first, second] = [await listenError(port, '127.0.0.1'), await listenError(port, '::1')]
  const problem = first ?? (second?.code === 'EADDRINUSE' ? second : undefined)
  const why = problem?.code === 'EADDRINUSE' ? 'another program uses it' : problem?.message
  if (why)
    throw new Error(
      `Nothing can start on port ${port}, as ${why}; end that program, or set PORT to another one, such as ${port < 65535 ? port + 1 : 8787}`,
    )
}

/** @throws Error unless the path is that of a program */
export function checkChromium(file: string) {
  try {
    accessSync(file, constants.X_OK)
    if (!statSync(file).isFile()) throw new Error('It is a folder')
  } catch {
    const reason = existsSync(file) ? 'which is no program' : 'and there is no such file'
    throw new Error(
      `CHROMIUM_PATH is ${file}, ${reason}; the path of a Chromium is allowed, or none: then one is found or installed`,
    )
  }
}

/** @throws Error where an earlier build cannot have written the folder */
export function checkPreviousDist(folder: string) {
  if (!existsSync(`${folder}/assets`))
    throw new Error(
      `PREVIOUS_DIST is ${folder}, which has no assets/; the folder that an earlier build wrote is allowed, such as dist`,
    )
}

type Check = (value: string) => unknown

/** What is checked where a command needs it; a setting that is empty counts as absent. */
const checks = {
  SITE_URL: () => {
    checkOrigin(site.origin)
    checkProviders()
  },
  SOURCE_DATE_EPOCH: now,
  CONTACT_ENDPOINT: () => checkContactEndpoint(contactEndpoint),
  HOSTING: readHosting,
  PREVIOUS_DIST: checkPreviousDist,
  CHROMIUM_PATH: checkChromium,
  PORT: (value: string) => checkFree(readPort(value)),
} as const satisfies Record<string, Check>

export type Setting = keyof typeof checks

/** Those of a build. */
export const buildSettings = [
  'SITE_URL',
  'SOURCE_DATE_EPOCH',
  'CONTACT_ENDPOINT',
  'HOSTING',
  'PREVIOUS_DIST',
] as const

/** @returns a sentence for each setting that is wrong */
export async function settingProblems(
  settings: readonly Setting[],
  env: Partial<Record<string, string>> = process.env,
) {
  const problems: string[] = []
  const report = (error: unknown) =>
    void problems.push(String(error instanceof Error ? error.message : error))
  await Promise.resolve().then(checkInstallation).catch(report)
  // The checks of the others may need a newer one.
  if (problems.length > 0) return problems
  for (const name of settings) {
    const value = env[name]
    const check: Check = checks[name]
    if (value || name === 'SITE_URL')
      await Promise.resolve(value ?? '')
        .then(check)
        .catch(report)
  }
  return problems
}

/** Ends the process with the problems of these settings, if there are any. */
export async function stopAtWrongSettings(
  settings: readonly Setting[],
  env?: Partial<Record<string, string>>,
) {
  const problems = await settingProblems(settings, env)
  if (problems.length === 0) return
  console.error(problems.join('\n'))
  process.exit(1)
}
