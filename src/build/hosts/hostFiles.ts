/** The files by which a host serves `dist/` as it is meant. */
import { readdir } from 'node:fs/promises'
import type { SiteContent } from '../../content/loadSite'
import type { LostAddress } from '../lostAddresses'
import type { SiteFile } from '../siteFile'
import { headersFile, redirectsFile } from './cloudflare'
import { type HeaderRule, headerRules } from './headerRules'
import { readHosting } from './hosting'
import { netlifyHeaders, netlifyRedirects } from './netlify'
import { nginxConf } from './nginx'
import { redirectRules } from './redirectRules'

/** What is in `dist/` for other hosts, or for Pages only; a Worker must not serve it. */
const notAssets = ['_worker.js', '_routes.json', '_nginx.conf']

/** What the function answers on Pages: with 404, what Pages would serve although it is for other hosts. */
const routes = {
  version: 1,
  include: ['/api/*', ...[...notAssets, '.assetsignore'].map((file) => `/${file}`)],
  exclude: [],
}

const pathsIn = async (folder: string) =>
  (await readdir(folder, { recursive: true }))
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .sort()

/**
 * @param dist the folder with all other files
 * @param lost addresses of the last build that lead nowhere
 * @param worker the function in one file
 */
export async function hostFiles(
  dist: string,
  { pages }: Pick<SiteContent, 'pages'>,
  headers: readonly HeaderRule[],
  lost: readonly LostAddress[],
  worker: string,
): Promise<SiteFile[]> {
  const redirects = redirectRules(pages.values())
  if (readHosting() === 'netlify') {
    const files = await pathsIn(dist)
    return [
      ['/_headers', () => netlifyHeaders(headers, files)],
      ['/_redirects', () => netlifyRedirects(redirects, lost)],
    ]
  }
  return [
    ['/_headers', () => headersFile(headers)],
    ['/_redirects', () => redirectsFile(redirects, lost)],
    ['/_nginx.conf', () => nginxConf(headers, redirects)],
    ['/_worker.js', () => worker],
    ['/_routes.json', () => `${JSON.stringify(routes)}\n`],
    ['/.assetsignore', () => `${notAssets.join('\n')}\n`],
  ]
}

/**
 * Before much is rendered: whether the host takes the redirects, and the headers that do not depend on the bundle.
 * @throws Error where it does not, or where `HOSTING` names none
 */
export function checkHost({ pages }: Pick<SiteContent, 'pages'>) {
  const headers = headerRules([], [])
  if (readHosting() === 'netlify') netlifyHeaders(headers, [])
  else {
    headersFile(headers)
    redirectsFile(redirectRules(pages.values()))
  }
}
