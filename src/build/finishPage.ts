/** What becomes of each page after React has rendered it: its head, its styles, and no inline script. */
import { createHead, transformHtmlTemplate } from 'unhead/server'
import { headOf } from '../head'
import type { PageData } from '../page'
import { noscriptCss } from '../ui/noscriptCss'
import type { Assets } from './assets'

interface Edit {
  /** What vite-react-ssg writes into every page. */
  pattern: RegExp
  /** What stands there instead. */
  replacement: string
}

/**
 * The only place where the framework's output is edited by pattern, as it has no option for these.
 * The policy forbids inline scripts; their data comes from `/data/`, and a random hash in one of them would
 * make every build different. Preloads of every chunk would cost more than the page.
 */
const editsFor = (
  { path, version }: PageData,
  { appFiles, start }: Assets,
  styles: string,
): Edit[] => [
  { pattern: /<script>window\.__staticRouterHydrationData = [\s\S]*?<\/script>/, replacement: '' },
  { pattern: /<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/, replacement: '' },
  {
    pattern: /(?<=<script [^>]*)src="\/assets\/start-[^"]+"/,
    replacement: `src="${start.file}" integrity="${start.integrity}"`,
  },
  {
    pattern:
      /(<link rel="modulepreload"[^>]*>\s*)*(<link rel="stylesheet"[^>]*>\s*(<link rel="modulepreload"[^>]*>\s*)*)+/,
    replacement: styles,
  },
  { pattern: /<\/xmp>/, replacement: '</div>' },
  {
    pattern: /<xmp class="app" id="root"/,
    replacement: `<div class="app" id="root" data-page="${path}" data-version="${version}" data-app-files="${appFiles.join(' ')}"`,
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

const container = '<div class="app" id="root"></div>'

/**
 * vite-react-ssg parses and prints every page, which takes longer than to render it. In an `xmp` all is text
 * to the parser; no page contains its end, as `<` in texts is escaped.
 * @param template the document into which pages are rendered
 */
export function unparsed(template: string): string {
  if (!template.includes(container)) throw new Error(`index.html: ${container} is missing`)
  return template.replace(container, '<xmp class="app" id="root"></xmp>')
}

/**
 * @param page with what the build adds to it
 * @param rendered the page as vite-react-ssg made it
 * @returns the whole document
 * @throws Error where the page failed to render, or the framework's output is not as expected
 */
export function finishPage(page: PageData, rendered: string, assets: Assets): string {
  const { everywhere, articles } = assets.styles
  const sheets = /<article|data-worksheet/.test(rendered) ? [everywhere, articles] : [everywhere]
  const styles = sheets.map((css) => `<style>${css}</style>`).join('')
  const body = editsFor(page, assets, styles).reduce((html, { pattern, replacement }) => {
    const found = pattern.exec(html)
    if (!found) throw new Error(`${page.path}: vite-react-ssg wrote no ${pattern}`)
    if (routerErrors.test(found[0])) throw new Error(`${page.path}: ${found[0]}`)
    // A function, as `$&` in a replacement string would be replaced in turn.
    return html.replace(pattern, () => replacement)
  }, rendered)
  const head = createHead()
  head.push(escapedHead(page))
  head.push({ noscript: [{ innerHTML: `<style>${noscriptCss}</style>` }] })
  return transformHtmlTemplate(head, body)
}
