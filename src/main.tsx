/** The app's entry in the browser; the prerenderer's is `prerender.tsx`. */
import { startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom'
import { keepInput } from './layout/keepInput'
import { loadInitialPage, loadPage, reloadPage } from './navigation'
import { type PageData, pageRouteId } from './page'
import { routes } from './routes'

function createRouter(page?: PageData) {
  const router = createBrowserRouter(
    routes(({ request }) => loadPage(request, () => createPath(router.state.location))),
    page && { hydrationData: { loaderData: { [pageRouteId]: page } } },
  )
  // In development, a page shows what its editor writes; what cannot be read is shown by the server.
  if (import.meta.hot)
    import.meta.hot.on('content-changed', () =>
      reloadPage().then(
        () => router.revalidate(),
        () => {},
      ),
    )
  return router
}

interface AppProps {
  router: ReturnType<typeof createRouter>
  restoreInput: () => void
  onReady: () => void
}

/** The effects of this component come after those of all others. */
function App({ router, restoreInput, onReady }: AppProps) {
  useLayoutEffect(restoreInput, [restoreInput])
  useEffect(onReady, [onReady])
  return <RouterProvider router={router} future={{ v7_startTransition: true }} />
}

/**
 * @param page the data that the page was prerendered from; none in development, where nothing is prerendered
 * @returns once the app has taken over the page
 * @throws where it cannot be rendered; it then stays as it was prerendered
 */
const render = (deferred: HTMLElement[], page?: PageData) =>
  new Promise<void>((resolve, reject) => {
    const root = document.getElementById('root')
    if (!root) throw new Error('The page has no #root')
    const html = root.innerHTML
    const restoreInput = keepInput(root, deferred)
    const app = <App router={createRouter(page)} restoreInput={restoreInput} onReady={resolve} />
    if (!page) return createRoot(root).render(app)
    // In slices, so that a click in between is answered.
    startTransition(() => {
      hydrateRoot(root, app, {
        onUncaughtError(error) {
          root.innerHTML = html
          restoreInput()
          reject(error)
        },
      })
    })
  })

/** A page holds only the styles that it uses itself; in development it has them all. */
const loadStyles = () =>
  new Promise((onload, onerror) => {
    const href = document.getElementById('root')?.dataset.appStyles
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href, onload, onerror })
    if (import.meta.env.DEV) onload(undefined)
    else document.head.append(link)
  })

let starting: Promise<void> | undefined

/**
 * Starts the app, once the page's data is there, so that it hydrates as it was prerendered.
 * @param deferred the button or form that a click or submit was for before the app is ready, replayed once it is
 * @throws where the data or the styles do not come, which can be tried again, or the page cannot be rendered
 */
export function startApp(deferred: HTMLElement[]): Promise<void> {
  starting ??= Promise.all([loadInitialPage(), loadStyles()]).then(
    async ([page]) => {
      await render(deferred, page)
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
