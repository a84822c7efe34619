/** The prerenderer's entry; the browser's is `main.tsx`. */
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg'
import { loadPage, loadSite } from './content/loadSite'
import { routes } from './routes'
import { loadComponents } from './sections'

async function loader({ request }: LoaderFunctionArgs) {
  const page = await loadPage(new URL(request.url).pathname)
  await loadComponents(page.sections)
  return page
}

export const createRoot = ViteReactSSG({ routes: routes(loader) }, async ({ initialState }) => {
  // For the build: the content that the pages are rendered from.
  initialState.site = await loadSite()
})

/** Every path to prerender. */
export const includedRoutes = async () => [...(await loadSite()).pages.keys()]
