/** What becomes of each page after React has rendered it: its head, its styles, and no inline script. */
import { createHead, transformHtmlTemplate } from 'unhead/server'
import { headOf } from '../head'
import type { PageData } from '../page'
import { noscriptCss } from '../ui/noscriptCss'
import { servedPage } from './servedPage'

export interface Assets {
  /** The one style sheet; it stands in the page, which saves a round trip before the first paint. */
  css: string
  /** The app's entry and what it imports, for `start.ts` to fetch at once. */
  appFiles: string[]
}

interface Edit {
  /** What vite-react-ssg writes into every page. */
  pattern: RegExp
  /** What stands there instead. */
  replacement: string
  /** It is written into some pages only. */
  optional?: true
}

/**
 * The only place where the framework's output is edited by pattern, as it has no option for these.
 * The policy forbids inline scripts; their data comes from `/data/`, and a random hash in one of them would
 * make every build different. Preloads of every chunk would cost more than the page.
 */
const editsFor = ({ path, version }: PageData, { css, appFiles }: Assets): Edit[] => [
  { pattern: /<script>window\.__staticRouterHydrationData = [\s\S]*?<\/script>/, replacement: '' },
  { pattern: /<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/, replacement: '' },
  { pattern: /(<link rel="modulepreload"[^>]*>)+/, replacement: '', optional: true },
  { pattern: /<link rel="stylesheet"[^>]*>/, replacement: `<style>${css}</style>` },
  {
    pattern: /id="root"/,
    replacement: `id="root" data-page="${path}" data-version="${version}" data-app-files="${appFiles.join(' ')}"`,
  },
]

/** The router renders an error screen, in place of the page, when a loader or a component fails. */
const routerErrors = /\\"errors\\":(?!null)/

/** The page's head. unhead leaves `&` in attributes as it is, so that `&lt;` in a text would be read as `<`. */
function escapedHead(page: PageData) {
  const head = headOf(page)
  for (const tag of head.meta ?? [])
    if (typeof tag.content === 'string') tag.content = tag.content.replaceAll('&', '&amp;')
  return head
}

/**
 * @param rendered the page as vite-react-ssg made it
 * @returns the whole document
 * @throws Error where the page failed to render, or the framework's output is not as expected
 */
export function finishPage(page: PageData, rendered: string, assets: Assets): string {
  const served = servedPage(page)
  const body = editsFor(served, assets).reduce((html, { pattern, replacement, optional }) => {
    const found = pattern.exec(html)
    if (!found && optional) return html
    if (!found) throw new Error(`${page.path}: vite-react-ssg wrote no ${pattern}`)
    if (routerErrors.test(found[0])) throw new Error(`${page.path}: ${found[0]}`)
    // A function, as `$&` in a replacement string would be replaced in turn.
    return html.replace(pattern, () => replacement)
  }, rendered)
  const head = createHead()
  head.push(escapedHead(served))
  head.push({ noscript: [{ innerHTML: `<style>${noscriptCss}</style>` }] })
  return transformHtmlTemplate(head, body)
}
