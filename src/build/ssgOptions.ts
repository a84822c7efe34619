/** What the build adds to each prerendered page and to `dist/`; everything follows from the content. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ViteReactSSGOptions } from 'vite-react-ssg'
import type { SiteContent } from '../content/loadSite'
import { markdownUrl } from '../urls'
import { type Assets, finishPage } from './finishPage'
import { headers } from './headers'
import { llmsFullTxt } from './markdown/llmsTxt'
import { pageMarkdown } from './markdown/pageMarkdown'
import { siteFiles } from './siteFiles'

const dist = 'dist'

async function write(path: string, content: string | Uint8Array) {
  const file = join(dist, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** What the bundler made for the browser, from its manifest. */
async function readAssets(): Promise<Assets & { cssFile: string }> {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
  )
  const withImports = (key: string): string[] => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build made no ${key}`)
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(withImports)]
  }
  const cssFile = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file
  if (!cssFile) throw new Error('The build made no style sheet')
  const css = (await readFile(join(dist, cssFile), 'utf8')).trim()
  return { css, cssFile, appFiles: [...new Set(withImports('src/main.tsx'))] }
}

export function ssgOptions(): ViteReactSSGOptions {
  let assets: ReturnType<typeof readAssets> | undefined
  const readAssetsOnce = () => {
    assets ??= readAssets()
    return assets
  }
  let site: SiteContent | undefined
  /** The Markdown version of each indexable page, by path. */
  const markdown = new Map<string, string>()

  return {
    entry: 'src/prerender.tsx',
    dirStyle: 'flat',
    beastiesOptions: false,
    async onPageRendered(path, rendered, { initialState }) {
      const content: SiteContent = initialState.site
      site = content
      const page = content.pages.get(path)
      if (!page) throw new Error(`${path} was rendered, and is no page of the site`)
      const html = finishPage(page, rendered, await readAssetsOnce())
      if (!page.meta.noindex)
        markdown.set(path, await pageMarkdown(page, html, content.articles.get(path)?.markdown))
      return html
    },
    async onFinished() {
      if (!site) throw new Error('No page was rendered')
      for (const [path, make] of siteFiles(site)) await write(path, await make())
      for (const [path, text] of markdown) await write(markdownUrl(path), text)
      await write('llms-full.txt', llmsFullTxt(site, markdown))
      const { css, cssFile } = await readAssetsOnce()
      await write('_headers', headers(css))
      // Every page holds the style sheet and names its data, so nobody asks for these.
      const leftovers = (await readdir(dist)).filter((name) =>
        name.startsWith('static-loader-data'),
      )
      for (const name of [...leftovers, '.vite', cssFile])
        await rm(join(dist, name), { recursive: true, force: true })
    },
  }
}
