/** The app's entry, for the browser and for prerendering. */
import { createBrowserRouter } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg'
import { appReady } from './layout/appReady'
import { firstPage } from './navigation'
import { pageRoute, routes } from './routes'

// The page is not rendered before its data is there, so that it hydrates as it was prerendered.
const page = import.meta.env.SSR ? undefined : await firstPage()

export const createRoot = ViteReactSSG({
  routes: routes(),
  // The prerenderer would put its own manifest in place of our loader.
  customCreateRouter: (_, options) =>
    createBrowserRouter(routes(), {
      ...options,
      ...(page && { hydrationData: { loaderData: { [pageRoute]: page } } }),
    }),
})

/** Resolves once the page answers clicks. */
export const ready = appReady.promise

/** Every path to prerender. */
export const includedRoutes = async () =>
  import.meta.env.SSR ? (await import('./content/loadSite')).paths() : []
