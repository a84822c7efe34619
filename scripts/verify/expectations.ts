/** The requests that a live site is tried with, and how each must be answered; none stores or changes anything. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../src/content/filesIn'
import { articlePath } from '../../src/urls'
import { readHeaders } from './builtSite'

export interface Expectation {
  /** A path with its query, or a whole address. */
  url: string
  /** The origin from which a message is posted there that lacks what is required, so that it is never stored. */
  postedFrom?: string
  /** One of them: a status, of a redirect with its target, such as `301 to https://www.firm.com/about`. */
  answers: string[]
  /** Headers by name; an empty one must not be there. */
  headers?: Record<string, string | RegExp>
  body?: Buffer | RegExp
}

/** Types of files that break a page under another type, as browsers may not guess. */
const types: [file: RegExp, type: RegExp][] = [
  [/\.html$/, /^text\/html(; ?charset=utf-8)?$/i],
  [/\.css$/, /^text\/css(; ?charset=utf-8)?$/i],
  [/\.js$/, /^(text|application)\/javascript(; ?charset=utf-8)?$/i],
  [/\.json$/, /^application\/([\w.-]+\+)?json\b/i],
  [/\.xml$/, /^(application|text)\/([\w.-]+\+)?xml\b/i],
  [/\.txt$/, /^text\/plain\b/i],
  [/\.svg$/, /^image\/svg\+xml\b/i],
  [/\.(png|jpe?g|webp|avif|gif|ico)$/, /^image\/(?!svg)/i],
  [/\.(mp4|webm)$/, /^video\//i],
  [/\.vtt$/, /^text\/vtt\b/i],
  [/\.woff2$/, /^(font|application)\//i],
]

/** The caching without a rule: a host may let browsers ask again as it likes, but keep nothing for over an hour. */
const shortLived = /^(?!.*(immutable|max-age=(?!3600\b)\d{4})).*$/

type Read = (file: string) => Buffer

/** Every page and file: its bytes, and the headers of `_headers` and no others of these. */
function served(files: string[], read: Read): Expectation[] {
  const rules = read('/_headers').toString()
  const headersAt = readHeaders(rules)
  const names = [...rules.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase())
  return files.map((file) => {
    // `/about.html` is served at `/about`, `/embed/film/index.html` at `/embed/film/`.
    const path = encodeURI(file.replace(/(\/)index\.html$|\.html$/, '$1'))
    const ruled = headersAt(path)
    const headers = {
      ...Object.fromEntries(names.map((name) => [name, ruled[name] ?? ''])),
      'set-cookie': '',
      'cache-control': ruled['cache-control'] ?? shortLived,
      'content-type': ruled['content-type'] ?? types.find(([name]) => name.test(file))?.[1] ?? /./,
    }
    return { url: path, answers: ['200'], headers, body: read(file) }
  })
}

/** Every other spelling and older address leads to its page, in one step, with its query; http leads to https. */
function redirects(files: string[], read: Read, origin: string): Expectation[] {
  const query = '?source=a%20b&n=1'
  const isArticle = (file: string) => file.startsWith(articlePath('')) && file.endsWith('.html')
  const slug = (files.find(isArticle) ?? '').slice(articlePath('').length, -'.html'.length)
  const lines = read('/_redirects').toString().replaceAll(':slug', slug).trim().split('\n')
  const expectations = lines.map((line) => {
    const [from, to, status] = line.split(' ')
    return { url: from + query, answers: [`${status} to ${new URL(to + query, origin).href}`] }
  })
  const { protocol, port, host } = new URL(origin)
  if (protocol !== 'https:' || port) return expectations
  const answers = [301, 308].map((status) => `${status} to ${origin}/about`)
  return [...expectations, { url: `http://${host}/about`, answers }]
}

/** Addresses of no page and of no file; the first get the site's own page for it. */
const missingPages = ['/no-such-page', '/no-such-page/', '/articles/no-such', '/none%C3%A9%25']
const missingFiles = ['/data/none.json', '/assets/none-00000000.js', '/none.md']

/** How what nobody may read is answered: some hosts forbid what they have not. */
export const hidden = ['404', '403', '400']

/** What is often left on a host, and is nobody's to read. */
const leftovers = ['/.env', '/.dev.vars', '/.git/HEAD', '/backup.sql', '/dump.sql', '/backup.zip']

/** @param url of the live site. @returns what is expected of its pages, files and redirects, and of what must not be there */
export async function expectationsOf(dist: string, url: string): Promise<Expectation[]> {
  const read: Read = (file) => readFileSync(join(dist, file))
  const all = filesIn(dist)
  // Files for hosts, and for no visitor.
  const unserved = all.filter((file) => /^\/_|\/\.(?!well-known\/)/.test(file))
  const files = all.filter((file) => !unserved.includes(file) && file !== '/404.html')
  const body = read('/404.html')
  return [
    ...served(files, read),
    ...redirects(files, read, url),
    ...missingPages.map((path) => ({ url: path, answers: ['404'], body })),
    ...missingFiles.map((path) => ({ url: path, answers: ['404'] })),
    ...[...unserved, ...leftovers].map((path) => ({ url: path, answers: hidden })),
  ]
}

/** @returns the address of the function: on the site, unless the form sends messages to another host */
export function endpointOf(dist: string, url: string): URL {
  const page = readFileSync(join(dist, 'contact.html'), 'utf8')
  const [, action = '/api/contact'] = /<form[^>]* action="([^"]*)"/.exec(page) ?? []
  return new URL(action, url)
}
