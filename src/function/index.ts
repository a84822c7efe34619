/** The one serverless function: contact messages, and the article list under its API name. */
import { contact } from './contact'
import type { Database } from './store'

export interface Env {
  DB: Database
  /** The files of `dist/`. */
  ASSETS: { fetch(request: Request): Promise<Response> }
}

const notFound = () =>
  Response.json({ errors: { form: 'There is nothing here.' } }, { status: 404 })

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/contact') return contact(request, env.DB)
    if (pathname === '/api/articles') {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
      return env.ASSETS.fetch(new Request(new URL('/articles.json', request.url), request))
    }
    return notFound()
  },
}
