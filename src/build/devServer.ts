/** `npm run dev`: the content's files made on request, `/api` by the same function with a local table. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { arrayBuffer } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'
import type { SiteContent } from '../content/loadSite'
import type { SiteFile } from './siteFile'

const types: Record<string, string> = {
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
}

/** The files of the newest content: made anew when an article or a page file changes. */
let current: { site: SiteContent; files: Promise<Map<string, SiteFile[1]>> } | undefined

async function fileAt(server: ViteDevServer, path: string): Promise<Response | undefined> {
  const { loadSite } = await server.ssrLoadModule('/src/content/loadSite.ts')
  const { siteFiles } = await server.ssrLoadModule('/src/build/siteFiles.ts')
  const site: SiteContent = await loadSite()
  if (current?.site !== site) current = { site, files: siteFiles(site) }
  const content = await (await current.files).get(path)?.()
  if (content === undefined) return undefined
  const headers = { 'Content-Type': types[extname(path)] ?? 'text/plain; charset=utf-8' }
  return new Response(typeof content === 'string' ? content : Buffer.from(content), { headers })
}

let platform: Promise<{ env: object }> | undefined

async function callFunction(server: ViteDevServer, url: URL, request: IncomingMessage) {
  const { default: handler } = await server.ssrLoadModule('/src/function/index.ts')
  const { getPlatformProxy } = await import('wrangler')
  platform ??= getPlatformProxy()
  const { method = 'GET' } = request
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  const body = ['GET', 'HEAD'].includes(method) ? undefined : await arrayBuffer(request)
  const fetch = async ({ url }: Request) =>
    (await fileAt(server, new URL(url).pathname)) ?? new Response(null, { status: 404 })
  return handler.fetch(
    new Request(url, { method, headers, body }),
    { ...(await platform).env, ASSETS: { fetch } },
    { waitUntil: () => {} },
  )
}

/** @returns undefined for what Vite serves */
async function respond(server: ViteDevServer, request: IncomingMessage) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  if (url.pathname.startsWith('/api/')) return callFunction(server, url, request)
  const file = await fileAt(server, url.pathname)
  // Vite would answer with its start page, which the app could not read as data.
  return file ?? (url.pathname.startsWith('/data/') ? new Response('{}', { status: 404 }) : file)
}

async function send(answer: Response, response: ServerResponse) {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

export const devServer = (): Plugin => ({
  name: 'content-and-api',
  apply: 'serve',
  configureServer(server) {
    server.watcher.add('articles')
    server.watcher.on('all', (_, file) => {
      if (!/\/(articles|src\/pages)\/[\s\S]*\.(md|ts)$/.test(file.replaceAll('\\', '/'))) return
      server.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
    })
    server.middlewares.use((request, response, next) => {
      respond(server, request).then((found) => (found ? send(found, response) : next()), next)
    })
  },
})
