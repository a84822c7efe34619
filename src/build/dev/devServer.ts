/** `npm run dev`: the content's files made on request, `/api` by the same function with a local database. */
import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { extname, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite'
import type { Content } from '../checkContent'
import { contentCheck } from './contentCheck'
import { localFunction } from './localFunction'

/** Browsers find out the others by themselves. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
}

/** Pages, source files and Vite's own are left to Vite. */
const isContentFile = (path: string) => /^\/(?!src\/|node_modules\/|@).*\.\w+$/.test(path)

/** What `npm run build` writes meanwhile: a line of each page would fill the terminal. */
const ignored = ['**/.dist.*/**', '**/.vite-react-ssg-temp/**']

/** As for `npm start`, a port that is required is used or reported; else Vite takes the next one that is free. */
const port = process.env.PORT ? Number(process.env.PORT) : undefined

/** Milliseconds without a change after which a file is taken as saved: some editors write it in parts. */
const quiet = 25

/** @returns what ends all that it started */
function serveContent(server: ViteDevServer) {
  const { config, environments, watcher, ws } = server
  // Vite's own would print the same error at each attempt.
  const runner = createServerModuleRunner(environments.ssr, { hmr: false })
  const reader = () => runner.import<typeof import('../checkContent')>('/src/build/checkContent.ts')
  async function readStates() {
    const states = await runner.import<typeof import('./states')>('/src/build/dev/states.ts')
    return new Map(await states.statesFiles())
  }
  /** As it was after the last change; everything is read anew after the next one. */
  let content: Promise<Content> | undefined
  let states: ReturnType<typeof readStates> | undefined
  const current = () => {
    content ??= reader().then(({ readContent }) => readContent({ unpublished: true }))
    return content
  }
  const filesFor = async (path: string) => {
    if (!path.startsWith('/dev/states/')) return (await current()).files
    states ??= readStates()
    return states
  }
  const check = contentCheck(server, async () =>
    (await reader()).contentProblems(await current(), runner),
  )

  async function fileAt(path: string): Promise<Response | undefined> {
    const { filesOfImage } = await runner.import<typeof import('../images')>('/src/build/images.ts')
    // The smaller files of a picture, as only its own file tells them.
    const ofImage = new Map(await filesOfImage(path.replace(/(?<=\.\w+)-\d+\.avif$/, '')))
    const isPublic = existsSync(`public${path}`)
    const make = ofImage.get(path) ?? (isPublic ? undefined : (await filesFor(path)).get(path))
    // Vite would answer with its start page, which the app could not read as data.
    if (!make) return path.startsWith('/data/') ? new Response('{}', { status: 404 }) : undefined
    const made = await make()
    const type = types[extname(path)]
    const headers = { 'Cache-Control': 'no-cache', ...(type && { 'Content-Type': type }) }
    return new Response(typeof made === 'string' ? made : Buffer.from(made), { headers })
  }
  const { call, close } = localFunction(runner, fileAt)

  let isClosed = false
  /** @returns undefined for what Vite serves */
  async function respond(request: IncomingMessage): Promise<Response | undefined> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (url.pathname === '/admin') return Response.redirect(new URL('/admin/', url))
    const path = url.pathname.replace(/^\/admin\/$/, '/admin/index.html')
    try {
      if (path.startsWith('/api/')) return await call(url, request)
      return isContentFile(path) ? await fileAt(path) : undefined
    } catch (error) {
      // Vite has begun another server, which answers in a moment.
      if (isClosed) return setTimeout(500, Response.redirect(url, 307))
      const cause = error instanceof Error ? error.stack : error
      config.logger.error(`${request.method} ${path}: ${cause}`, { timestamp: true })
      return new Response('The development server tells why in its terminal.', { status: 500 })
    }
  }

  server.middlewares.use((request, response, next) => {
    if (/^\/dev\/states(\?|$)/.test(request.url ?? '')) request.url = '/src/dev/states.html'
    const send = async (found: Response | undefined) => {
      if (!found) return next()
      response.writeHead(found.status, Object.fromEntries(found.headers))
      return response.end(Buffer.from(await found.arrayBuffer()))
    }
    respond(request).then(send).catch(next)
  })

  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  function update() {
    content = undefined
    states = undefined
    for (const file of changed) environments.ssr.moduleGraph.onFileChange(file)
    // A picture has the same address as before.
    const isPicture = [...changed].some((file) => file.startsWith(`${config.root}/public/`))
    changed.clear()
    ws.send(isPicture ? { type: 'full-reload' } : { type: 'custom', event: 'content-changed' })
    check()
  }
  watcher.on('all', (event, path) => {
    const file = path.replaceAll('\\', '/')
    const isContent = /^(articles|public|src\/pages)\//.test(relative(config.root, file))
    const isModule = environments.ssr.moduleGraph.getModulesByFile(file) !== undefined
    if (event.endsWith('Dir') || !(isContent || isModule)) return
    changed.add(file)
    clearTimeout(timer)
    timer = globalThis.setTimeout(update, quiet)
  })
  // It misses what was saved while it looked around for the first time.
  watcher.once('ready', update)
  return () => {
    isClosed = true
    return Promise.all([close(), runner.close()])
  }
}

export function devServer(): Plugin {
  let close: (() => Promise<unknown>) | undefined
  return {
    name: 'content-and-api',
    apply: 'serve',
    // Mistakes and the function's log stay in the terminal.
    config: () => ({
      clearScreen: false,
      server: { port, strictPort: port ? true : undefined, watch: { ignored } },
    }),
    configureServer(server) {
      close = serveContent(server)
    },
    closeServer: async () => void (await close?.()),
  }
}
