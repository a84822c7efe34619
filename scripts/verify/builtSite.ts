/** The built site, as a live one should serve it: its pages, other files, redirects and response headers. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../src/build/writeDist'
import { readBuildInfo } from './build'
import { readHeaders } from './readHeaders'
import { readRedirects } from './readRedirects'

/** For hosts to read; no visitor should get them. */
export const hostFiles = [
  ...['/_headers', '/_redirects', '/_routes.json', '/_worker.js', '/_nginx.conf'],
  '/.assetsignore',
]

/** Something that is served as it is. */
interface Served {
  /** Encoded. */
  path: string
  file: string
}

const notFoundFile = '/404.html'

const encode = (path: string) => encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')

/** `/about.html` is served at `/about`, `/embed/film/index.html` at `/embed/film/`. */
const pagePath = (file: string) =>
  encode(file.replace(/\/index\.html$/, '/').replace(/\.html$/, ''))

const isForHosts = (file: string) => file.startsWith('/_') || hostFiles.includes(file)

export type BuiltSite = Awaited<ReturnType<typeof readBuiltSite>>

/** @throws Error where the folder is no whole build */
export async function readBuiltSite(folder: string) {
  const info = await readBuildInfo(folder)
  const files = (await filesIn(folder)).filter((file) => !isForHosts(file) && file !== notFoundFile)
  const read = (file: string) => readFileSync(join(folder, file))
  const readIfThere = (file: string) => (files.includes(file) ? read(file).toString() : '')
  const isPage = (file: string) => file.endsWith('.html')
  const pages = files.filter(isPage).map((file): Served => ({ path: pagePath(file), file }))
  return {
    folder,
    info,
    pages,
    files: files
      .filter((file) => !isPage(file))
      .map((file): Served => ({ path: encode(file), file })),
    /** As the sitemap lists them. */
    sitemap: [...readIfThere('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => url,
    ),
    redirects: readRedirects(read('/_redirects').toString()),
    notFoundPage: read(notFoundFile),
    /** Where its form sends messages; an address of another host where the build names one. */
    contactEndpoint:
      /<form[^>]* action="([^"]*)"/.exec(readIfThere('/contact.html'))?.[1] ?? '/api/contact',
    headersAt: readHeaders(read('/_headers').toString()),
    read,
  }
}
