/** Builds the site: content is read and rendered, all problems are reported in one round, and only then costly files are made. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { cmsWarnings } from '../cms/config'
import { checkPages } from '../content/checkPages'
import { now } from '../content/days'
import { pruneCache } from '../content/fileCache'
import type { SitePage } from '../content/pageMaker'
import { formatProblems, type Problem, stopAt } from '../content/problem'
import { readSite, type Site } from '../content/readSite'
import { scanPage } from '../content/scanPage'
import type { PageData } from '../page'
import { cms, site as firm } from '../site'
import type { Task } from './buildWorker'
import { drawings } from './drawings'
import { finishPage, readAssets } from './finishPage'
import { cloudflareFiles, headersFile } from './hosts/cloudflare'
import { nginxConf } from './hosts/nginx'
import { headerRules, redirectRules } from './hosts/rules'
import { shownMarkdown } from './pageMarkdown'
import { pageStyles } from './pageStyles'
import { weightWarning } from './pageWeights'
import { leaveOutPictures } from './publicFiles'
import { renderPages } from './renderPages'
import { longLineProblems } from './settings'
import { isCardMissing } from './sharingCard'
import { servedPage, siteFiles } from './siteFiles'
import {
  filesIn,
  lockFolder,
  replaceFolder,
  type SiteFile,
  writeBuildInfo,
  writeFiles,
} from './writeDist'

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

/** Makes a folder with what the bundler made for the browser a whole site. @param bodies React's HTML of each page, by path */
async function finishSite(
  site: Site,
  bodies: ReadonlyMap<string, string>,
  dist: string,
  cards: Promise<void>,
) {
  const pages = [...site.pages.values()]
  const rendered = (path: string) => {
    const body = bodies.get(path)
    if (!body) throw new Error(`${path} is a page of the site, and was not rendered`)
    return body
  }
  const shownOn = ({ path }: SitePage) => shownMarkdown(rendered(path), path)
  const files = siteFiles(site, shownOn, Boolean(cms.repository))
  const assets = readAssets(dist)
  const finished = pages.map(({ path, file, data }) => {
    const served = servedPage(data, site.people)
    const body = rendered(path)
    const html = finishPage(served, body, assets)
    return { ...served, ...scanPage(body, data.meta.title), path, file, html }
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
  await rm(join(dist, '.vite'), { recursive: true })
  report(await leaveOutPictures(dist, site.converted))
  const assetFiles = (await filesIn(dist)).filter((path) => path.startsWith('/assets/'))
  const headers = headerRules(styles.inline, assetFiles)
  report(longLineProblems(headersFile(headers)))
  const redirects = redirectRules(pages)
  const nginx: SiteFile = ['/_nginx.conf', () => nginxConf(headers, redirects)]
  await writeFiles(dist, [...cloudflareFiles(headers, redirects), nginx])
  const facts = { origin: firm.origin, pages: pages.length, articles: site.articles.length }
  await writeBuildInfo(dist, facts)
  if (heavy) console.warn(heavy)
}

async function buildBeside({ readArticles, drawCards }: ReturnType<typeof workerBeside>) {
  const importPage = (file: string) => import(/* @vite-ignore */ moduleUrl(file).href)
  const site = await readSite({ keeps: true, onManyMissing: readArticles, importPage })
  const served = new Map<string, PageData>()
  for (const { path, data } of site.pages.values()) served.set(path, servedPage(data, site.people))
  const hasMistakes = site.problems.some(({ isWarning }) => !isWarning)
  const cards = drawCards(hasMistakes ? [] : served.values())
  const buildIn = (dist: string) =>
    renderPages(served, dist, (bodies) => finishSite(site, bodies, dist, cards))
  // The package removes its modules only after a build that succeeds.
  await replaceFolder('dist', buildIn, '.vite-react-ssg-temp')
}

/** Builds in the place of the last `dist`, which a build that fails leaves as it was. @throws Error with every problem in the content, or if a build is running */
export async function buildSite() {
  const unlock = lockFolder('dist')
  // A page that cannot be rendered ends the process.
  process.once('exit', unlock)
  // One time for all that a build makes.
  process.env.SOURCE_DATE_EPOCH = String(Math.floor(now() / 1000))
  const worker = workerBeside()
  try {
    await buildBeside(worker)
  } finally {
    worker.stop()
    unlock()
  }
  pruneCache()
}
