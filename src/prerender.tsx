/** The entry of vite-react-ssg, which renders every page by it; the browser's is `main.tsx`. */
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg'
import { routes } from './routes'
import { loadComponents } from './sections'

/** @returns the data that the build has made of a page. @throws Error if there is none at the path */
async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const page = globalThis.servedPages.get(pathname)
  if (!page) throw new Error(`There is no page at ${pathname}`)
  await loadComponents(page.sections)
  return page
}

export const createRoot = ViteReactSSG({ routes: routes(loader) })
