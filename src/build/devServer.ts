/** `npm run dev`: the content's files made on request, `/api` by the same function with a local table. */
import { execFile } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, relative } from 'node:path'
import { arrayBuffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { Plugin, ViteDevServer } from 'vite'
import type { SiteContent } from '../content/loadSite'
import type { SiteFile } from './siteFile'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.xml': 'application/xml',
}

type Files = Map<string, SiteFile[1]>

/** The files that can be requested, and the content that they follow from. */
let current: { site: SiteContent; files: Files } | undefined

async function readFiles(server: ViteDevServer) {
  const { loadSite } = await server.ssrLoadModule('/src/content/loadSite.ts')
  const site: SiteContent = await loadSite()
  if (current?.site !== site) {
    const { filesOfPage } = await server.ssrLoadModule('/src/build/filesOfPage.ts')
    const { siteFiles } = await server.ssrLoadModule('/src/build/siteFiles.ts')
    const pages: SiteFile[] = [...site.pages.values()].flatMap((page) => filesOfPage(page))
    current = { site, files: new Map([...pages, ...siteFiles(site)]) }
  }
  return current
}

/** The smaller files of an image, as only its file tells them. */
async function imageFilesAt(server: ViteDevServer, path: string): Promise<SiteFile[]> {
  const { filesOfImage } = await server.ssrLoadModule('/src/build/images/filesOfImage.ts')
  return filesOfImage(path.replace(/(?<=\.\w+)-\d+\.avif$/, ''))
}

/** The search index has to read all articles, so it is made with the first request for it. */
async function fileAt(server: ViteDevServer, path: string): Promise<Response | undefined> {
  const { site, files } = await readFiles(server)
  if (path.startsWith('/search/') && !files.has(path)) {
    const { indexSite } = await server.ssrLoadModule('/src/build/searchIndex/indexSite.ts')
    for (const [name, make] of await indexSite(site)) files.set(name, make)
  }
  if (!files.has(path))
    for (const [name, make] of await imageFilesAt(server, path)) files.set(name, make)
  const content = await files.get(path)?.()
  if (content === undefined) return undefined
  const headers = { 'Content-Type': types[extname(path)] ?? 'text/plain; charset=utf-8' }
  return new Response(typeof content === 'string' ? content : Buffer.from(content), { headers })
}

let platform: Promise<{ env: object }> | undefined

/** A local database with all its tables; most who write need neither. */
async function startPlatform() {
  const { getPlatformProxy } = await import('wrangler')
  await promisify(execFile)('npx', ['tsx', 'scripts/migrate.ts'])
  return getPlatformProxy()
}

async function callFunction(server: ViteDevServer, url: URL, request: IncomingMessage) {
  const { default: handler } = await server.ssrLoadModule('/src/function/index.ts')
  platform ??= startPlatform()
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
  // Pages, source files and Vite's own are left to Vite.
  if (!/^\/(?!src\/|node_modules\/|@).*\.\w+$/.test(url.pathname)) return undefined
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
    server.watcher.on('all', async (_, name) => {
      const file = relative(server.config.root, name).replaceAll('\\', '/')
      if (/^articles\/.*\.(md|yaml)$/.test(file)) {
        // The list is made anew; of the articles only those that have changed are read.
        const list = await server.moduleGraph.getModuleByUrl('/src/content/loadSite.ts')
        if (list) server.moduleGraph.invalidateModule(list)
        server.ws.send({ type: 'custom', event: 'articles-changed' })
      } else if (/^src\/pages\/.*\.ts$/.test(file)) {
        server.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      }
    })
    // While the browser fetches the app; an error is reported to the request that needs it.
    server.httpServer?.once('listening', () => readFiles(server).catch(() => {}))
    server.middlewares.use((request, response, next) => {
      respond(server, request).then((found) => (found ? send(found, response) : next()), next)
    })
  },
})
