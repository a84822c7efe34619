/** The files that a build would write, each made when the development server is asked for it. */
import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import type { ModuleRunner } from 'vite/module-runner'
import type { SiteContent } from '../../content/loadSite'
import type { SiteFile } from '../siteFile'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.xml': 'application/xml',
}

type Files = Map<string, SiteFile[1]>

/** The smaller files of an image, as only its file tells them. */
async function imageFilesAt(runner: ModuleRunner, path: string): Promise<SiteFile[]> {
  const { filesOfImage } = await runner.import('/src/build/images/filesOfImage.ts')
  return filesOfImage(path.replace(/(?<=\.\w+)-\d+\.avif$/, ''))
}

/** @returns what gives the file at a path; nothing where there is none */
export function contentFiles(runner: ModuleRunner) {
  /** The files that can be requested, and the content that they follow from. */
  let current: { site: SiteContent; files: Files } | undefined

  async function readSite() {
    const { loadSite } = await runner.import('/src/content/loadSite.ts')
    const site: SiteContent = await loadSite()
    if (current?.site !== site) {
      const { filesOfPage } = await runner.import('/src/build/filesOfPage.ts')
      const { siteFiles } = await runner.import('/src/build/siteFiles.ts')
      const pages: SiteFile[] = [...site.pages.values()].flatMap((page) => filesOfPage(page))
      current = { site, files: new Map([...pages, ...siteFiles(site)]) }
    }
    return current
  }

  /** While the content has a mistake, the site stays as it was before. */
  const readOrKeep = () =>
    readSite().catch((error: unknown) => {
      if (current) return current
      throw error
    })

  async function makerOf(path: string): Promise<SiteFile[1] | undefined> {
    const ofImage = new Map(await imageFilesAt(runner, path)).get(path)
    // What stands in public/ is served whatever becomes of the content.
    if (ofImage || existsSync(`public${path}`)) return ofImage
    const { site, files } = await readOrKeep()
    // The search index has to read all articles, so it is made with the first request for it.
    if (path.startsWith('/search/') && !files.has(path)) {
      const { indexSite } = await runner.import('/src/build/searchIndex/indexSite.ts')
      for (const [name, make] of await indexSite(site)) files.set(name, make)
    }
    return files.get(path)
  }

  return async function fileAt(path: string): Promise<Response | undefined> {
    const make = await makerOf(path)
    if (!make) return undefined
    const content = await make()
    const headers = {
      'Cache-Control': 'no-cache',
      'Content-Type': types[extname(path)] ?? 'text/plain; charset=utf-8',
    }
    return new Response(typeof content === 'string' ? content : Buffer.from(content), { headers })
  }
}
