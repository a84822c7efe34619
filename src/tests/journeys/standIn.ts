/** A stand-in for the providers of newsletter, film, analytics and challenges: what it serves and what arrives there. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { site } from '../../site'
import { folder } from '../fixture/fixture'
import { otherFirm } from '../fixture/otherFirm'
import { functionHost, servers, standIn } from './servers'
import * as turnstile from './turnstile'

/** What an operator would write into `site.ts`, in place of what stands there. */
const addresses: [from: string, to: string][] = [
  [`frame: '${site.newsletter.frame}'`, `frame: '${standIn.url}/newsletter'`],
  [`frame: '${site.video.frame}'`, `frame: '${standIn.url}/film'`],
  ["script: ''", `script: '${standIn.url}/js/script.js'`],
  ["siteId: ''", "siteId: 'the-site'"],
  ["endpoint: ''", `endpoint: '${standIn.url}/api/event'`],
  ["repository: ''", "repository: 'firm/site'"],
  ...turnstile.addresses,
]

/** The fixture site with these providers, as the site of another firm, whose forms send to another host. */
export const withProviders = {
  folder: `${folder}-providers`,
  settings: { CONTACT_ENDPOINT: `${functionHost.url}/api/contact` },
  edit(path: string, source: string) {
    // Their authors and the addresses that they link to are those of the firm.
    if (path.startsWith('articles/')) return otherFirm(source)
    if (path !== 'src/site.ts') return undefined
    return addresses.reduce((edited, [from, to]) => {
      if (!edited.includes(from)) throw new Error(`src/site.ts has no ${from}`)
      return edited.replace(from, () => to)
    }, otherFirm(source))
  },
}

/** As the provider's script does: it posts what it gets. */
const script = `(() => {
  const { domain, api } = document.currentScript.dataset
  const send = (name, details) =>
    fetch(api, { method: 'POST', keepalive: true, body: JSON.stringify({ name, domain, ...details }) })
  window.plausible = send
})()`

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>A provider's page</title><main>${body}</main></html>`

const pages: Record<string, string> = {
  '/js/script.js': script,
  [turnstile.scriptPath]: turnstile.script,
  '/newsletter': page(
    '<form method="post" action="/newsletter"><label>Email <input name="email"></label><button>Join</button></form>',
  ),
  '/film': page('<p>The film</p>'),
}

/** A request that arrived, and what it posted. */
export interface Received {
  path: string
  event?: { name: string; domain: string; u: string; props?: Record<string, string> }
}

let received: Received[] = []

async function respond(request: IncomingMessage, response: ServerResponse) {
  const { method, url = '' } = request
  const path = url.replace(/\?.*/, '')
  const body = await text(request)
  if (path === '/received') {
    if (method === 'DELETE') received = []
    return response.end(JSON.stringify(received))
  }
  // Journeys of the contact form run beside those that count what arrives.
  if (path !== turnstile.scriptPath)
    received.push({ path, ...(path === '/api/event' && { event: JSON.parse(body) }) })
  if (path === '/api/event')
    return response.writeHead(202, { 'Access-Control-Allow-Origin': '*' }).end()
  // As the sign-up forms of providers can: it leads to a page of the site.
  if (path === '/newsletter' && method === 'POST')
    return response
      .writeHead(303, { Location: servers.providers.url + site.newsletter.thanks })
      .end()
  const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
  return response.writeHead(pages[path] ? 200 : 404, { 'Content-Type': type }).end(pages[path])
}

/** Ends with this process. */
export const startStandIn = () =>
  new Promise<void>((resolve) => {
    createServer((request, response) => void respond(request, response)).listen(
      standIn.port,
      resolve,
    )
  })
