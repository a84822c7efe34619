/** The app's entry, for the browser and for prerendering. */
import { createBrowserRouter } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg'
import { appReady } from './layout/appReady'
import { prerendered } from './layout/prerendered'
import { loadInitialPage } from './navigation'
import { type PageData, pageRouteId } from './page'
import { routes } from './routes'

const create = (page?: PageData) =>
  ViteReactSSG(
    {
      routes: routes(),
      // The prerenderer would put its own manifest in place of our loader.
      customCreateRouter: (_, options) => {
        const loaded = page && { hydrationData: { loaderData: { [pageRouteId]: page } } }
        const router = createBrowserRouter(routes(), { ...options, ...loaded })
        router.subscribe(({ navigation }) => {
          if (navigation.state !== 'idle') prerendered.forget()
        })
        return router
      },
    },
    // Hands the build the content that the pages are rendered from.
    async ({ initialState, routePath }) => {
      if (import.meta.env.SSR && routePath)
        initialState.site = await (await import('./content/loadSite')).loadSite()
    },
  )

/** For the build. */
export const createRoot = import.meta.env.SSR ? create() : undefined

let starting: Promise<void> | undefined

/**
 * Starts the app in the browser, once the page's data is there, so that it hydrates as it was prerendered.
 * @returns once the page answers clicks
 * @throws where the data does not come, which can be tried again, or the page cannot be rendered
 */
export function startApp(): Promise<void> {
  starting ??= loadInitialPage().then(
    (page) => {
      const root = document.getElementById('root')
      if (page && root) prerendered.remember(root)
      create(page)
      return appReady.promise
    },
    (error: unknown) => {
      starting = undefined
      throw error
    },
  )
  return starting
}

/** Every path to prerender. */
export const includedRoutes = async () =>
  import.meta.env.SSR
    ? [...(await (await import('./content/loadSite')).checkedSite()).pages.keys()]
    : []
