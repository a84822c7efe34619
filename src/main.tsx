/** The app's entry in the browser; the prerenderer's is `prerender.tsx`. */
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { appReady } from './layout/appReady'
import { prerendered } from './layout/prerendered'
import { loadInitialPage, loadPage, reloadPage } from './navigation'
import { type PageData, pageRouteId } from './page'
import { routes } from './routes'

/** @param page the data that the page was prerendered from; none in development, where nothing is prerendered */
function render(deferred: HTMLElement[], page?: PageData) {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const router = createBrowserRouter(
    routes(({ request }) => loadPage(request)),
    page && { hydrationData: { loaderData: { [pageRouteId]: page } } },
  )
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') prerendered.forget()
  })
  // In development, a page shows what its editor writes; what cannot be read is shown by the server.
  if (import.meta.hot)
    import.meta.hot.on('content-changed', () =>
      reloadPage().then(
        () => router.revalidate(),
        () => {},
      ),
    )
  const app = <RouterProvider router={router} future={{ v7_startTransition: true }} />
  if (page) prerendered.remember(root, deferred)
  // In slices, so that a click in between is answered.
  startTransition(() => {
    if (page) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

let starting: Promise<void> | undefined

/**
 * Starts the app, once the page's data is there, so that it hydrates as it was prerendered.
 * @param deferred the button or form that a click or submit was for before the app is ready, replayed once it is
 * @throws where the data does not come, which can be tried again, or the page cannot be rendered
 */
export function startApp(deferred: HTMLElement[]): Promise<void> {
  starting ??= loadInitialPage().then(
    async (page) => {
      render(deferred, page)
      await appReady.promise
      const { dataset } = document.documentElement
      dataset.appReady = 'true'
      delete dataset.appFailed
      const [element] = deferred
      const button = element?.querySelector<HTMLElement>('[type=submit]') ?? element
      button?.click()
    },
    (error: unknown) => {
      starting = undefined
      throw error
    },
  )
  return starting
}
