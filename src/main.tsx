/** The app's entry, for the browser and for prerendering. */
import { createBrowserRouter } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg'
import { appReady } from './layout/appReady'
import { loadInitialPage } from './navigation'
import { pageRouteId } from './page'
import { routes } from './routes'

// The page is not rendered before its data is there, so that it hydrates as it was prerendered.
const page = import.meta.env.SSR ? undefined : await loadInitialPage()

export const createRoot = ViteReactSSG(
  {
    routes: routes(),
    // The prerenderer would put its own manifest in place of our loader.
    customCreateRouter: (_, options) =>
      createBrowserRouter(routes(), {
        ...options,
        ...(page && { hydrationData: { loaderData: { [pageRouteId]: page } } }),
      }),
  },
  // Hands the build the content that the pages are rendered from.
  async ({ initialState }) => {
    if (import.meta.env.SSR)
      initialState.site = await (await import('./content/loadSite')).loadSite()
  },
)

/** Resolves once the page answers clicks. */
export const ready = appReady.promise

/** Every path to prerender. */
export const includedRoutes = async () =>
  import.meta.env.SSR
    ? [...(await (await import('./content/loadSite')).loadSite()).pages.keys()]
    : []
