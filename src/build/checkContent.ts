/** The content with its files and its problems, as a build would find them, without one. */
import { existsSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import type { ModuleRunner } from 'vite/module-runner'
import { checkPages } from '../content/checkPages'
import type { Problem } from '../content/problem'
import { type ReadOptions, readSite } from '../content/readSite'
import { type ScannedPage, scanPage } from '../content/scanPage'
import type { SitePage } from '../content/toPage'
import { pageRouteId } from '../page'
import { shownMarkdown } from './pageMarkdown'
import { publicPages, sortPictures } from './publicFiles'
import { siteFiles } from './siteFiles'

/** The views; the build does not import them. */
interface RoutesModule {
  routes(loader: () => null): RouteObject[]
}

/** @param runner imports the views. @returns a function that renders a page, and throws where data do not suit it */
async function pageRenderer(runner: ModuleRunner) {
  const { routes } = await runner.import<RoutesModule>('/src/routes.tsx')
  const views = routes(() => null)
  const { loadComponents } =
    await runner.import<typeof import('../sections')>('/src/sections/index.ts')
  const render = async ({ path, data }: SitePage) => {
    await loadComponents(data.sections)
    const hydrationData = { loaderData: { [pageRouteId]: data } }
    const router = createMemoryRouter(views, { initialEntries: [path], hydrationData })
    return renderToString(createElement(RouterProvider, { router }))
  }
  return render
}

/** @public the development server and `check:content` import it by Vite's runner */
export async function readContent(runner: ModuleRunner, options: ReadOptions = {}) {
  const { publicFolder = 'public' } = options
  const site = await readSite(options)
  async function shownOn(page: SitePage) {
    const render = await pageRenderer(runner)
    return shownMarkdown(await render(page), page.path)
  }
  return { site, files: siteFiles(site, shownOn, true), publicFolder }
}

export type Content = Awaited<ReturnType<typeof readContent>>

/**
 * @param isOutdated tells before each page whether the check may end, as nobody needs it any more
 * @returns the problems of the texts, and of the pages that are made of them
 * @throws Error where a component cannot be loaded. @public like `readContent`
 */
export async function contentProblems(
  content: Content,
  runner: ModuleRunner,
  isOutdated = () => false,
) {
  const { site, files, publicFolder } = content
  const render = await pageRenderer(runner)
  const scanned: ScannedPage[] = []
  const problems: Problem[] = [...site.problems]
  for (const page of site.pages.values()) {
    const { path, file, data } = page
    // The development server answers between two pages.
    await nextTurn()
    if (isOutdated()) return []
    try {
      const scan = scanPage(await render(page), data.meta.title)
      scanned.push({ path, file, meta: data.meta, ...scan })
    } catch (error) {
      // A component that cannot be loaded is one mistake, and none of the pages that show it.
      if (error instanceof Error && error.cause) throw error.cause
      const reason = error instanceof Error ? error.message : error
      const message = `cannot be rendered: ${reason}; npx tsc --noEmit names the place`
      problems.push({ file, line: 1, field: 'page', message })
    }
  }
  const exists = (path: string) => files.has(path) || existsSync(publicFolder + path)
  const pictures = await sortPictures(publicFolder, site.converted)
  const checked = [...scanned, ...publicPages(publicFolder)]
  return [...problems, ...checkPages(checked, site, exists), ...pictures.problems]
}
