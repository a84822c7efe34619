/**
 * Loads the data of a page in the browser. Where that fails or takes too long, the browser loads the document
 * instead, so that a tab that is older than the deployed site can still navigate.
 */
import { redirectDocument, replace } from 'react-router-dom'
import { invalidate, ResponseError, read } from './api'
import { loadDocumentHead } from './layout/PageHead'
import type { PageData } from './page'
import { loadComponents } from './sections'
import { dataUrl, notFoundPath } from './urls'

/** Milliseconds after which the browser loads the document; in development nothing else could help. */
const timeLimit = import.meta.env.DEV ? 60_000 : 8_000

/** `/services/` and `/services.html` are `/services`. */
const canonicalPath = (pathname: string) => pathname.replace(/(\/|\.html?)$/, '') || '/'

/** What was read does not expire during a visit. */
async function readPage(path: string): Promise<PageData> {
  try {
    return await read<PageData>([dataUrl(path)])
  } catch (error) {
    const isMissing = error instanceof ResponseError && error.status === 404
    if (isMissing && path !== notFoundPath) return readPage(notFoundPath)
    throw error
  }
}

/** @returns the page, once all that shows it is there: then nothing that fails to load can take it away */
async function load(path: string, head?: Promise<unknown>) {
  const page = await readPage(path)
  await Promise.all([loadComponents(page.sections), head])
  return page
}

/**
 * The data of the prerendered page, which the build describes on the root; none in development.
 * @throws where it belongs to another build than the HTML, which then stays as it is
 */
export async function loadInitialPage(): Promise<PageData | undefined> {
  const { page: path, version } = document.getElementById('root')?.dataset ?? {}
  if (!path) return undefined
  const page = await load(path)
  if (page.version === version) return page
  invalidate([dataUrl(path)])
  throw new Error(`${dataUrl(path)} is of another build`)
}

/**
 * The data of a page, for a navigation inside the app.
 * @param shown gives the address of the page that is shown, and stays where a listener handles the event of a failed chunk
 */
export async function loadPage({ url, signal }: Request, shown: () => string) {
  const path = canonicalPath(new URL(url).pathname)
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, timeLimit, new Error(`${path} did not load in ${timeLimit / 1000} s`)),
  )
  try {
    return await Promise.race([load(path, loadDocumentHead()), late])
  } catch (error) {
    // In development the document would fail too, and load itself without an end.
    if (import.meta.env.DEV || signal.aborted) throw error
    // As Vite dispatches it for a chunk; data that does not come is no other case.
    const event = new Event('vite:preloadError', { cancelable: true })
    const isHandled = !dispatchEvent(Object.assign(event, { payload: error }))
    return isHandled ? replace(shown()) : redirectDocument(url)
  }
}
