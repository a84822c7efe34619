/** `npm run dev`: the content's files made on request and checked at each change, `/api` by the same function with a local table. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { contentCheck } from './contentCheck'
import { contentFiles } from './contentFiles'
import { localFunction } from './localFunction'
import { watchContent } from './watchContent'

async function send(answer: Response, response: ServerResponse) {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Pages, source files and Vite's own are left to Vite. */
const isContentFile = (path: string) => /^\/(?!src\/|node_modules\/|@).*\.\w+$/.test(path)

const failed = () =>
  new Response('The development server tells why in its terminal.', { status: 500 })

function configure(server: ViteDevServer) {
  const fileAt = contentFiles(server)
  const { call, close } = localFunction(server, fileAt)
  const content = contentCheck(server)
  watchContent(server, () => content.check())

  async function callFunction(url: URL, request: IncomingMessage) {
    try {
      return await call(url, request)
    } catch (error) {
      server.config.logger.error(`${request.method} ${url.pathname}: ${error}`, { timestamp: true })
      return failed()
    }
  }

  async function readFile(path: string) {
    try {
      // Vite would answer with its start page, which the app could not read as data.
      const missing = path.startsWith('/data/') ? new Response('{}', { status: 404 }) : undefined
      return (await fileAt(path)) ?? missing
    } catch (error) {
      await content.report(error)
      return failed()
    }
  }

  /** @returns undefined for what Vite serves */
  async function respond(request: IncomingMessage) {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (url.pathname.startsWith('/api/')) return callFunction(url, request)
    return isContentFile(url.pathname) ? readFile(url.pathname) : undefined
  }

  // While the browser fetches the app.
  server.httpServer?.once('listening', () => content.check())
  server.middlewares.use((request, response, next) => {
    respond(request).then((found) => (found ? send(found, response) : next()), next)
  })
  return close
}

export function devServer(): Plugin {
  let close: (() => Promise<void>) | undefined
  return {
    name: 'content-and-api',
    apply: 'serve',
    configureServer(server) {
      close = configure(server)
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/src/dev/contentUpdates.ts' },
        injectTo: 'head',
      },
    ],
    closeServer: () => close?.(),
  }
}
