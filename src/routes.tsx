/** One route for every page: the loader reads the page's data, the view renders its sections. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { Layout } from './layout/Layout'
import { PageView } from './layout/PageView'
import { Broken } from './layout/RouteError'
import { pageOf } from './navigation'

export const pageRoute = 'page'

async function loader({ request }: LoaderFunctionArgs) {
  if (import.meta.env.SSR)
    return (await import('./content/loadSite')).load(new URL(request.url).pathname)
  return pageOf(new URL(request.url))
}

export const routes = (): RouteObject[] => [
  {
    element: <Layout />,
    errorElement: <Broken />,
    children: [{ id: pageRoute, path: '*', loader, element: <PageView />, shouldRevalidate }],
  },
]

/** A change of `#…` or `?…` alone needs no new data. */
function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}
