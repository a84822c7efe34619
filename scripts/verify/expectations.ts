/** The requests that a live site is tried with, and how each must be answered; none stores or changes anything. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../src/content/filesIn'
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
  /** What to do where the status came, by its start; `body` where the content is another. */
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
  [/\.(mp4|webm)$/, /^video\//i],
  [/\.vtt$/, /^text\/vtt\b/i],
  [/\.woff2$/, /^(font|application)\//i],
]

const fileRemedies = {
  '404': 'it is not uploaded; upload all of the folder again',
  '403': 'the host may not read it; upload it so that it may',
  '30': 'the host redirects by rules of its own',
  '5': 'the host fails; its log says why',
  body: 'it is not uploaded as built; upload it again, and if that changes nothing, the host rewrites files',
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
    return { url: path, answers: ['200'], headers, body: read(file), remedies: fileRemedies }
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

/** What is often left on a host, and is nobody's to read; some hosts forbid what they have not. */
const leftovers = ['/.env', '/.dev.vars', '/.git/HEAD', '/backup.sql', '/dump.sql', '/backup.zip']

const hidden = (url: string): Expectation => ({
  url,
  answers: ['404', '403', '400'],
  remedies: { '200': 'anybody can read it; delete it there, or keep it from visitors' },
})

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
  const noFunction = 'the host has no function there; deploy it, or add --no-contact'
  const noAnswer = 'the function does not answer; its log says why'
  const health = new URL('health', endpoint).href
  const inHealth = (body: RegExp, remedy: string): Expectation => {
    return { url: health, answers: ['200', '503'], body, remedies: { body: remedy } }
  }
  const healthy = inHealth(/"problem":\s*null/, 'the manual says what to do about this problem')
  const notified = inHealth(/"notified":\s*true/, 'messages are stored, and nobody hears of them')
  return {
    url,
    init: postFrom(origin),
    answers: ['422'],
    headers,
    body: /"name":.*"email":.*"message":/s,
    remedies: {
      '403': `CONTACT_ORIGIN of the function must name ${origin}`,
      '404': noFunction,
      '405': noFunction,
      '5': noAnswer,
      'no answer': noAnswer,
      body: 'this is no contact function of this site',
    },
    next: [
      { url, init: postFrom('https://foreign.example'), answers: ['403'] },
      { url, answers: ['405'] },
      {
        ...inHealth(/"problem":\s*(?!"database")/, 'no message can be stored; its log says why'),
        next: [healthy, notified].map((each) => ({ ...each, isWarning: true })),
      },
    ],
  }
}

/** @param url of the live site. @param origin for which it was built */
export async function expectationsOf(dist: string, url: string, origin: string) {
  const read: Read = (file) => readFileSync(join(dist, file))
  const all = filesIn(dist)
  // Files for hosts, and for no visitor.
  const unserved = all.filter((file) => /^\/_|\/\.(?!well-known\/)/.test(file))
  const files = all.filter((file) => !unserved.includes(file) && file !== '/404.html')
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
      ...[...unserved, ...leftovers].map(hidden),
    ],
    // A function elsewhere knows the origin that the pages were built for; one beside them, as a preview's, their own.
    contact: contact(endpoint, endpoint.origin === url ? url : origin),
  }
}
