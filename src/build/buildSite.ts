/** Builds the site: content is read and rendered, all problems are reported in one round, and only then costly files are made. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ViteReactSSGOptions } from 'vite-react-ssg'
import { build } from 'vite-react-ssg/node'
import { cmsWarnings } from '../cms/config'
import { checkPages } from '../content/checkPages'
import { now } from '../content/days'
import { pruneCache } from '../content/fileCache'
import type { SitePage } from '../content/pageMaker'
import { formatProblems, type Problem, stopAt } from '../content/problem'
import { readSite, type Site } from '../content/readSite'
import type { PageData } from '../page'
import { analytics, cms, site as firm } from '../site'
import { drawings } from './drawings'
import { finishPage, readAssets, renderedBody } from './finishPage'
import { cloudflareFiles, headersFile } from './hosts/cloudflare'
import { nginxConf } from './hosts/nginx'
import { headerRules, redirectRules } from './hosts/rules'
import { pageStyles } from './pageStyles'
import { weightWarning } from './pageWeights'
import { renderedPages } from './renderedPages'
import { longLineProblems } from './settings'
import { isCardMissing } from './sharingCard'
import { servedPage, siteFiles } from './siteFiles'
import { filesIn, replaceFolder, type SiteFile, writeBuildInfo, writeFiles } from './writeDist'

declare global {
  /** The pages of this build, by path, for `prerender.tsx`, which is bundled apart and runs in the same process. */
  var servedPages: Map<string, PageData>
}

/** Prints warnings. @throws Error with every problem, where one is more than a warning */
function report(problems: readonly Problem[]) {
  const warnings = stopAt(problems)
  if (warnings.length > 0) console.warn(formatProblems(warnings))
}

/**
 * Draws the sharing cards that the cache lacks in a process of its own, while the bundler and React work in this one.
 * What fails there is made again, and reported, when it is written.
 */
async function drawCards(pages: Iterable<PageData>) {
  const missing = [...pages].filter(isCardMissing)
  if (missing.length === 0) return
  const drawing = fork(new URL('./drawCards.ts', import.meta.url))
  drawing.send(missing)
  await once(drawing, 'exit')
}

function ssgOptions(site: Site, dist: string): ViteReactSSGOptions {
  const rendered = renderedPages(servedPages)
  const htmlOf = ({ path }: SitePage) => rendered.kept.get(path)?.body ?? ''
  const files = siteFiles(site, htmlOf, Boolean(cms.repository))
  const hasMistakes = site.problems.some(({ isWarning }) => !isWarning)
  const cards = hasMistakes ? undefined : drawCards(servedPages.values())
  return {
    entry: 'src/prerender.tsx',
    dirStyle: 'flat',
    beastiesOptions: false,
    includedRoutes: () => rendered.missing,
    // Every page is parsed and printed, which takes longer than to render it. In an `xmp`, from which `finishPage`
    // takes it, all is text to the parser; no page contains its end, as `<` in texts is escaped.
    onBeforePageRender: (_, template) =>
      template.replace('<div class="app" id="root"></div>', '<xmp class="app" id="root"></xmp>'),
    onPageRendered(path, html) {
      rendered.add(path, renderedBody(path, html))
      // What is written now is replaced by the finished page.
      return html
    },
    async onFinished() {
      const pages = [...site.pages.values()]
      const assets = readAssets(dist)
      const finished = pages.map(({ path, file, data }) => {
        const page = rendered.kept.get(path)
        if (!page) throw new Error(`${path} is a page of the site, and was not rendered`)
        const served = servedPage(data, site.people)
        const html = finishPage(served, page.body, assets)
        return { ...served, ...page.scan, path, file, html }
      })
      const exists = (path: string) => files.has(path) || existsSync(join(dist, path))
      report([...site.problems, ...checkPages(finished, site, exists)])
      for (const warning of cmsWarnings()) console.warn(`warning: ${warning}`)
      const styles = pageStyles(assets.css, finished)
      const pageFiles = styles.pages.map(({ path, html }): SiteFile => {
        return [path === '/' ? '/index.html' : `${path}.html`, () => html]
      })
      await cards
      await writeFiles(dist, [...(await drawings()), ...files, ...pageFiles, ...styles.files])
      // Every page names its data, so nobody requests what the prerenderer wrote for that.
      const loaderData = (await readdir(dist)).filter((name) => /^static-loader-data/.test(name))
      for (const name of [...loaderData, '.vite'])
        await rm(join(dist, name), { recursive: true, force: true })
      const assetFiles = (await filesIn(dist)).filter((path) => path.startsWith('/assets/'))
      const headers = headerRules(styles.inline, assetFiles)
      report(longLineProblems(headersFile(headers)))
      const redirects = redirectRules(pages)
      const nginx: SiteFile = ['/_nginx.conf', () => nginxConf(headers, redirects)]
      await writeFiles(dist, [...cloudflareFiles(headers, redirects), nginx])
      const facts = { origin: firm.origin, pages: pages.length, articles: site.articles.length }
      await writeBuildInfo(dist, facts)
      const heavy = weightWarning(styles.pages)
      if (heavy) console.warn(heavy)
    },
  }
}

/** Builds in the place of the last `dist`, which a build that fails leaves as it was. @throws Error with every problem in the content */
export async function buildSite() {
  // One time for all that a build makes.
  process.env.SOURCE_DATE_EPOCH = String(Math.floor(now() / 1000))
  const site = await readSite({ keeps: true })
  globalThis.servedPages = new Map()
  for (const page of site.pages.values())
    servedPages.set(page.path, servedPage(page.data, site.people))
  const buildIn = (outDir: string) =>
    build(ssgOptions(site, outDir), {
      build: { outDir },
      // A constant, so that without analytics the bundler drops all that belongs to it.
      define: { 'import.meta.env.ANALYTICS': Boolean(analytics.script) },
      configLoader: 'native',
    })
  // The prerenderer removes its modules only after a build that succeeds.
  await replaceFolder('dist', buildIn, '.vite-react-ssg-temp')
  pruneCache()
}
