/** The content with the files that follow from it, and what is wrong with it: as a build would find it, without one. */
import { existsSync } from 'node:fs'
import type { ModuleRunner } from 'vite/module-runner'
import { cmsFiles } from '../../cms/cmsFiles'
import type { Problem } from '../../content/problem'
import { type ReadOptions, readSite, type Site } from '../../content/readSite'
import { checkPages } from '../checkPages'
import { filesOfPage, servedPage } from '../filesOfPage'
import { renderPages } from '../renderPages'
import type { SiteFile } from '../siteFile'
import { siteFiles } from '../siteFiles'

export interface Content {
  site: Site
  /** What makes each file, by its path. */
  files: ReadonlyMap<string, SiteFile[1]>
}

/** @param options where it is, and whether to list what is not published yet */
export async function readContent(options?: ReadOptions): Promise<Content> {
  const site = await readSite(options)
  const pages = [...site.pages.values()]
  const ofPages = pages.map((page) => filesOfPage(page, servedPage(page.data, site.people)))
  return { site, files: new Map([...ofPages.flat(), ...siteFiles(site), ...cmsFiles(site.people)]) }
}

/**
 * @param runner imports the views
 * @returns what is wrong with the texts, and with the pages that are made of them
 * @public the development server and `check:content` import it by Vite's runner
 */
export async function contentProblems(content: Content, runner: ModuleRunner): Promise<Problem[]> {
  const { site, files } = content
  const { rendered, problems } = await renderPages(site.pages, runner)
  const exists = (path: string) => files.has(path) || existsSync(`public${path}`)
  const found = checkPages(rendered, site, exists)
  return [...site.problems, ...problems, ...found]
}
