/** `npm run dev`: the content's files made on request, and its mistakes over the open page. */
import { existsSync } from 'node:fs'
import { extname, relative, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import pLimit from 'p-limit'
import { createServerModuleRunner, type ErrorPayload, type Plugin, type ViteDevServer } from 'vite'
import { formatProblems, type Problem } from '../../content/problem'
import type { Content } from '../checkContent'

/** Browsers find out the others by themselves. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
}

/** Pages, source files and Vite's own are left to Vite. */
const isContentFile = (path: string) => /^\/(?!api\/|src\/|node_modules\/|@).*\.\w+$/.test(path)

/** Where `npm start` runs the function. */
const functionServer = 'http://localhost:8787'

/** What `npm run build` writes meanwhile: a line of each page would fill the terminal. */
const ignored = ['**/.dist.*/**', '**/.vite-react-ssg-temp/**']

/** As for `npm start`, a port that is required is used or reported; else Vite takes the next one that is free. */
const port = process.env.PORT ? Number(process.env.PORT) : undefined

/**
 * Milliseconds without a change after which a file is taken as saved: some editors write it in parts, and the
 * watcher takes what comes within 50 for the same change.
 */
const quiet = 60

/**
 * Shows mistakes of the content: in the terminal, and in Vite's overlay over every open page.
 * @param findProblems checks all of the content
 * @returns what begins a check, once the one before has ended
 */
function contentCheck(
  { config: { root, logger }, environments, ws }: ViteDevServer,
  findProblems: () => Promise<Problem[]>,
) {
  const queue = pLimit(1)
  /** What covers the pages now, if anything. */
  let overlay: ErrorPayload | undefined
  let printed = ''

  function show(text: string, message = '', stack = '') {
    const print = message ? logger.error : logger.warn
    if (text !== printed)
      print(text || 'The content has no mistakes any more.', { timestamp: true })
    printed = text
    const isMended = overlay && !message
    overlay = message ? { type: 'error', err: { plugin: 'content', message, stack } } : undefined
    // To those that are there: Vite keeps an error that nobody sees for the next tab, mended or not.
    for (const client of ws.clients) {
      if (overlay) client.send(overlay)
      if (isMended) client.send({ type: 'full-reload' })
    }
  }

  async function check() {
    const problems = await findProblems()
    const mistakes = formatProblems(problems.filter(({ isWarning }) => !isWarning))
    // Vite makes links of absolute paths.
    const linked = mistakes.replace(
      /^(\S+?):(\d+) /gm,
      (_, file, line) => `\n${resolve(root, file)}:${line}:1\n  `,
    )
    show(formatProblems(problems), mistakes && 'The content has mistakes', linked)
  }

  function showError({ message, stack = '' }: Error) {
    const text = stripVTControlCharacters(message)
    show(`${text}\n${stack}`, text, stack)
  }

  environments.client.hot.on('vite:client:connect', (_, client) => {
    if (overlay) client.send(overlay)
  })

  return () => {
    // A check that another one follows is not begun.
    queue.clearQueue()
    queue(check).catch(showError)
  }
}

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
  const check = contentCheck(server, async () =>
    (await reader()).contentProblems(await current(), runner),
  )

  /** @returns what makes a file that `public/` has not */
  async function fileAt(path: string) {
    const { filesOfImage } = await runner.import<typeof import('../images')>('/src/build/images.ts')
    // The smaller files of a picture, as only its own file tells them.
    const ofImage = new Map(await filesOfImage(path.replace(/(?<=\.\w+)-\d+\.avif$/, '')))
    if (ofImage.has(path) || existsSync(`public${path}`)) return ofImage.get(path)
    if (!path.startsWith('/dev/states/')) return (await current()).files.get(path)
    states ??= readStates()
    return (await states).get(path)
  }

  let isClosed = false
  server.middlewares.use(async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/dev/states') request.url = '/src/dev/states.html'
    const path = pathname.replace(/^\/admin\/?$/, '/admin/index.html')
    if (!isContentFile(path)) return next()
    try {
      const make = await fileAt(path)
      // Vite would answer with its start page, which the app could not read as data.
      if (!make && !path.startsWith('/data/')) return next()
      const type = types[extname(path)] ?? ''
      response.writeHead(make ? 200 : 404, { 'Cache-Control': 'no-cache', 'Content-Type': type })
      response.end(make ? await make() : '{}')
    } catch (error) {
      // Vite has begun another server, which answers in a moment.
      if (isClosed) {
        await setTimeout(500)
        return response.writeHead(307, { Location: request.url }).end()
      }
      const cause = error instanceof Error ? error.stack : error
      config.logger.error(`${path}: ${cause}`, { timestamp: true })
      response.writeHead(500).end('The development server tells why in its terminal.')
    }
  })

  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  function update() {
    content = undefined
    states = undefined
    for (const file of changed) environments.ssr.moduleGraph.onFileChange(file)
    // Vite itself updates views in place, and starts anew where its configuration changes.
    const isOwn = (file: string) =>
      /\.(tsx|css)$/.test(file) || config.configFileDependencies.includes(file)
    const reloads = ![...changed].every(isOwn)
    changed.clear()
    if (reloads) ws.send({ type: 'full-reload' })
    check()
  }
  watcher.on('all', (event, path) => {
    const file = path.replaceAll('\\', '/')
    const isSource = /^(articles|public|src)\//.test(relative(config.root, file))
    if (event.endsWith('Dir') || !isSource) return
    changed.add(file)
    clearTimeout(timer)
    timer = globalThis.setTimeout(update, quiet)
  })
  // It misses what was saved while it looked around for the first time.
  watcher.once('ready', update)
  return () => {
    isClosed = true
    return runner.close()
  }
}

export function devServer(): Plugin {
  let close: (() => Promise<unknown>) | undefined
  return {
    name: 'content-and-api',
    apply: 'serve',
    // Mistakes stay in the terminal.
    config: () => ({
      clearScreen: false,
      server: {
        port,
        strictPort: port ? true : undefined,
        watch: { ignored },
        proxy: { '/api': functionServer },
      },
    }),
    configureServer(server) {
      close = serveContent(server)
    },
    closeServer: async () => void (await close?.()),
  }
}
