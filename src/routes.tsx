/** One route for every page: the loader reads the page's data, the view renders its sections. */
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { Layout } from './layout/Layout'
import { PageView } from './layout/PageView'
import { RouteError } from './layout/RouteError'
import { loadPage } from './navigation'
import { pageRouteId } from './page'
import { loadComponents } from './sections'

async function loader({ request }: LoaderFunctionArgs) {
  if (!import.meta.env.SSR) return loadPage(request)
  const { pathname } = new URL(request.url)
  const page = await (await import('./content/loadSite')).loadPage(pathname)
  await loadComponents(page.sections)
  return page
}

export const routes = (): RouteObject[] => [
  {
    element: <Layout />,
    errorElement: <RouteError />,
    children: [{ id: pageRouteId, path: '*', loader, element: <PageView />, shouldRevalidate }],
  },
]

/** A change of `#…` or `?…` alone needs no new data; a skeleton loads its own page. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
