/** What the bundler made for the browser, from its manifest. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Assets {
  /** The one style sheet; it stands in the page, which saves a round trip before the first paint. */
  css: string
  /** The app's entry and what it imports, for `start.ts` to fetch at once. */
  appFiles: string[]
  /** The script of every page, and the hash by which a browser rejects it where something between changed it. */
  start: { file: string; integrity: string }
}

export async function readAssets(dist: string): Promise<Assets & { cssFile: string }> {
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
  const [startFile = ''] = withImports('index.html')
  const hash = createHash('sha256').update(await readFile(join(dist, startFile)))
  const start = { file: startFile, integrity: `sha256-${hash.digest('base64')}` }
  return { css, cssFile, appFiles: [...new Set(withImports('src/main.tsx'))], start }
}
