/** What the build adds to each prerendered page and to `dist/`; everything follows from the content. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ViteReactSSGOptions } from 'vite-react-ssg'
import { cmsFiles } from '../cms/cmsFiles'
import { formatProblems } from '../content/contentError'
import type { SiteContent } from '../content/loadSite'
import { cms, site as firm } from '../site'
import { markdownUrl } from '../urls'
import { readAssets } from './assets'
import { warnOfFileCount } from './fileCount'
import { filesOfPage } from './filesOfPage'
import { finishPage, unparsed } from './finishPage'
import { bundleFunction } from './hosts/bundleFunction'
import { headerRules } from './hosts/headerRules'
import { checkHost, hostFiles } from './hosts/hostFiles'
import { filesOfImage } from './images/filesOfImage'
import { listedPackages, recordPackages } from './licenses/bundledPackages'
import { fontPackages, licensesTxt } from './licenses/licensesTxt'
import { lostAddresses, lostProblems } from './lostAddresses'
import { writeManifest } from './manifest'
import { llmsFullTxt } from './markdown/llmsTxt'
import { pageMarkdown, textOfPage } from './markdown/pageMarkdown'
import { readLastBuild } from './previousBuild'
import { indexSite } from './searchIndex/indexSite'
import { servedPage } from './servedPage'
import { siteFiles } from './siteFiles'
import { currentAssets } from './supersededAssets'
import { writerTo } from './writeDist'

/** @param dist the folder that the site is built in */
export function ssgOptions(dist: string): ViteReactSSGOptions {
  const { write, writeAll } = writerTo(dist)
  let assets: ReturnType<typeof readAssets> | undefined
  const readAssetsOnce = () => {
    assets ??= readAssets(dist)
    return assets
  }
  let site: SiteContent | undefined
  /** The Markdown version of each indexable page that is no article, by path. */
  const markdown = new Map<string, string>()

  return {
    entry: 'src/prerender.tsx',
    dirStyle: 'flat',
    beastiesOptions: false,
    onBeforePageRender: (_, template) => unparsed(template),
    async onPageRendered(path, rendered, { initialState }) {
      const content: SiteContent = initialState.site
      if (!site) checkHost(content)
      site = content
      const page = content.pages.get(path)
      if (!page) throw new Error(`${path} was rendered, and is no page of the site`)
      const served = servedPage(await page.load())
      const html = finishPage(served, rendered, await readAssetsOnce())
      await writeAll(filesOfPage(page, async () => served))
      for (const url of await page.images()) await writeAll(await filesOfImage(url))
      if (!page.article && !page.meta.noindex) {
        const text = pageMarkdown(served, await textOfPage(html, path))
        await write(markdownUrl(path), text)
        markdown.set(path, text)
      }
      return html
    },
    async onFinished() {
      if (!site) throw new Error('No page was rendered')
      const lost = await lostAddresses(await readLastBuild(), site.pages.values())
      if (lost.length > 0) console.warn(`\n${formatProblems(lostProblems(lost))}`)
      await writeAll(siteFiles(site))
      const packages = await listedPackages(dist)
      if (cms.repository) await writeAll(await cmsFiles([recordPackages(packages)]))
      const worker = await bundleFunction([recordPackages(packages)])
      await write('licenses.txt', await licensesTxt([...packages, ...fontPackages]))
      await writeAll(await indexSite(site))
      await write('llms-full.txt', await llmsFullTxt(site, markdown))
      const { styles, cssFile } = await readAssetsOnce()
      // Every page holds its first style sheet and names its data, so nobody requests these.
      const leftovers = (await readdir(dist)).filter((name) =>
        name.startsWith('static-loader-data'),
      )
      for (const name of [...leftovers, '.vite', cssFile])
        await rm(join(dist, name), { recursive: true, force: true })
      const assets = await currentAssets(join(dist, 'assets'))
      const rules = headerRules(
        Object.values(styles),
        assets.map((name) => `/assets/${name}`),
      )
      await writeAll(await hostFiles(dist, site, rules, lost, worker))
      await warnOfFileCount(dist)
      const { pages, articles } = site
      await writeManifest(dist, {
        origin: firm.origin,
        pages: pages.size,
        articles: articles.length,
      })
    },
  }
}
