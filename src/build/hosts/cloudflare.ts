/** The files of `dist/` that Cloudflare reads: `_headers`, `_redirects`, the function, and which requests reach it. */
import { build } from 'vite'
import type { SiteFile } from '../writeDist'
import type { HeaderRule, Redirect } from './rules'

/** @throws Error where Cloudflare would leave out the rest without a word */
function checkLimit(of: string, count: number, limit: number, remedy: string) {
  if (count > limit) throw new Error(`${count} ${of}; Cloudflare reads ${limit}: ${remedy}`)
}

/** A later rule removes the earlier value first, as joined ones count as neither. @throws Error where a rule would be ignored */
export function headersFile(rules: readonly HeaderRule[]): string {
  checkLimit('rules in _headers', rules.length, 100, 'make fewer assets by fewer import()s')
  const lines = rules.flatMap(({ path, headers }, index) => {
    const isEarlier = (name: string) => rules.slice(0, index).some((rule) => rule.headers[name])
    const entries = Object.entries(headers)
    const removed = entries.filter(([name, value]) => value === null || isEarlier(name))
    const set = entries.filter(([, value]) => value !== null)
    return [
      path,
      ...removed.map(([name]) => `  ! ${name}`),
      ...set.map((header) => `  ${header.join(': ')}`),
    ]
  })
  return `${lines.join('\n')}\n`
}

export function redirectsFile(redirects: readonly Redirect[]): string {
  const fixed = redirects.filter(([from]) => !from.includes(':slug'))
  checkLimit('redirects', fixed.length, 2000, 'remove `aliases` that nobody follows any more')
  return redirects.map(([from, to]) => `${from} ${to} 301\n`).join('')
}

/** @returns `_worker.js`, the function in one file; minified, so that no comment names a path of this machine */
async function bundleFunction(): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    // The origin of the site, as in the pages.
    envPrefix: 'SITE_URL',
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: 'src/function/pages.ts',
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  if (Array.isArray(result) || !('output' in result) || result.output.length > 1)
    throw new Error('The function is one bundle of one file')
  return result.output[0].code
}

/** Files of `dist/` for Pages only. */
const notAssets = ['_worker.js', '_routes.json']

export function cloudflareFiles(
  headers: readonly HeaderRule[],
  redirects: readonly Redirect[],
): SiteFile[] {
  // On Pages the function answers with 404 what Pages would serve although it is for no visitor.
  const include = ['/api/*', ...notAssets.map((file) => `/${file}`), '/.assetsignore']
  return [
    ['/_headers', () => headersFile(headers)],
    ['/_redirects', () => redirectsFile(redirects)],
    ['/_worker.js', bundleFunction],
    ['/_routes.json', () => `${JSON.stringify({ version: 1, include, exclude: [] })}\n`],
    // A Worker must not serve them.
    ['/.assetsignore', () => `${notAssets.join('\n')}\n`],
  ]
}
