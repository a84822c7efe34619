/** What a build has written: its own record, its files with their addresses, what `_headers` and `_redirects` say. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { buildInfoUrl, filesIn } from '../../src/build/writeDist'
import { readHeaders } from './readHeaders'

const buildInfo = v.pipe(
  v.string(),
  v.parseJson(),
  // The origin is that for which the addresses in the pages were made.
  v.object({ origin: v.string(), files: v.number() }),
)

/** @throws Error where the folder is not what its build has written: no such file, or another number of files */
export async function readBuildInfo(folder: string) {
  const file = join(folder, buildInfoUrl)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const { success, output } = v.safeParse(buildInfo, text)
  const remedy = 'run npm run build'
  if (!success)
    throw new Error(`${folder} is no whole build: it has no build.json of a build; ${remedy}`)
  const count = (await filesIn(folder)).length - 1
  if (count === output.files) return { ...output, text }
  const counts = `it has ${count} files, and its build wrote ${output.files}`
  throw new Error(`${folder} is no whole build: ${counts}; ${remedy}`)
}

const notFoundFile = '/404.html'
const isHidden = (file: string) => /^\/_|\/\.(?!well-known\/)/.test(file)

/** `/about.html` is served at `/about`, `/embed/film/index.html` at `/embed/film/`. */
const pathOf = (file: string) =>
  encodeURI(file.replace(/\/index\.html$/, '/').replace(/\.html$/, ''))
    .replaceAll('?', '%3F')
    .replaceAll('#', '%23')

export type BuiltSite = Awaited<ReturnType<typeof readBuiltSite>>

/** @throws Error where the folder is no whole build */
export async function readBuiltSite(folder: string) {
  const info = await readBuildInfo(folder)
  const read = (file: string) => readFileSync(join(folder, file))
  const all = await filesIn(folder)
  const served = all.filter((file) => !isHidden(file) && file !== notFoundFile)
  const form = served.includes('/contact.html') ? read('/contact.html').toString() : ''
  const articles = served.map((file) => /^\/articles\/([^/]+)\.html$/.exec(file)?.[1])
  const slug = articles.find(Boolean) ?? ''
  const headers = read('/_headers').toString()
  const headerNames = [...headers.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name)
  const redirects = [
    ...read('/_redirects')
      .toString()
      .matchAll(/^(\/\S*) (\S+) (\d+)$/gm),
  ]
  return {
    info,
    read,
    served: served.map((file) => ({ file, path: pathOf(file) })),
    /** For hosts to read, and for no visitor. */
    hidden: all.filter(isHidden),
    notFoundPage: read(notFoundFile),
    /** Of the many addresses that a line may redirect, one. */
    redirects: redirects.map(([line]) => line.replaceAll(':slug', slug).split(' ')),
    headersAt: readHeaders(headers),
    /** Those that any file has. */
    headerNames: [...new Set(headerNames.map((name) => name.toLowerCase()))],
    /** Where its form sends messages; an address of another host where the build names one. */
    contactEndpoint: /<form[^>]* action="([^"]*)"/.exec(form)?.[1] ?? '/api/contact',
  }
}
