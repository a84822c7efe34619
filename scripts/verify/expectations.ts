/** The requests that a live site is tried with, and how each must be answered; none stores or changes anything. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../src/build/writeDist'
import { articlePath } from '../../src/urls'
import { readHeaders } from './builtSite'

export interface Expectation {
  /** A path with its query, or a whole address. */
  url: string
  init?: RequestInit
  /** One of them: a status, of a redirect with its target, such as `301 to https://www.firm.com/about`. */
  answers: string[]
  /** Headers by name; an empty one must not be there. */
  headers?: Record<string, string | RegExp>
  body?: Buffer | RegExp
  isWarning?: boolean
  remedy?: string
  /** What to do where another status came, by its start. */
  remedies?: Record<string, string>
  /** What is only worth asking where this was as expected. */
  next?: Expectation[]
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
  [/\.woff2$/, /^(font|application)\//i],
]

const fileRemedies = {
  '404': ': it is missing there; upload all of the folder again',
  '403': ': the server may not read it; chmod -R a+rX the folder there',
  '30': '; does the host redirect by rules of its own?',
  '5': ': the host fails; its log says why',
}

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
    const remedy = '; does the host rewrite files?'
    const body = read(file)
    return { url: path, answers: ['200'], headers, body, remedy, remedies: fileRemedies }
  })
}

/** Every other spelling and older address leads to its page, in one step, with its query; http leads to https. */
function redirects(files: string[], read: Read, origin: string): Expectation[] {
  const query = '?source=a%20b&n=1'
  const isArticle = (file: string) => file.startsWith(articlePath('')) && file.endsWith('.html')
  const article = files.find(isArticle) ?? ''
  const slug = article.slice(articlePath('').length, -'.html'.length)
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

/** What is often left on a host, and is nobody's to read; some hosts forbid what they have not. */
const leftovers = ['/.env', '/.dev.vars', '/.git/HEAD', '/backup.sql', '/dump.sql', '/backup.zip']

const hiddenRemedies = {
  '200': ': anybody can read it; delete it there, or keep it from visitors',
  '502': '; wrangler pages dev alone does so, and Cloudflare Pages does not',
}

/** The function takes messages from this site alone, could store one now, and somebody would hear of it; if it answers at all. */
function contact(endpoint: URL, origin: string): Expectation {
  const url = endpoint.href
  // The message lacks what is required, so that it is never stored.
  const postFrom = (origin: string) => {
    const headers = { 'Content-Type': 'application/json', Origin: origin }
    return { method: 'POST', headers, body: JSON.stringify({ organization: 'npm run verify' }) }
  }
  const headers: Expectation['headers'] = { 'cache-control': 'no-store' }
  if (endpoint.origin !== origin) headers['access-control-allow-origin'] = origin
  const noFunction = ': the host has no function there; deploy it, or add --no-contact'
  const noAnswer = ': the function does not answer; start it, and look at its log'
  const inHealth = (body: RegExp, remedy: string, more: Partial<Expectation>): Expectation => {
    const { href } = new URL('health', endpoint)
    return { url: href, answers: ['200', '503'], body, remedy, ...more }
  }
  const unnotified = ': without a channel messages are stored, and nobody is notified'
  const unwritable = ': no message can be stored; the function’s log says why'
  const unhealthy = ': the manual says what to do about this problem'
  return {
    url,
    init: postFrom(origin),
    answers: ['422'],
    headers,
    body: /"name":.*"email":.*"message":/s,
    remedy: '; is this the contact function?',
    remedies: {
      '403': `; CONTACT_ORIGIN of the function must name ${origin}`,
      '404': noFunction,
      '405': noFunction,
      '5': noAnswer,
      'no answer': noAnswer,
    },
    next: [
      { url, init: postFrom('https://foreign.example'), answers: ['403'] },
      { url, answers: ['405'] },
      inHealth(/"problem":\s*(?!"database")/, unwritable, {
        next: [
          inHealth(/"problem":\s*null/, unhealthy, { isWarning: true }),
          inHealth(/"notified":\s*true/, unnotified, { isWarning: true }),
        ],
      }),
    ],
  }
}

/** @param url of the live site. @param origin for which it was built */
export async function expectationsOf(dist: string, url: string, origin: string) {
  const read: Read = (file) => readFileSync(join(dist, file))
  const all = await filesIn(dist)
  // Files for hosts, and for no visitor.
  const hidden = all.filter((file) => /^\/_|\/\.(?!well-known\/)/.test(file))
  const files = all.filter((file) => !hidden.includes(file) && file !== '/404.html')
  const body = read('/404.html')
  // The address of another host if the form sends messages there.
  const [, action] = /<form[^>]* action="([^"]*)"/.exec(read('/contact.html').toString()) ?? []
  const endpoint = new URL(action ?? '/api/contact', url)
  return {
    files: [
      ...served(files, read),
      ...redirects(files, read, url),
      ...missingPages.map((path) => ({ url: path, answers: ['404'], body })),
      ...missingFiles.map((path) => ({ url: path, answers: ['404'] })),
      ...[...hidden, ...leftovers].map((path) => ({
        url: path,
        answers: ['404', '403', '400'],
        remedies: hiddenRemedies,
      })),
    ],
    // A function elsewhere knows the origin that the pages were built for; one beside them, as a preview's, their own.
    contact: contact(endpoint, endpoint.origin === url ? url : origin),
  }
}
