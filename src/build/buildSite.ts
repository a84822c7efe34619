/** Builds the site: content is read and rendered, all problems are reported in one round, and only then costly files are made. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
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
import type { Task } from './buildWorker'
import { drawings } from './drawings'
import { finishPage, readAssets } from './finishPage'
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
  // For `prerender.tsx`, which is bundled apart and runs in the same process.
  /** The pages of this build, by path. */
  var servedPages: Map<string, PageData>
  /** @returns what React makes of a page. @throws Error if there is none at the path, or it cannot be rendered */
  var renderPage: (path: string) => Promise<string>
}

/** Prints warnings. @throws Error with every problem, where one is more than a warning */
function report(problems: readonly Problem[]) {
  const warnings = stopAt(problems)
  if (warnings.length > 0) console.warn(formatProblems(warnings))
}

/** @returns another file of the project as this one is: compiled (`scripts/compiled.js`), or not */
const moduleUrl = (file: string) =>
  new URL(`../../${file}`.replace(/\.ts$/, extname(import.meta.url)), import.meta.url)

/** A process beside this one, which starts once there is work for it. What fails there is made again here, and reported. */
function workerBeside() {
  let worker: ChildProcess | undefined
  function send(task: Task) {
    // One that has failed can take no task any more.
    if (!worker?.connected) worker = fork(moduleUrl('src/build/buildWorker.ts'))
    worker.send(task)
    return worker
  }
  return {
    readArticles: () => send({ read: true }),
    /** Draws the sharing cards that the cache lacks, while the bundler and React work in this process. */
    async drawCards(pages: Iterable<PageData>) {
      const missing = [...pages].filter(isCardMissing)
      if (worker || missing.length > 0) await once(send({ draw: missing }), 'exit')
    },
    stop: () => worker?.kill(),
  }
}

/** @returns the content of a page's root. @throws Error that names the page */
async function renderBody(path: string) {
  try {
    return await globalThis.renderPage(path)
  } catch (error) {
    throw new Error(`${path} cannot be rendered: ${Object(error).stack}`)
  }
}

function ssgOptions(
  site: Site,
  dist: string,
  drawCards: (pages: Iterable<PageData>) => Promise<void>,
): ViteReactSSGOptions {
  const rendered = renderedPages(servedPages)
  const shownOn = ({ path }: SitePage) => rendered.kept.get(path)?.markdown ?? ''
  const files = siteFiles(site, shownOn, Boolean(cms.repository))
  const hasMistakes = site.problems.some(({ isWarning }) => !isWarning)
  const cards = drawCards(hasMistakes ? [] : servedPages.values())
  return {
    entry: 'src/prerender.tsx',
    dirStyle: 'flat',
    beastiesOptions: false,
    // The prerenderer would parse and print each page, which takes three times as long as to render it.
    async includedRoutes() {
      for (const path of rendered.missing) rendered.add(path, await renderBody(path))
      return []
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
      const allFiles = [...(await drawings()), ...files, ...pageFiles, ...styles.files]
      const [heavy] = await Promise.all([weightWarning(styles.pages), writeFiles(dist, allFiles)])
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
      if (heavy) console.warn(heavy)
    },
  }
}

async function buildBeside({ readArticles, drawCards }: ReturnType<typeof workerBeside>) {
  const importPage = (file: string) => import(/* @vite-ignore */ moduleUrl(file).href)
  const site = await readSite({ keeps: true, onManyMissing: readArticles, importPage })
  globalThis.servedPages = new Map()
  for (const page of site.pages.values())
    servedPages.set(page.path, servedPage(page.data, site.people))
  const buildIn = (outDir: string) =>
    build(ssgOptions(site, outDir, drawCards), {
      build: { outDir },
      // A constant, so that without analytics the bundler drops all that belongs to it.
      define: { 'import.meta.env.ANALYTICS': Boolean(analytics.script) },
    })
  // The prerenderer removes its modules only after a build that succeeds.
  await replaceFolder('dist', buildIn, '.vite-react-ssg-temp')
}

/** Builds in the place of the last `dist`, which a build that fails leaves as it was. @throws Error with every problem in the content */
export async function buildSite() {
  // One time for all that a build makes.
  process.env.SOURCE_DATE_EPOCH = String(Math.floor(now() / 1000))
  const worker = workerBeside()
  try {
    await buildBeside(worker)
  } finally {
    worker.stop()
  }
  pruneCache()
}
