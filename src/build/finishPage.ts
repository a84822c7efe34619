/** What becomes of each page after React has rendered it: its head, its styles, and no inline script. */
import { createHead, transformHtmlTemplate } from 'unhead/server'
import { headOf } from '../head'
import type { PageData } from '../page'
import { structuredData } from './structuredData/structuredData'

const hydration =
  /<script[^>]*>window\.__staticRouterHydrationData = JSON\.parse\(("(?:[^"\\]|\\.)*")\);?<\/script>/

/** The inline script in which the prerenderer leaves the router's data. */
function pageDataOf(path: string, html: string): PageData {
  const text = hydration.exec(html)?.[1]
  if (!text) throw new Error(`${path}: the prerendered page holds no data`)
  const { loaderData, errors } = JSON.parse(JSON.parse(text))
  // The prerenderer would take the router's error screen for the page.
  if (errors) throw new Error(`${path}: ${JSON.stringify(errors)}`)
  return loaderData.page
}

export interface Assets {
  /** The one style sheet; it goes into the page: one round trip less before the first paint. */
  css: string
  /** The app's entry and what that imports, for `start.ts` to fetch in one go. */
  app: string[]
}

/** @param html the page as the prerenderer made it */
export function finishPage(path: string, html: string, { css, app }: Assets) {
  const data = pageDataOf(path, html)
  const body = html
    .replace(hydration, '')
    .replace(/<script>[^<]*__VITE_REACT_SSG[^<]*<\/script>/g, '')
    .replace(/<script>\/\*[^<]*<\/script>/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/<link[^>]*rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`)
    .replace('id="root"', () => `id="root" data-page="${path}" data-app="${app.join(' ')}"`)
  const head = createHead()
  head.push(headOf(data.meta, path))
  const graph = structuredData(data)
  if (graph) head.push({ script: [{ type: 'application/ld+json', innerHTML: graph }] })
  return { data, html: transformHtmlTemplate(head, body) }
}
