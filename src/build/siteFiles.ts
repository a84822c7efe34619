/** What the build writes beside the pages for those who do not look at them: machines of all sorts. */

import type { Built, OutputFile } from './builtSite'
import { coverFiles } from './covers/coverFiles'
import { feedFiles } from './feeds/feeds'
import { aiReaderFiles } from './markdown/llmsTxt'
import { cardFiles } from './sharingCards/sharingCards'
import { robotsFile, sitemapFiles } from './sitemap'

type Writer = (built: Built) => OutputFile[] | Promise<OutputFile[]>

const writers: Writer[] = [
  coverFiles,
  cardFiles,
  sitemapFiles,
  robotsFile,
  feedFiles,
  aiReaderFiles,
]

/** @returns every such file, the same for the same pages */
export const outputsOf = async (built: Built): Promise<OutputFile[]> =>
  (await Promise.all(writers.map((write) => write(built)))).flat()
