/** Renders pages without a build, so that their links, ids and pictures can be checked as in one. */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server.js'
import type { ModuleRunner } from 'vite/module-runner'
import type { SitePage } from '../content/makePage'
import type { Problem } from '../content/problem'
import type { FinishedPage } from './checkPages'

/** The views; the build does not import them. */
interface RoutesModule {
  routes(loader: LoaderFunction): RouteObject[]
}

/**
 * @param runner imports the views, which only a bundler can read
 * @returns the HTML of each page, and a problem for each that cannot be rendered
 */
export async function renderPages(pages: ReadonlyMap<string, SitePage>, runner: ModuleRunner) {
  const { routes } = await runner.import<RoutesModule>('/src/routes.tsx')
  const { loadComponents } =
    await runner.import<typeof import('../sections')>('/src/sections/index.ts')
  const handler = createStaticHandler(
    routes(async ({ request }) => {
      const data = pages.get(new URL(request.url).pathname)?.data
      await loadComponents(data?.sections ?? [])
      return data
    }),
  )
  const rendered: FinishedPage[] = []
  const problems: Problem[] = []
  for (const { path, file, data } of pages.values()) {
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
  }
  return { rendered, problems }
}
