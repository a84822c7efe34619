/** One route for every page: the loader reads the page's data, the view renders its sections. */
import { useEffect } from 'react'
import {
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
  useRouteError,
} from 'react-router-dom'
import { Layout } from './layout/Layout'
import { PageView } from './layout/PageView'
import { Retry } from './layout/Retry'
import { pageRouteId } from './page'

export const routes = (loader: LoaderFunction): RouteObject[] => [
  {
    element: (
      <Retry>
        <Layout />
      </Retry>
    ),
    errorElement: <RouteError />,
    children: [{ id: pageRouteId, path: '*', loader, element: <PageView />, shouldRevalidate }],
  },
]

/** A change of `#…` or `?…` alone needs no new data; in development, content may change under an address. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname ||
  (import.meta.env.DEV && currentUrl.href === nextUrl.href)

/** Loads the document of a page that cannot be loaded or, twice, be rendered; the first page of a visit stays as prerendered (`main.tsx`). */
function RouteError() {
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
    if (!import.meta.env.DEV) location.reload()
  }, [error])
  if (import.meta.env.DEV) return <pre data-route-error="">{String(error)}</pre>
  if (import.meta.env.SSR || !document.documentElement.dataset.appReady) throw error
  return null
}
