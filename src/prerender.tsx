/** The prerenderer's entry; the browser's is `main.tsx`. */
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import type { LoaderFunctionArgs } from 'react-router-dom'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server'
import { ViteReactSSG } from 'vite-react-ssg'
import { routes } from './routes'
import { loadComponents } from './sections'

async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const page = globalThis.servedPages.get(pathname)
  if (!page) throw new Error(`There is no page at ${pathname}`)
  await loadComponents(page.sections)
  return page
}

export const createRoot = ViteReactSSG({ routes: routes(loader) })

const { dataRoutes, query } = createStaticHandler(routes(loader))

globalThis.renderPage = async (path) => {
  const context = await query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} leads to another page`)
  // Otherwise the router's error screen would be published as the page.
  for (const error of Object.values(context.errors ?? {})) throw error
  const router = createStaticRouter(dataRoutes, context)
  // The router has its data in the page.
  const app = <StaticRouterProvider router={router} context={context} hydrate={false} />
  const { prelude } = await prerenderToNodeStream(app)
  const html = await text(prelude)
  return (
    html
      // The app has the data of worksheets in that of the page.
      .replace(/ data-worksheet=(["']).*?\1/g, ' data-worksheet')
      // React asks ahead for pictures that stand a few lines below.
      .replace(/<link rel="preload" as="image"[^>]*>/g, '')
  )
}
