/** A stand-in for the providers of newsletter, film, analytics and challenges: what it serves and what arrives there. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { tokenField } from '../../contact/challenge'
import { site } from '../fixture/firm/src/site'
import { servers, standIn } from './servers'

export const turnstilePath = '/turnstile/v0/api.js'

/** As the provider of analytics does: it posts what it gets. */
const analytics = `(() => {
  const { domain, api } = document.currentScript.dataset
  const send = (name, details) =>
    fetch(api, { method: 'POST', keepalive: true, body: JSON.stringify({ name, domain, ...details }) })
  window.plausible = send
})()`

/** The part of Turnstile's API that the site uses. */
const turnstile = `(() => {
  const elements = new Map()
  window.challenges = []
  window.turnstile = {
    render(element, options) {
      if (!options.sitekey) throw new Error('There is no sitekey')
      const field = document.createElement('input')
      Object.assign(field, { type: 'hidden', name: '${tokenField}' })
      element.append(field)
      const challenge = {
        solve(token) {
          field.value = token
          options.callback(token)
        },
        fail() {
          options['error-callback']('300010')
        },
        expire() {
          field.value = ''
          options['expired-callback']()
        },
      }
      const id = 'widget-' + challenges.push(challenge)
      elements.set(id, element)
      if (!window.challengesWait) Promise.resolve('token of ' + id).then(challenge.solve)
      return id
    },
    remove(id) {
      elements.get(id).replaceChildren()
      elements.delete(id)
    },
  }
})()`

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>A provider's page</title><main>${body}</main></html>`

const pages: Record<string, string> = {
  '/js/script.js': analytics,
  [turnstilePath]: turnstile,
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
  if (path !== turnstilePath)
    received.push({ path, ...(path === '/api/event' && { event: JSON.parse(body) }) })
  if (path === '/api/event')
    return response.writeHead(202, { 'Access-Control-Allow-Origin': '*' }).end()
  // As the sign-up forms of providers can: it leads to a page of the site.
  if (path === '/newsletter' && method === 'POST')
    return response.writeHead(303, { Location: servers.fixture.url + site.newsletter.thanks }).end()
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
