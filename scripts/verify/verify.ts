/** Runs all checks of a live site, in order of what a failure would explain. */
import { buildInfoUrl } from '../../src/build/writeDist'
import { compareBuild } from './build'
import { readBuiltSite } from './builtSite'
import { caching } from './caching'
import type { Check, Context, Outcome } from './check'
import { compression } from './compression'
import { contact } from './contact'
import { files } from './files'
import { forMachines } from './forMachines'
import { head } from './head'
import { headers } from './headers'
import { health } from './health'
import { hiddenFiles } from './hostFiles'
import { type Answer, createHttpClient, NoAnswer, SiteGone } from './httpClient'
import { https } from './https'
import { missing } from './missing'
import { pages } from './pages'
import { redirects } from './redirects'

const checks: readonly Check[] = [
  ...[pages, files, redirects, headers, caching, compression, head],
  ...[missing, hiddenFiles, forMachines, https, contact, health],
]

const buildRequest = `GET ${buildInfoUrl}`

export interface Options {
  /** Origin of the live site. */
  url: string
  /** Folder of the build. */
  dist: string
  /** Where messages are sent, if not where the form of the build sends them; null where there is no function. */
  contact?: string | null
  /** How long the build may take to become live. */
  waitSeconds?: number
}

export interface Result extends Outcome {
  name: string
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** @throws SiteGone where another address answers */
function checkFirst(url: string, { status, headers }: Answer) {
  const location = headers.get('Location') ?? ''
  const { origin } = URL.canParse(location, url) ? new URL(location, url) : { origin: url }
  if (status >= 300 && status < 400 && origin !== url)
    throw new SiteGone(`${url} redirects to ${origin}; verify the address that visitors end at`)
}

/** @returns what differs between the live build and the local one, once it has had its time to become live */
async function awaitBuild({ url, dist, waitSeconds = 0 }: Options, { built }: Context) {
  const end = Date.now() + waitSeconds * 1000
  for (;;) {
    try {
      const answer = await createHttpClient(url).send(buildInfoUrl)
      checkFirst(url, answer)
      const problem = compareBuild(answer, dist, built.info)
      if (!problem || Date.now() >= end) return problem
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      if (Date.now() >= end)
        throw new SiteGone(
          `${url} does not answer (${error.message}); is the address right, and the site up?`,
        )
    }
    await pause(Math.min(1000, Math.max(0, end - Date.now())))
  }
}

/** A preview has the addresses of the site; a site that has those of another one was built without SITE_URL. */
const originWarnings = (url: string, origin: string) =>
  url === origin
    ? []
    : [
        {
          request: buildRequest,
          finding: `was built for ${origin}: its canonical addresses, feeds and sitemap lead there`,
        },
      ]

/**
 * @returns the results of the checks, also of those that found nothing
 * @throws SiteGone where the site does not answer; Error where the folder is no whole build
 */
export async function verify(options: Options): Promise<Result[]> {
  const { url, dist } = options
  const built = await readBuiltSite(dist)
  const { contact: endpoint = built.contactEndpoint } = options
  const contact = endpoint === null ? undefined : new URL(endpoint, url)
  const context: Context = { built, site: createHttpClient(url), contact }
  const problem = await awaitBuild(options, context)
  const problems = problem ? [{ request: buildRequest, finding: problem }] : []
  const warnings = problem ? [] : originWarnings(url, built.info.origin)
  const results: Result[] = [
    { name: 'build', looked: 1, failed: problems.length, problems, warnings },
  ]
  for (const { name, comparesBuild, run } of checks) {
    if (problem && comparesBuild) continue
    const outcome = await run(context)
    if (outcome.looked > 0) results.push({ name, ...outcome })
  }
  return results
}
