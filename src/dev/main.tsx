/** The entry of `/dev/states`, a document of its own, so that no file of the site's app knows of it. */
import '../ui/styles'
import './states.css'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Layout } from '../layout/Layout'
import { pageRouteId } from '../page'
import { loadComponents } from '../sections'
import '../ui/theme'
import type { StatesContent } from './content'
import { StatesPage } from './StatesPage'

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const content: StatesContent = await (await fetch('/dev/states.json')).json()
  const { page, parts } = content
  await loadComponents(parts.flatMap(({ sections }) => sections))
  const states = <StatesPage content={content} />
  // Links lead nowhere: they are here to be looked at.
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        children: [{ id: pageRouteId, path: '*', loader: () => page, element: states }],
      },
    ],
    { initialEntries: [page.path], hydrationData: { loaderData: { [pageRouteId]: page } } },
  )
  createRoot(root).render(<RouterProvider router={router} future={{ v7_startTransition: true }} />)
}

start()
