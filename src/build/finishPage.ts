/** Finishes a page after React has rendered it: its head, and no inline script but that of the theme. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHead, transformHtmlTemplate } from '@unhead/react/server'
import type { Manifest, ManifestChunk } from 'vite'
import { headOf } from '../head'
import { htmlAttributes } from '../locale'
import type { PageData } from '../page'
import { noscriptCss, themeScript } from '../ui/inlined'

export type Assets = Omit<ReturnType<typeof readAssets>, 'css'>

/** @returns the files that the bundler made for the browser, from its manifest */
export function readAssets(dist: string) {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'))
  const withImports = (key: string): ManifestChunk[] => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build made no ${key}`)
    return [chunk, ...(chunk.imports ?? []).flatMap(withImports)]
  }
  const [start] = withImports('index.html')
  const [cssFile] = start?.css ?? []
  if (!start || !cssFile) throw new Error('The build made no style sheet')
  const hash = createHash('sha256').update(read(start.file))
  return {
    css: read(cssFile).trim(),
    /** The sheet of all styles, for the app: the page in which it starts may hold only some. */
    appStyles: `/${cssFile}`,
    /** The app's entry and what it imports, for `start.ts` to fetch at once. */
    appFiles: [...new Set(withImports('src/main.tsx').map(({ file }) => `/${file}`))],
    /** The script of every page, and the hash by which a browser rejects it where something between changed it. */
    start: { file: `/${start.file}`, integrity: `sha256-${hash.digest('base64')}` },
  }
}

/** Around each page, as in development. */
const template = readFileSync('index.html', 'utf8').replace('<html>', `<html ${htmlAttributes()}>`)

/** @returns the whole document, but for its styles */
export function finishPage(page: PageData, body: string, assets: Assets): string {
  const { path, version } = page
  const { appStyles, appFiles, start } = assets
  const attributes = `data-page="${path}" data-version="${version}" data-app-styles="${appStyles}" data-app-files="${appFiles.join(' ')}"`
  const source = `crossorigin src="${start.file}" integrity="${start.integrity}"`
  const html = template
    .replace('</head>', `<script>${themeScript}</script></head>`)
    .replace('src="/src/start.ts"', source)
    // A function, as `$&` in a replacement string would be replaced in turn.
    .replace(/(<div class="app" id="root")>/, (_, element) => `${element} ${attributes}>${body}`)
  const head = headOf(page)
  // unhead leaves `&` in attributes as it is, so that `&lt;` in a text would be read as `<`.
  for (const tag of head.meta ?? [])
    if (typeof tag.content === 'string') tag.content = tag.content.replaceAll('&', '&amp;')
  const noscript = [{ innerHTML: `<style>${noscriptCss}</style>` }]
  // Its defaults name English as the language.
  const documentHead = createHead({ disableDefaults: true, init: [head, { noscript }] })
  return transformHtmlTemplate(documentHead, html)
}
