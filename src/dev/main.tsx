/** The entry of `/dev/states`, a document of its own: pages of the fixture site that together have each kind of section. */
import '../ui/styles'
import '../ui/theme'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { PageView } from '../layout/PageView'
import { type PageData, pageRouteId } from '../page'
import { loadComponents } from '../sections'

/** The page as the router shows it; links lead nowhere. */
function Specimen({ page }: { page: PageData }) {
  const route = { id: pageRouteId, path: '*', loader: () => page, element: <PageView /> }
  const router = createMemoryRouter([route], {
    initialEntries: [page.path],
    hydrationData: { loaderData: { [pageRouteId]: page } },
  })
  return (
    <section>
      <h2>{page.path}</h2>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </section>
  )
}

/** Its pictures are below this folder, too. */
const folder = '/dev/states'

/** @returns the pages that together have a section of each kind */
async function readPages() {
  const json = await (await fetch(`${folder}/pages.json`)).text()
  const pages: PageData[] = JSON.parse(
    json.replace(/\/(covers|images)\/(?=[\w-]+\.)/g, `${folder}$&`),
  )
  const shown = new Set<string>()
  return pages.filter(({ sections }) => {
    const isNew = sections.some(({ kind }) => !shown.has(kind))
    for (const { kind } of sections) shown.add(kind)
    return isNew
  })
}

const pages = await readPages()
await loadComponents(pages.flatMap(({ sections }) => sections))
const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
createRoot(root).render(
  <main>
    {pages.map((page) => (
      <Specimen key={page.path} page={page} />
    ))}
  </main>,
)
