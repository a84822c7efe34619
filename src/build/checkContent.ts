/** The content with the files that follow from it, and what is wrong with it: as a build would find it, without one. */
import { existsSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server.js'
import type { ModuleRunner } from 'vite/module-runner'
import { checkPages, type FinishedPage } from '../content/checkPages'
import type { Problem } from '../content/problem'
import { type ReadOptions, readSite } from '../content/readSite'
import { siteFiles } from './siteFiles'

/** The views; the build does not import them. */
interface RoutesModule {
  routes(loader: LoaderFunction): RouteObject[]
}

/** @param options where it is, and whether to list what is not published yet */
export async function readContent(options: ReadOptions = {}) {
  const { publicFolder = 'public' } = options
  const site = await readSite(options)
  return { site, files: siteFiles(site, true), publicFolder }
}

export type Content = Awaited<ReturnType<typeof readContent>>

/**
 * @param runner imports the views, which only a bundler can read
 * @returns what is wrong with the texts, and with the pages that are made of them
 * @public the development server and `check:content` import it by Vite's runner
 */
export async function contentProblems(
  { site, files, publicFolder }: Content,
  runner: ModuleRunner,
) {
  const { routes } = await runner.import<RoutesModule>('/src/routes.tsx')
  const { loadComponents } =
    await runner.import<typeof import('../sections')>('/src/sections/index.ts')
  const handler = createStaticHandler(
    routes(async ({ request }) => {
      const data = site.pages.get(new URL(request.url).pathname)?.data
      await loadComponents(data?.sections ?? [])
      return data
    }),
  )
  const rendered: FinishedPage[] = []
  const problems: Problem[] = [...site.problems]
  for (const { path, file, data } of site.pages.values())
    try {
      const context = await handler.query(new Request(new URL(path, 'http://localhost')))
      if (context instanceof Response) throw new Error('it answers with a redirect')
      for (const error of Object.values(context.errors ?? {})) throw error
      const router = createStaticRouter(handler.dataRoutes, context)
      const view = createElement(StaticRouterProvider, { router, context, hydrate: false })
      rendered.push({ path, file, meta: data.meta, html: renderToString(view) })
    } catch (error) {
      const reason = error instanceof Error ? error.message : error
      const message = `cannot be rendered: ${reason}; npx tsc --noEmit names the place`
      problems.push({ file, line: 1, field: 'page', message })
    }
  const exists = (path: string) => files.has(path) || existsSync(publicFolder + path)
  return [...problems, ...checkPages(rendered, site, exists)]
}
