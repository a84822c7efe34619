/**
 * Loads the data of a page in the browser. Where that fails or takes too long, the browser loads the document
 * instead, so that a tab that is older than the deployed site can still navigate.
 */
import { redirectDocument, replace } from 'react-router-dom'
import { request } from './api'
import type { PageData } from './page'
import { loadComponents } from './sections'
import { dataUrl, notFoundPath } from './urls'

/** Milliseconds after which the browser loads the document; in development nothing else could help. */
const timeLimit = import.meta.env.DEV ? 60_000 : 8_000

/** `/services/` and `/services.html` are `/services`. */
const canonicalPath = (pathname: string) => pathname.replace(/(\/|\.html?)$/, '') || '/'

async function readData(path: string, signal?: AbortSignal): Promise<PageData> {
  const response = await request(dataUrl(path), { signal, timeLimit })
  const isJson = response.headers.get('Content-Type')?.includes('json')
  if (response.status === 404 && path !== notFoundPath) return readData(notFoundPath, signal)
  if (!response.ok || !isJson) throw new Error(`${response.status}: ${dataUrl(path)}`)
  return response.json()
}

/** The pages of this visit, by path; what was read does not expire. */
const visited = new Map<string, PageData>()

/** @param head the code that sets the page's head: once a page is shown, nothing that fails to load may take it away */
async function loadData(path: string, signal?: AbortSignal, head?: Promise<unknown>) {
  const data = readData(path, signal).catch((error: unknown) => {
    // Vite's event for a chunk that cannot be loaded.
    const event = new Event('vite:preloadError', { cancelable: true })
    if (!signal?.aborted) dispatchEvent(Object.assign(event, { payload: error }))
    throw error
  })
  const [page] = await Promise.all([data, head])
  await loadComponents(page.sections)
  visited.set(path, page)
  return page
}

/** Reads the page that is shown anew, and any other one when it is visited again. */
export async function reloadPage() {
  visited.clear()
  await loadData(canonicalPath(location.pathname))
}

const fetchPage = (path: string, signal?: AbortSignal, head?: Promise<unknown>) =>
  Promise.race([
    loadData(path, signal, head),
    new Promise<never>((_, reject) => {
      const late = new Error(`${path} did not load in ${timeLimit / 1000} s`)
      setTimeout(reject, timeLimit, late)
    }),
  ])

/**
 * The data of the prerendered page, which the build describes on the root; none in development.
 * @throws where it belongs to another build than the HTML, which then stays as it is
 */
export async function loadInitialPage(): Promise<PageData | undefined> {
  const { page: path, version } = document.getElementById('root')?.dataset ?? {}
  if (!path) return undefined
  const page = await fetchPage(path)
  if (page.version !== version) throw new Error(`${dataUrl(path)} is of another build`)
  return page
}

/**
 * The data of a page, for a navigation inside the app.
 * @param shown gives the address of the page that is shown, and stays where a listener handles the event of a failed chunk
 */
export async function loadPage({ url, signal }: Request, shown: () => string) {
  const path = canonicalPath(new URL(url).pathname)
  const known = visited.get(path)
  if (known) return known
  let failure: Event | undefined
  const onPreloadError = (event: Event) => {
    failure = event
  }
  addEventListener('vite:preloadError', onPreloadError)
  try {
    return await fetchPage(path, signal, import('./layout/DocumentHead'))
  } catch (error) {
    // The document would fail too, and load itself without an end.
    if (import.meta.env.DEV) throw error
    return failure?.defaultPrevented ? replace(shown()) : redirectDocument(url)
  } finally {
    removeEventListener('vite:preloadError', onPreloadError)
  }
}
