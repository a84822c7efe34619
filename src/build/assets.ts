/** What the bundler made for the browser, from its manifest. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Assets {
  /** The style sheets; they stand in the page, which saves a round trip before the first paint. */
  styles: {
    everywhere: string
    /** Where there is an article or a worksheet; in the app, their chunks load it. */
    articles: string
  }
  /** The app's entry and what it imports, for `start.ts` to fetch at once. */
  appFiles: string[]
  /** The script of every page, and the hash by which a browser rejects it where something between changed it. */
  start: { file: string; integrity: string }
}

export async function readAssets(dist: string): Promise<Assets & { cssFile: string }> {
  const manifest: Record<string, { file: string; imports?: string[]; css?: string[] }> = JSON.parse(
    await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
  )
  const withImports = (key: string): string[] => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build made no ${key}`)
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(withImports)]
  }
  const cssFilesOf = (key: string): string[] => {
    const { css = [], imports = [] } = manifest[key] ?? {}
    return [...css, ...imports.flatMap(cssFilesOf)]
  }
  const [cssFile] = cssFilesOf('index.html')
  const articleFile = cssFilesOf('src/articles/ArticleView.tsx').find((file) => file !== cssFile)
  if (!cssFile || !articleFile) throw new Error('The build made fewer than two style sheets')
  const readCss = async (file: string) => (await readFile(join(dist, file), 'utf8')).trim()
  const styles = {
    everywhere: await readCss(cssFile),
    articles: await readCss(articleFile),
  }
  const [startFile = ''] = withImports('index.html')
  const hash = createHash('sha256').update(await readFile(join(dist, startFile)))
  const start = { file: startFile, integrity: `sha256-${hash.digest('base64')}` }
  return { styles, cssFile, appFiles: [...new Set(withImports('src/main.tsx'))], start }
}
