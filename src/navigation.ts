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
  const response = await request(dataUrl(path), { signal })
  const isJson = response.headers.get('Content-Type')?.includes('json')
  if (response.status === 404 && path !== notFoundPath) return readData(notFoundPath, signal)
  if (!response.ok || !isJson) throw new Error(`${response.status}: ${dataUrl(path)}`)
  return response.json()
}

/** The pages of this visit, by path; what was read does not expire. */
const visited = new Map<string, PageData>()

/** @param head the code that sets the page's head: once a page is shown, nothing that fails to load may take it away */
async function load(path: string, signal?: AbortSignal, head?: Promise<unknown>) {
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, timeLimit, new Error(`${path} did not load in ${timeLimit / 1000} s`)),
  )
  const shown = readData(path, signal).then(async (page) => {
    await Promise.all([loadComponents(page.sections), head])
    return page
  })
  const page = await Promise.race([shown, late])
  visited.set(path, page)
  return page
}

/** Reads the page that is shown anew, and any other one when it is visited again. */
export async function reloadPage() {
  visited.clear()
  await load(canonicalPath(location.pathname))
}

/**
 * The data of the prerendered page, which the build describes on the root; none in development.
 * @throws where it belongs to another build than the HTML, which then stays as it is
 */
export async function loadInitialPage(): Promise<PageData | undefined> {
  const { page: path, version } = document.getElementById('root')?.dataset ?? {}
  if (!path) return undefined
  const page = await load(path)
  if (page.version !== version) throw new Error(`${dataUrl(path)} is of another build`)
  return page
}

/** Vite's event for the newest chunk that could not be loaded. */
let preloadError: Event | undefined
addEventListener('vite:preloadError', (event) => {
  preloadError = event
})

/**
 * The data of a page, for a navigation inside the app.
 * @param shown gives the address of the page that is shown, and stays where a listener handles the event of a failed chunk
 */
export async function loadPage({ url, signal }: Request, shown: () => string) {
  const path = canonicalPath(new URL(url).pathname)
  const known = visited.get(path)
  if (known) return known
  const before = preloadError
  try {
    return await load(path, signal, import('./layout/DocumentHead'))
  } catch (error) {
    // In development the document would fail too, and load itself without an end.
    if (import.meta.env.DEV || signal.aborted) throw error
    // Data that does not come raises the event as well.
    const event = new Event('vite:preloadError', { cancelable: true })
    if (preloadError === before) dispatchEvent(Object.assign(event, { payload: error }))
    return preloadError?.defaultPrevented ? replace(shown()) : redirectDocument(url)
  }
}
