/** Tells the open pages of a change of the content, once what follows from the changed files is forgotten. */
import { relative } from 'node:path'
import type { ViteDevServer } from 'vite'

/** Milliseconds without a change after which a file is taken as saved: some editors write it in parts. */
const quiet = 25

const isContent = (file: string) => /^(articles|public|src\/pages)\//.test(file)

/** @param check checks all of the content */
export function watchContent(server: ViteDevServer, check: () => Promise<void>) {
  const { config, environments, watcher, ws } = server
  const { moduleGraph } = environments.ssr
  const modulesOf = (path: string) => moduleGraph.getModulesByFile(`${config.root}/${path}`) ?? []

  /** Modules keep what they have read; with one, all that import it are made anew. */
  function forget(files: readonly string[]) {
    const stale = new Set(['src/content/loadSite.ts'])
    for (const file of files) {
      stale.add(file)
      // The page files that are there.
      if (file.startsWith('src/pages/')) stale.add('src/content/pageFiles.ts')
      // It keeps texts by their time of change, whatever becomes of their pictures.
      else if (file.startsWith('public/')) stale.add('src/content/articles/articleBody.ts')
      // What was made by other code is in the cache under another version.
      else if (file.startsWith('src/')) stale.add('src/content/moduleVersion.ts')
    }
    for (const path of stale)
      for (const module of modulesOf(path)) moduleGraph.invalidateModule(module)
  }

  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function update() {
    const files = [...changed]
    changed.clear()
    forget(files)
    // A picture has the same address as before.
    if (files.some((file) => file.startsWith('public/'))) ws.send({ type: 'full-reload' })
    else ws.send({ type: 'custom', event: 'content-changed' })
    check()
  }

  // What was saved while the watcher looked around for the first time.
  watcher.once('ready', () => (ws.clients.size > 0 ? update() : forget([])))
  watcher.on('all', (event, path) => {
    const file = relative(config.root, path).replaceAll('\\', '/')
    if (event.endsWith('Dir') || !(isContent(file) || [...modulesOf(file)].length > 0)) return
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(update, quiet)
  })
}
