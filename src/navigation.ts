/**
 * Where the browser gets a page's data from, and what it does when that fails: it lets the
 * browser load the page itself, once. So a tab that is older than the site still navigates.
 */

import type { PageData } from './page'
import { prepare } from './sections'
import { dataUrl } from './urls'

const notFound = '/404'

/** `/services/` and `/services.html` are `/services`. */
const plainPath = (pathname: string) => pathname.replace(/(\/|\.html?)$/, '') || '/'

async function fetchPage(path: string): Promise<PageData> {
  const response = await fetch(dataUrl(path))
  const isJson = response.headers.get('Content-Type')?.includes('json')
  if (response.status === 404 && path !== notFound) return fetchPage(notFound)
  if (!response.ok || !isJson) throw new Error(`${response.status}: ${dataUrl(path)}`)
  const page: PageData = await response.json()
  await prepare(page.sections)
  return page
}

/** The page that the document shows; which one it is, the prerendered root says. */
export function firstPage() {
  const root = document.getElementById('root')
  return root?.dataset.page ? fetchPage(root.dataset.page) : undefined
}

const guard = 'loading-afresh'

/**
 * Leaves the navigation to the browser. Never resolves; a second failure in a row is thrown,
 * so that a broken page does not load itself for ever.
 */
export function loadAfresh(url: URL, cause: unknown): Promise<never> {
  if (sessionStorage.getItem(guard) === url.href) {
    sessionStorage.removeItem(guard)
    throw cause
  }
  sessionStorage.setItem(guard, url.href)
  location.assign(url)
  return new Promise(() => {})
}

/** The data of a page, for a navigation inside the app. */
export async function pageOf(url: URL): Promise<PageData> {
  try {
    const page = await fetchPage(plainPath(url.pathname))
    sessionStorage.removeItem(guard)
    return page
  } catch (error) {
    return loadAfresh(url, error)
  }
}
