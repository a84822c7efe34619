/** The browser's router: if a page's data fails or is late, as in a tab older than the site, it loads the document. */
import { createBrowserRouter, createPath, redirectDocument } from 'react-router-dom'
import { invalidate, invalidateAll, ResponseError, read } from './api'
import { loadDocumentHead, refresh } from './layout/RouteChange'
import { contentChanged, type PageData, pageRouteId } from './page'
import { routes } from './routes'
import { loadComponents } from './sections'
import { ChunkError } from './ui/loadChunk'
import { toast } from './ui/Toasts'
import { dataUrl, notFoundPath } from './urls'
import { layout } from './words'

/** Milliseconds after which the browser loads the document; in development nothing else could help. */
const timeLimit = import.meta.env.DEV ? 60_000 : 8_000

/** @returns a page, once all components that show it are loaded; its data does not expire during a visit */
async function loadPage(path: string): Promise<PageData> {
  try {
    const page = await read<PageData>([dataUrl(path)])
    await loadComponents(page.sections)
    return page
  } catch (error) {
    const isMissing = error instanceof ResponseError && error.status === 404
    if (isMissing && path !== notFoundPath) return loadPage(notFoundPath)
    throw error
  }
}

/** @returns the data of the prerendered page; none in development. @throws if the HTML is of another build */
export async function loadInitialPage(): Promise<PageData | undefined> {
  const { page: path, version } = document.getElementById('root')?.dataset ?? {}
  if (!path) return undefined
  const page = await loadPage(path)
  if (page.version === version) return page
  invalidate([dataUrl(path)])
  throw new Error(`${dataUrl(path)} is of another build`)
}

/** React Router throws at a `#…` that cannot be decoded. */
function dropBrokenFragment() {
  try {
    decodeURIComponent(location.hash)
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search)
  }
}

/** @param page the data that the page was prerendered from; none in development */
export function createRouter(page?: PageData) {
  dropBrokenFragment()
  addEventListener('popstate', dropBrokenFragment)

  /** Loads a page with all that shows it; if that fails, the browser loads the document. */
  async function loader({ request: { url, signal } }: { request: Request }) {
    // `/services/` and `/services.html` are `/services`.
    const path = new URL(url).pathname.replace(/(\/|\.html?)$/, '') || '/'
    const late = new Promise<never>((_, reject) =>
      setTimeout(reject, timeLimit, new Error(`${path} did not load in ${timeLimit / 1000} s`)),
    )
    try {
      const [page] = await Promise.race([Promise.all([loadPage(path), loadDocumentHead()]), late])
      return page
    } catch (error) {
      // In development the document would fail, too, and reload without an end.
      if (import.meta.env.DEV || signal.aborted) throw error
      // Vite has dispatched the same event for a chunk.
      const event = new Event('vite:preloadError', { cancelable: true })
      const isHandled =
        error instanceof ChunkError
          ? error.isHandled
          : !dispatchEvent(Object.assign(event, { payload: error }))
      // The browser would show a page of its own in place of the one that is read.
      if (!navigator.onLine && !isHandled) toast({ ...layout.offline, variant: 'destructive' })
      if (!isHandled && navigator.onLine) return redirectDocument(url)
      stay(url)
      // No answer, as the router has left this navigation.
      return new Promise<never>(() => {})
    }
  }

  /** Keeps the reader where they are. @param url the page that did not load */
  function stay(url: string) {
    const { pathname, search, hash } = location
    // Back changes the address first, and a search changes it without the router.
    const isThere = location.href.replace(hash, '') === url
    const to = isThere ? createPath(router.state.location) : pathname + search + hash
    router.navigate(to, { replace: true, preventScrollReset: true })
  }
  const hydrationData = page && { loaderData: { [pageRouteId]: page } }
  const router = createBrowserRouter(routes(loader), { hydrationData })
  if (import.meta.env.DEV)
    addEventListener(contentChanged, (event) => {
      event.preventDefault()
      invalidateAll()
      refresh(router)
    })
  return router
}
