/** Bundles the site and renders its pages, both by vite-react-ssg: its own adapter renders each route of `prerender.tsx`. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite-react-ssg/node'
import type { PageData } from '../page'
import { analytics } from '../site'

declare global {
  /** The data of this build's pages, by path: `prerender.tsx` is bundled apart, and runs in the same process. */
  var servedPages: ReadonlyMap<string, PageData>
}

/**
 * What each page is rendered into: `finishPage` makes the document around it. The package parses what it has rendered to
 * add preloads, which takes longer than to render it. `<xmp>` spares most of that and leaves React's HTML as it is, as its
 * content is one text to a parser. Without its class the package would replace `$&` in texts.
 */
const container = '<xmp class="app" id="root"></xmp>'

/** @returns React's HTML of a page alone. @throws Error if it is not between the container's tags */
function bodyOf(path: string, html: string): string {
  const [, rendered] = /<xmp [^>]*>([\s\S]+)<\/xmp>/.exec(html) ?? []
  if (!rendered) throw new Error(`${path} was not rendered as a page: ${html}`)
  return (
    rendered
      // The policy forbids the router's inline script, and the app reads the data from its own file.
      .replace(/<script>window\.__staticRouterHydrationData = .*?<\/script>/, '')
      // React asks ahead for pictures that stand a few lines below.
      .replace(/<link rel="preload" as="image"[^>]*>/g, '')
  )
}

/**
 * @param pages their data, by path
 * @param finish makes the folder's files complete; it gets React's HTML of each page, by path
 * @throws Error that names a page which cannot be rendered; it ends the process, as the package leaves it unhandled
 */
export async function renderPages(
  pages: ReadonlyMap<string, PageData>,
  outDir: string,
  finish: (bodies: ReadonlyMap<string, string>) => Promise<void>,
) {
  globalThis.servedPages = pages
  const bodies = new Map<string, string>()
  await build(
    {
      entry: 'src/prerender.tsx',
      dirStyle: 'flat',
      beastiesOptions: false,
      // A page that fails ends the process, and nothing may be written meanwhile that would be left.
      concurrency: 1,
      includedRoutes: () => [...pages.keys()],
      onBeforePageRender: () => container,
      onPageRendered(path, html) {
        const body = bodyOf(path, html)
        bodies.set(path, body)
        // The document takes the place of what is written now.
        return body
      },
      async onFinished() {
        // Every page names its own data, so nobody requests what the package wrote for that.
        for (const name of readdirSync(outDir))
          if (name.startsWith('static-loader-data')) rmSync(join(outDir, name), { recursive: true })
        await finish(bodies)
      },
    },
    {
      build: { outDir },
      // A constant, so that without analytics the bundler drops all that belongs to it.
      define: { 'import.meta.env.ANALYTICS': Boolean(analytics.script) },
    },
  )
}
