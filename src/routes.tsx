/** One route for every page: the loader reads the page's data, the view renders its sections. */
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { Layout } from './layout/Layout'
import { PageView } from './layout/PageView'
import { RouteError } from './layout/RouteError'
import { pageRouteId } from './page'

export const routes = (loader: LoaderFunction): RouteObject[] => [
  {
    element: <Layout />,
    errorElement: <RouteError />,
    children: [{ id: pageRouteId, path: '*', loader, element: <PageView />, shouldRevalidate }],
  },
]

/** A change of `#…` or `?…` alone needs no new data. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname
