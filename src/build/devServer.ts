/** `npm run dev`: the content's files made on request, and its mistakes in the terminal and over every open page. */
import { existsSync, readFileSync } from 'node:fs'
import { extname, relative } from 'node:path'
import { unescape as decoded } from 'node:querystring'
import { stripVTControlCharacters } from 'node:util'
import {
  createServerModuleRunnerTransport,
  type HotPayload,
  type IndexHtmlTransformContext,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'
import { formatProblems } from '../content/problem.ts'
import { contentChanged, type PageData } from '../page.ts'
import { dataUrl } from '../urls.ts'
import type { Content } from './checkContent'
import { recolor } from './drawings.ts'

/** Browsers find out the others by themselves. */
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
}

/** Pages, source files and Vite's own are left to Vite. */
const isContentFile = (path: string) =>
  /^\/(?!api\/|src\/|node_modules\/|@|index\.html$).*\.\w+$/.test(path)

/** The page of every kind of section. */
const statesPath = '/dev/states'

/** @returns a page with all sections of those pages that bring a new kind, as JSON */
function statesPage(pages: readonly PageData[]): string {
  const shown = new Set<string>()
  const chosen = pages.filter(({ sections }) => {
    const isNew = sections.some(({ kind }) => !shown.has(kind))
    for (const section of sections) shown.add(section.kind)
    return isNew
  })
  const sections = chosen.flatMap((page) => page.sections)
  return JSON.stringify({ ...chosen[0], path: statesPath, template: 'page', sections })
}

/** Milliseconds without a change after which a file is taken as saved, as some editors write it in parts. */
const saveDebounceMs = 30

/** The event that an open page sends once it has updated a module or a style: Vite's client has closed the overlay by then. */
const updatedEvent = 'content:updated'

const updatedScript = `
import.meta.hot.on('vite:afterUpdate', () => import.meta.hot.send('${updatedEvent}'))
import.meta.hot.on('${contentChanged}', () => {
  if (dispatchEvent(new Event('${contentChanged}', { cancelable: true }))) location.reload()
})`

/** A page whose scripts were asked for while the server restarted would stay empty; it loads again once somebody answers. */
const reloadScript = `addEventListener('error', ({ target }) => {
  const retry = () =>
    setTimeout(() => fetch(location.href).then(() => location.reload(), retry), 1000)
  if (target instanceof HTMLScriptElement) retry()
}, true)`

/** @returns what imports the build's own code: Vite's own runner would print the same error at each attempt */
const runnerOf = ({ environments: { ssr } }: ViteDevServer) =>
  new ModuleRunner(
    { transport: createServerModuleRunnerTransport({ channel: ssr.hot }), hmr: false },
    new ESModulesEvaluator(),
  )

/** Sets the language of the page, which the build does in `finishPage`, and adds the scripts that tell of its updates and load it again. */
async function completeDocument(html: string, { server }: IndexHtmlTransformContext) {
  const locale =
    server && (await runnerOf(server).import<typeof import('../locale')>('/src/locale.ts'))
  return {
    html: html.replace('<html>', `<html ${locale?.htmlAttributes()}>`),
    tags: [
      { tag: 'script', children: reloadScript },
      { tag: 'script', attrs: { type: 'module' }, children: updatedScript },
    ],
  }
}

/** @returns a function that shows a text in the terminal, if it is another one than before, and a mistake over every open page */
function mistakeDisplay({ config, environments, ws }: ViteDevServer) {
  let overlay: HotPayload | undefined
  let printed = ''
  for (const event of ['vite:client:connect', updatedEvent])
    environments.client.hot.on(event, (_, client) => {
      if (overlay) client.send(overlay)
    })

  return (text: string, message = '', stack = '') => {
    const print = message ? config.logger.error : config.logger.warn
    if (text !== printed)
      print(text || 'The content has no mistakes any more.', { timestamp: true })
    printed = text
    const isCovered = overlay !== undefined
    overlay = message ? { type: 'error', err: { plugin: 'content', message, stack } } : undefined
    // To those that are there: Vite keeps an error that nobody sees for the next tab, mended or not.
    if (overlay || isCovered)
      for (const client of ws.clients) client.send(overlay ?? { type: 'full-reload' })
  }
}

function serveContent(server: ViteDevServer) {
  const { config, environments, httpServer, middlewares, watcher, ws } = server
  const runner = runnerOf(server)
  const show = mistakeDisplay(server)
  const loadChecks = () =>
    runner.import<typeof import('./checkContent')>('/src/build/checkContent.ts')
  /** The content after the last change; everything is read again after the next one. */
  let content: Promise<Content> | undefined
  function readContent() {
    content ??= loadChecks().then((checks) => checks.readContent(runner, { unpublished: true }))
    return content
  }

  async function findProblems(isOutdated: () => boolean) {
    const { settingProblems } =
      await runner.import<typeof import('./settings')>('/src/build/settings.ts')
    const wrong = settingProblems()
    // With a wrong address, other modules could not even be imported.
    if (wrong.length > 0) return wrong
    const content = await readContent()
    return (await loadChecks()).contentProblems(content, runner, isOutdated)
  }

  /** The number of the newest check: a change makes those before it worthless. */
  let newest = 0
  async function check(isRestarting: boolean) {
    newest += 1
    const number = newest
    const isOutdated = () => number !== newest
    try {
      const problems = await findProblems(isOutdated)
      const mistakes = formatProblems(problems.filter(({ isWarning }) => !isWarning))
      // After a restart Vite itself loads the pages again.
      if (isOutdated() || (isRestarting && mistakes === '')) return
      // Vite makes links of absolute paths.
      const linked = mistakes.replace(/^(\S+?):(\d+) /gm, `\n${config.root}/$1:$2:1\n  `)
      show(formatProblems(problems), mistakes && 'The content has mistakes', linked)
    } catch (error) {
      if (isOutdated()) return
      const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
      const text = stripVTControlCharacters(stack)
      show(text, stripVTControlCharacters(message), text)
    }
  }

  /** @returns what makes a file that Vite itself does not serve */
  async function fileAt(address: string) {
    const { files, publicFolder, site } = await readContent()
    if (address === dataUrl(statesPath))
      return () => statesPage([...site.pages.values()].map(({ data }) => data))
    // Frames are made of pages that lie there.
    if (address.endsWith('.html') || !existsSync(publicFolder + address)) return files.get(address)
    if (!address.endsWith('.svg')) return undefined
    return () => recolor(readFileSync(publicFolder + address, 'utf8'))
  }

  middlewares.use(async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = decoded(pathname.replace(/^\/(admin|embed\/[^.]+?)\/?$/, '/$1/index.html'))
    if (!isContentFile(path)) return next()
    try {
      const make = await fileAt(path)
      // Vite would answer with its start page, which the app could not read as data.
      if (!make && !path.startsWith('/data/')) return next()
      const type = types[extname(path)] ?? ''
      response.writeHead(make ? 200 : 404, { 'Cache-Control': 'no-cache', 'Content-Type': type })
      response.end(make ? await make() : '{}')
    } catch (error) {
      const cause = error instanceof Error ? error.stack : error
      config.logger.error(`${path}: ${cause}`, { timestamp: true })
      response.writeHead(500).end('The development server tells why in its terminal.')
    }
  })

  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  function update() {
    content = undefined
    for (const file of changed) environments.ssr.moduleGraph.onFileChange(file)
    const paths = [...changed].map((file) => relative(config.root, file))
    const restarts = config.configFileDependencies.some((file) => changed.has(file))
    changed.clear()
    const isContent = paths.every((path) => /^(articles|src\/pages)\//.test(path))
    // Vite itself updates views in place, and loads pages again after a restart: before it they would find no server.
    const reloads = !restarts && !paths.every((path) => /\.(tsx|css)$/.test(path))
    if (isContent) ws.send({ type: 'custom', event: contentChanged })
    else if (reloads) ws.send({ type: 'full-reload' })
    check(restarts)
  }
  watcher.on('all', (event, path) => {
    const file = path.replaceAll('\\', '/')
    const isSource = /^(articles|public|src)\//.test(relative(config.root, file))
    if (event.endsWith('Dir') || !isSource) return
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(update, saveDebounceMs)
  })
  // The modules of a closed server answer no more, and the new server checks by itself.
  httpServer?.once('close', () => {
    clearTimeout(timer)
    newest += 1
  })
  // The watcher misses what was saved during its first look at the folders.
  watcher.once('ready', update)
}

export const devServer: Plugin = {
  name: 'content',
  apply: 'serve',
  config: () => ({
    // Mistakes stay in the terminal.
    clearScreen: false,
    server: {
      warmup: { ssrFiles: ['src/{build,content}/**/!(*.test).ts'] },
      // A line for each page that `npm run build` writes meanwhile would fill the terminal.
      watch: { ignored: ['**/.dist.*/**', '**/.vite-react-ssg-temp/**'] },
      // The port on which `npm start` runs the function.
      proxy: { '/api': 'http://localhost:8787' },
    },
  }),
  configureServer: serveContent,
  // Before Vite looks for scripts, so that it serves this one, too, as a module with `import.meta.hot`.
  transformIndexHtml: { order: 'pre', handler: completeDocument },
}
