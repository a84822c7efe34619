/** The prerenderer's entry; the browser's is `main.tsx`. */
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg'
import { routes } from './routes'
import { loadComponents } from './sections'

/** @returns the page's data; as JSON it is null, since the prerenderer would write it twice more */
async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const page = globalThis.servedPages.get(pathname)
  if (!page) throw new Error(`There is no page at ${pathname}`)
  await loadComponents(page.sections)
  return Object.assign(Object.create({ toJSON: () => null }), page)
}

const prerendered = ViteReactSSG({ routes: routes(loader) })

/** The prerenderer hands what React has rendered to the context's trigger, but not on to the callbacks behind it. */
export const createRoot: typeof prerendered = async (...args) => ({
  ...(await prerendered(...args)),
  async triggerOnSSRAppRendered(path: string, html: string) {
    globalThis.addRendered(path, html)
    return []
  },
})
