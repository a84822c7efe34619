/** `npm run dev`: pages and articles from their sources, `/api` by the same function with a local table. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import type { PageData } from '../page'

interface Content {
  paths(): Promise<string[]>
  load(path: string): Promise<PageData>
}

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, { 'Content-Type': type }).end(body)
}

async function readAll(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function answer(server: ViteDevServer, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const content = () => server.ssrLoadModule('/src/content/loadSite.ts') as Promise<Content>
  const data = /^\/data\/(.+)\.json$/.exec(url.pathname)?.[1]
  if (data) {
    const { paths, load } = await content()
    const path = data === 'index' ? '/' : `/${data}`
    const known = (await paths()).includes(path)
    send(
      response,
      known ? 200 : 404,
      'application/json',
      known ? JSON.stringify(await load(path)) : '{}',
    )
    return true
  }
  const articles = async () => {
    const { paths, load } = await content()
    const { articlesOf } = await server.ssrLoadModule('/src/build/ssgOptions.ts')
    return articlesOf(await Promise.all((await paths()).map(load)))
  }
  const slug = /^\/covers\/(.+)\.svg$/.exec(url.pathname)?.[1]
  if (slug) {
    const { cover } = await server.ssrLoadModule('/src/build/covers/drawCover.ts')
    const article = (await articles()).find((each: { slug: string }) => each.slug === slug)
    if (article) send(response, 200, 'image/svg+xml', cover(slug, article.category))
    return Boolean(article)
  }
  if (url.pathname.startsWith('/search/')) {
    const { searchFiles } = await server.ssrLoadModule('/src/build/searchIndex/searchFiles.ts')
    const file: string | undefined = searchFiles(await articles()).get(url.pathname)
    if (file) send(response, 200, 'application/json', file)
    return Boolean(file)
  }
  if (!url.pathname.startsWith('/api/')) return false
  const { cardOf } = await server.ssrLoadModule('/src/content/relatedArticles.ts')
  const { default: handler } = await server.ssrLoadModule('/src/function/index.ts')
  const { getPlatformProxy } = await import('wrangler')
  platform ??= getPlatformProxy()
  const list = async () => Response.json({ articles: (await articles()).map(cardOf) })
  const body = ['GET', 'HEAD'].includes(request.method ?? 'GET')
    ? undefined
    : await readAll(request)
  const headers = new Headers(
    Object.entries(request.headers).flatMap(([k, v]) => (typeof v === 'string' ? [[k, v]] : [])),
  )
  const result: Response = await handler.fetch(
    new Request(url, { method: request.method, headers, body }),
    { ...(await platform).env, ASSETS: { fetch: list } },
    { waitUntil: () => {} },
  )
  response.writeHead(result.status, Object.fromEntries(result.headers))
  response.end(Buffer.from(await result.arrayBuffer()))
  return true
}

let platform: Promise<{ env: object }> | undefined

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
      answer(server, request, response).then((answered) => answered || next(), next)
    })
  },
})
