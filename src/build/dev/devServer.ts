/** `npm run dev`: the content's files made on request and checked at each change, `/api` by the same function with a local table. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite'
import { readPort } from '../settings'
import { contentCheck } from './contentCheck'
import { contentFiles } from './contentFiles'
import { overlayOfError } from './errorOverlay'
import { localFunction } from './localFunction'
import { printOffers } from './offers'
import { pendingRequests } from './pendingRequests'
import { watchContent } from './watchContent'

async function send(answer: Response, response: ServerResponse) {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Pages, source files and Vite's own are left to Vite. */
const isContentFile = (path: string) => /^\/(?!src\/|node_modules\/|@).*\.\w+$/.test(path)

/** What `npm run build` writes meanwhile: a line of each page would fill the terminal. */
const ignored = ['**/.dist.*/**', '**/.vite-react-ssg-temp/**']

/** Milliseconds after which the content is checked though nobody has opened a page yet. */
const startWithin = 5000

const failed = () =>
  new Response('The development server tells why in its terminal.', { status: 500 })

function configure(server: ViteDevServer) {
  // Vite's own would print the same error at each attempt.
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
  const fileAt = contentFiles(runner)
  const { call, close } = localFunction(runner, fileAt)
  const requests = pendingRequests()
  const content = contentCheck(server, runner, requests.idle)
  watchContent(server, content.check)

  async function callFunction(url: URL, request: IncomingMessage) {
    try {
      return await call(url, request)
    } catch (error) {
      const { message, stack } = overlayOfError(error, server.config.root).err
      const text = `${request.method} ${url.pathname}: ${message}\n${stack}`
      server.config.logger.error(text, { timestamp: true })
      return failed()
    }
  }

  async function readFile(path: string) {
    try {
      // Vite would answer with its start page, which the app could not read as data.
      const missing = path.startsWith('/data/') ? new Response('{}', { status: 404 }) : undefined
      const found = (await fileAt(path)) ?? missing
      // Once the first page has its data: texts that were never read before keep the server busy.
      if (path.startsWith('/data/')) content.start()
      return found
    } catch (error) {
      content.report(error)
      return failed()
    }
  }

  /** @returns undefined for what Vite serves */
  async function respond(request: IncomingMessage) {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (url.pathname.startsWith('/api/')) return callFunction(url, request)
    return isContentFile(url.pathname) ? readFile(url.pathname) : undefined
  }

  server.httpServer?.once('listening', () => {
    // While the browser fetches the app; an error is reported to the request that meets it.
    fileAt('/robots.txt').catch(() => {})
    setTimeout(content.start, startWithin)
  })
  server.middlewares.use(requests.count)
  server.middlewares.use((request, response, next) => {
    respond(request).then((found) => (found ? send(found, response) : next()), next)
  })
  return async () => {
    await Promise.all([close(), runner.close()])
  }
}

/** As for `npm start`, a port that is asked for is used or reported; else Vite takes the next one that is free. */
function ownPort() {
  const { PORT } = process.env
  return PORT ? { port: readPort(PORT), strictPort: true } : {}
}

export function devServer(): Plugin {
  let close: (() => Promise<void>) | undefined
  return {
    name: 'content-and-api',
    apply: 'serve',
    // Mistakes and the function's log stay in the terminal.
    config: () => ({ clearScreen: false, server: { ...ownPort(), watch: { ignored } } }),
    configureServer(server) {
      close = configure(server)
      printOffers(server)
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
