/** A page in this one, with a router of its own, as its view reads its data from there. */
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { PageView } from '../layout/PageView'
import { type PageData, pageRouteId } from '../page'

export function PagePart({ page }: { page: PageData }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const router = createMemoryRouter(
      [{ id: pageRouteId, path: '*', loader: () => page, element: <PageView /> }],
      { initialEntries: [page.path], hydrationData: { loaderData: { [pageRouteId]: page } } },
    )
    const root = createRoot(place.current)
    root.render(<RouterProvider router={router} future={{ v7_startTransition: true }} />)
    // Not while React renders what it is part of.
    return () => void setTimeout(() => root.unmount())
  }, [page])
  return <div ref={place} data-part="" />
}
