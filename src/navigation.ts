/**
 * Loads the data of a page in the browser. If that fails, the browser loads the document instead, once,
 * so that a tab that is older than the deployed site can still navigate.
 */
import type { PageData } from './page'
import { loadComponents } from './sections'
import { dataUrl } from './urls'

const notFound = '/404'

/** `/services/` and `/services.html` are `/services`. */
const canonicalPath = (pathname: string) => pathname.replace(/(\/|\.html?)$/, '') || '/'

async function fetchPage(path: string): Promise<PageData> {
  const response = await fetch(dataUrl(path))
  const isJson = response.headers.get('Content-Type')?.includes('json')
  if (response.status === 404 && path !== notFound) return fetchPage(notFound)
  if (!response.ok || !isJson) throw new Error(`${response.status}: ${dataUrl(path)}`)
  const page: PageData = await response.json()
  await loadComponents(page.sections)
  return page
}

/** The data of the prerendered page, whose path the build wrote on the root; none in development. */
export function loadInitialPage() {
  const root = document.getElementById('root')
  return root?.dataset.page ? fetchPage(root.dataset.page) : undefined
}

/** In the session's storage: the address that was reloaded last, removed by a successful load. */
const reloadKey = 'reloaded-url'

/**
 * Loads the document at an address; the promise never resolves, as the page is left.
 * @throws the cause, if this address was reloaded just before, so that a broken page cannot reload in a loop
 */
export async function reloadDocument(url: URL, cause: unknown): Promise<never> {
  if (sessionStorage.getItem(reloadKey) === url.href) {
    sessionStorage.removeItem(reloadKey)
    throw cause
  }
  sessionStorage.setItem(reloadKey, url.href)
  location.assign(url)
  return new Promise(() => {})
}

/** The data of a page, for a navigation inside the app. */
export async function loadPage(url: URL): Promise<PageData> {
  try {
    const page = await fetchPage(canonicalPath(url.pathname))
    sessionStorage.removeItem(reloadKey)
    return page
  } catch (error) {
    return reloadDocument(url, error)
  }
}
