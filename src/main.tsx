/** The app's entry in the browser; the prerenderer's is `prerender.tsx`. */
import { startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom'
import { loadInitialPage, loadPage } from './navigation'
import { type PageData, pageRouteId } from './page'
import { routes } from './routes'

/** React Router throws at a `#…` that cannot be decoded, and no part of a page has such a name. */
function dropBrokenFragment() {
  try {
    decodeURIComponent(location.hash)
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search)
  }
}

function createRouter(page?: PageData) {
  dropBrokenFragment()
  addEventListener('popstate', dropBrokenFragment)
  const router = createBrowserRouter(
    routes(({ request }) => loadPage(request, () => createPath(router.state.location))),
    page && { hydrationData: { loaderData: { [pageRouteId]: page } } },
  )
  return router
}

const isField = (element: unknown) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/**
 * Remembers what was typed and where the focus is: where React cannot use the prerendered elements, as in a
 * translated page, it makes all of them anew.
 * @returns what puts both into the new elements, by their id
 */
function keepInput() {
  // They keep what is typed until they are replaced.
  const fields = [...document.querySelectorAll('input[id], textarea[id]')].filter(isField)
  const focused = document.activeElement
  return () => {
    for (const field of fields) {
      const made = document.getElementById(field.id)
      if (made !== field && isField(made)) made.value = field.value
    }
    if (!focused?.id || focused.isConnected) return
    const made = document.getElementById(focused.id)
    made?.focus({ preventScroll: true })
    // Browsers do not say where the cursor is in an email address.
    if (isField(focused) && isField(made) && focused.selectionStart !== null)
      made.setSelectionRange(focused.selectionStart, focused.selectionEnd)
  }
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
const render = (page?: PageData) =>
  new Promise<void>((resolve, reject) => {
    const root = document.getElementById('root')
    if (!root) throw new Error('The page has no #root')
    const html = root.innerHTML
    const restoreInput = keepInput()
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

let rendering: Promise<void> | undefined

/**
 * Starts the app, once the page's data is there, so that it hydrates as it was prerendered.
 * @throws where the data or the styles do not come, which can be tried again, or the page cannot be rendered
 */
export async function startApp() {
  const [page] = await Promise.all([loadInitialPage(), loadStyles()])
  rendering ??= render(page)
  await rendering
  const { dataset } = document.documentElement
  dataset.appReady = 'true'
  delete dataset.appFailed
}
