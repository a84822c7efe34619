/** Builds the site: content is read and rendered, all problems are reported in one round, and only then costly files are made. */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Tinypool from 'tinypool'
import { cmsWarnings } from '../cms/config'
import { checkPages } from '../content/checkPages'
import { now } from '../content/days'
import { pruneCache } from '../content/fileCache'
import { filesIn } from '../content/filesIn'
import { formatProblems, type Problem, stopAt } from '../content/problem'
import { readSite, type Site } from '../content/readSite'
import { scanPage } from '../content/scanPage'
import type { SitePage } from '../content/toPage'
import type { PageData } from '../page'
import { cms, site as firm } from '../site'
import { inlineCover } from './drawCover'
import { drawings } from './drawings'
import { type Assets, finishPage, readAssets } from './finishPage'
import {
  cloudflareFiles,
  headerRules,
  headersFile,
  redirectRules,
  redirectsFile,
} from './hosts/cloudflare'
import { shownMarkdown } from './pageMarkdown'
import { pageStyles } from './pageStyles'
import { weightWarning } from './pageWeights'
import { leaveOutPictures, publicPages } from './publicFiles'
import { renderPages } from './renderPages'
import { longLineProblems } from './settings'
import { isCardMissing } from './sharingCard'
import { siteFiles } from './siteFiles'
import { lockFolder, replaceFolder, type SiteFile, writeBuildInfo, writeFiles } from './writeDist'

/** Prints warnings. @throws Error with every problem, where one is more than a warning */
function report(problems: readonly Problem[]) {
  const warnings = stopAt(problems)
  if (warnings.length > 0) console.warn(formatProblems(warnings))
}

/**
 * Draws the sharing cards that the cache lacks into it, in processes beside this one, as a thread could not import
 * TypeScript. @returns `finished`, which a card that fails does not reject, as it is tried again and reported later; `stop`
 */
function drawCards(pages: Iterable<PageData>) {
  const missing = [...pages].filter(isCardMissing)
  if (missing.length === 0) return { finished: Promise.resolve([]), stop() {} }
  const filename = new URL('sharingCard.ts', import.meta.url).href
  const pool = new Tinypool({ filename, runtime: 'child_process', maxThreads: 2 })
  const finished = Promise.allSettled(
    missing.map((page) => pool.run(page, { name: 'sharingCard' })),
  )
  return { finished, stop: () => pool.destroy() }
}

/** @param bodies React's HTML of each page, by path. @returns the document of each page without its styles, and what is in it */
function finishPages(site: Site, bodies: ReadonlyMap<string, string>, assets: Assets) {
  const covers = new Map(site.articles.map(({ article }) => [article.image, article]))
  const pages = [...site.pages.values()].map(async ({ path, file, data }) => {
    const body = bodies.get(path)
    if (!body) throw new Error(`${path} is a page of the site, and was not rendered`)
    const html = await inlineCover(finishPage(data, body, assets), covers)
    return { ...data, ...scanPage(body, data.meta.title), path, file, body, html }
  })
  return Promise.all(pages)
}

/** Writes all files of a site into a folder that has what the bundler made for the browser. */
async function writeDist(
  site: Site,
  dist: string,
  files: ReadonlyMap<string, SiteFile[1]>,
  styles: ReturnType<typeof pageStyles>,
) {
  const pageFiles = styles.pages.map(({ path, html }): SiteFile => {
    return [path === '/' ? '/index.html' : `${path}.html`, () => html]
  })
  const allFiles = [...drawings(), ...files, ...pageFiles, ...styles.files]
  const [heavy] = await Promise.all([weightWarning(styles.pages), writeFiles(dist, allFiles)])
  await rm(join(dist, '.vite'), { recursive: true })
  report(await leaveOutPictures(dist, site.converted))
  const pages = [...site.pages.values()]
  const assetFiles = filesIn(dist).filter((path) => path.startsWith('/assets/'))
  const headers = headersFile(headerRules(styles.inline, assetFiles))
  report(longLineProblems(headers))
  const redirects = redirectsFile(redirectRules(pages))
  await writeFiles(dist, cloudflareFiles(headers, redirects))
  const facts = { origin: firm.origin, pages: pages.length, articles: site.articles.length }
  await writeBuildInfo(dist, facts)
  if (heavy) console.warn(heavy)
}

/**
 * The way of all texts into `dist/`, in the place of the last one, which a build that fails leaves as it was.
 * @throws Error with every problem in the content, or if a build is running
 */
export async function buildSite() {
  const unlock = lockFolder('dist')
  // A page that cannot be rendered ends the process.
  process.once('exit', unlock)
  // One time for all that a build makes.
  process.env.SOURCE_DATE_EPOCH = String(Math.floor(now() / 1000))

  // `readArticle`, `linkArticles` and `toPage`: from the texts to the data of each page.
  const site = await readSite()
  const pages = new Map([...site.pages].map(([path, { data }]) => [path, data]))
  const hasMistakes = site.problems.some(({ isWarning }) => !isWarning)
  const cards = drawCards(hasMistakes ? [] : pages.values())

  // vite-react-ssg bundles, and renders each route.
  const buildIn = (dist: string) =>
    renderPages(pages, dist, async (bodies) => {
      const assets = readAssets(dist)
      const finished = await finishPages(site, bodies, assets)

      const shownOn = ({ path }: SitePage) => shownMarkdown(bodies.get(path) ?? '', path)
      const files = siteFiles(site, shownOn, Boolean(cms.repository), assets.css)
      const exists = (path: string) => files.has(path) || existsSync(join(dist, path))
      const checked = [...finished, ...publicPages('public')]
      report([...site.problems, ...checkPages(checked, site, exists)])
      for (const warning of cmsWarnings()) console.warn(`warning: ${warning}`)

      await cards.finished
      await writeDist(site, dist, files, pageStyles(assets.css, finished))
    })
  try {
    // The package removes its modules only after a build that succeeds.
    await replaceFolder('dist', buildIn, '.vite-react-ssg-temp')
  } finally {
    await cards.stop()
    unlock()
  }
  pruneCache()
}
