/** What becomes of each page after React has rendered it: its head, its styles, and no inline script but that of the theme. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHead, transformHtmlTemplate } from '@unhead/react/server'
import type { Manifest, ManifestChunk } from 'vite'
import { headOf } from '../head'
import type { PageData } from '../page'
import { noscriptCss } from '../ui/noscriptCss'
import { themeScript } from '../ui/themeScript'

type Assets = Omit<ReturnType<typeof readAssets>, 'cssFile'>

/** @returns what the bundler made for the browser, from its manifest */
export function readAssets(dist: string) {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'))
  const withImports = (key: string): ManifestChunk[] => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build made no ${key}`)
    return [chunk, ...(chunk.imports ?? []).flatMap(withImports)]
  }
  const chunks = [...withImports('index.html'), ...withImports('src/articles/ArticleView.tsx')]
  const [cssFile, articleFile] = new Set(chunks.flatMap(({ css = [] }) => css))
  const startFile = chunks[0]?.file
  if (!startFile || !cssFile || !articleFile) throw new Error('The build made too few style sheets')
  const hash = createHash('sha256').update(read(startFile))
  return {
    /** They stand in the page, which saves a round trip; in the app, its chunks load that of articles and worksheets. */
    styles: { everywhere: read(cssFile).trim(), articles: read(articleFile).trim() },
    cssFile,
    /** The app's entry and what it imports, for `start.ts` to fetch at once. */
    appFiles: [...new Set(withImports('src/main.tsx').map(({ file }) => `/${file}`))],
    /** The script of every page, and the hash by which a browser rejects it where something between changed it. */
    start: { file: `/${startFile}`, integrity: `sha256-${hash.digest('base64')}` },
  }
}

/** The router renders an error screen, in place of the page, when a loader or a component fails. */
const routerErrors = /\\"errors\\":(?!null)/

/**
 * vite-react-ssg parses and prints every page, which takes longer than to render it. In an `xmp` all is text
 * to the parser; no page contains its end, as `<` in texts is escaped.
 */
export const unparsed = (template: string) =>
  template.replace('<div class="app" id="root"></div>', '<xmp class="app" id="root"></xmp>')

/**
 * Edits what vite-react-ssg has written by pattern, as it has no option for these: the policy forbids its inline scripts,
 * whose data comes from `/data/`, and preloads of every chunk would cost more than the page.
 * @param page with what the build adds to it
 * @returns the whole document
 * @throws Error where the page failed to render, or the framework's output is not as expected
 */
export function finishPage(page: PageData, rendered: string, assets: Assets): string {
  const { path, version } = page
  const { styles, appFiles, start } = assets
  const needed = [styles.everywhere]
  if (/<article|data-worksheet/.test(rendered)) needed.push(styles.articles)
  const css = needed.map((sheet) => `<style>${sheet}</style>`).join('')
  const startAttributes = `src="${start.file}" integrity="${start.integrity}"`
  const rootAttributes = `data-page="${path}" data-version="${version}" data-app-files="${appFiles.join(' ')}"`
  const edits: [pattern: RegExp, replacement: string][] = [
    [/<script>window\.__staticRouterHydrationData = [\s\S]*?<\/script>/, ''],
    // A random hash, which would make every build different.
    [/<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/, ''],
    [/(?<=<script [^>]*)src="\/assets\/start-[^"]+"/, startAttributes],
    [/(<link rel="(modulepreload|stylesheet)"[^>]*>\s*)+/, `<script>${themeScript}</script>${css}`],
    [/<\/xmp>/, '</div>'],
    [/<xmp class="app" id="root"/, `<div class="app" id="root" ${rootAttributes}`],
  ]
  let html = rendered
  for (const [pattern, replacement] of edits) {
    const [found] = pattern.exec(html) ?? []
    if (!found) throw new Error(`${path}: vite-react-ssg wrote no ${pattern}`)
    if (routerErrors.test(found)) throw new Error(`${path}: ${found}`)
    // A function, as `$&` in a replacement string would be replaced in turn.
    html = html.replace(pattern, () => replacement)
  }
  const head = headOf(page)
  // unhead leaves `&` in attributes as it is, so that `&lt;` in a text would be read as `<`.
  for (const tag of head.meta ?? [])
    if (typeof tag.content === 'string') tag.content = tag.content.replaceAll('&', '&amp;')
  const noscript = [{ innerHTML: `<style>${noscriptCss}</style>` }]
  return transformHtmlTemplate(createHead({ init: [head, { noscript }] }), html)
}
