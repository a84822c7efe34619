/** What the build adds to each page and to `dist/`; everything is derived from the pages' own data. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ViteReactSSGOptions } from 'vite-react-ssg'
import type { LinkedArticle } from '../articles/schema'
import { cardOf } from '../content/relatedArticles'
import type { PageData } from '../page'
import { dataUrl } from '../urls'
import type { BuiltPage } from './builtSite'
import { type Assets, finishPage } from './finishPage'
import { headers } from './headers'
import { redirects } from './redirects'
import { searchFiles } from './searchIndex/searchFiles'
import { outputsOf } from './siteFiles'

const out = 'dist'

async function write(path: string, text: string | Uint8Array) {
  const file = join(out, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** The articles among the pages, newest first. @public the development server loads it by name */
export const articlesOf = (pages: Iterable<PageData>): LinkedArticle[] =>
  [...pages]
    .flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === 'article' ? [section.article] : [])),
    )
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))

/** What the client's build made, from its manifest. */
async function readAssets() {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    await readFile(join(out, '.vite/manifest.json'), 'utf8'),
  )
  const all = (key: string): string[] => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build made no ${key}`)
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(all)]
  }
  const cssFile = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file
  if (!cssFile) throw new Error('The build made no style sheet')
  const css = (await readFile(join(out, cssFile), 'utf8')).trim()
  return { css, cssFile, app: [...new Set(all('src/main.tsx'))] }
}

export function ssgOptions(): ViteReactSSGOptions {
  const pages = new Map<string, BuiltPage>()
  let assets: Promise<Assets & { cssFile: string }> | undefined
  const readOnce = () => {
    assets ??= readAssets()
    return assets
  }

  return {
    entry: 'src/main.tsx',
    dirStyle: 'flat',
    beastiesOptions: false,
    async onPageRendered(path, rendered) {
      const page = finishPage(path, rendered, await readOnce())
      pages.set(path, page)
      return page.html
    },
    async onFinished() {
      // Pages are finished in no fixed order; what is written of them has one.
      const built = [...pages.values()].sort((a, b) => a.data.path.localeCompare(b.data.path))
      const all = built.map(({ data }) => data)
      const articles = articlesOf(all)
      for (const { markdown, ...data } of all) await write(dataUrl(data.path), JSON.stringify(data))
      await write('_redirects', redirects(all))
      for (const [url, text] of searchFiles(articles)) await write(url, text)
      await write('articles.json', JSON.stringify({ articles: articles.map(cardOf) }))
      for (const [path, content] of await outputsOf({ pages: built, articles }))
        await write(path, content)
      const { css, cssFile } = await readOnce()
      await write('_headers', headers(css))
      const left = (await readdir(out)).filter((name) => name.startsWith('static-loader-data'))
      for (const name of [...left, '.vite'])
        await rm(join(out, name), { recursive: true, force: true })
      await rm(join(out, cssFile))
    },
  }
}
