/** What the build writes beside the pages for those who do not look at them: machines of all sorts. */
import { site } from '../../site'
import { aiReaderFiles } from './aiReaders'
import type { Built, OutputFile } from './built'
import { cardFiles } from './cards'
import { coverFiles } from './covers'
import { feedFiles } from './feeds'
import { robotsFile, sitemapFiles } from './sitemap'

type Writer = (built: Built) => OutputFile[] | Promise<OutputFile[]>

/** Proves that a list of changed addresses comes from this site (indexnow.org). */
const keyFile = (): OutputFile[] => [[`/${site.indexNowKey}.txt`, site.indexNowKey]]

const writers: Writer[] = [
  coverFiles,
  cardFiles,
  sitemapFiles,
  robotsFile,
  feedFiles,
  aiReaderFiles,
  keyFile,
]

/** @returns every such file, the same for the same pages */
export const outputsOf = async (built: Built): Promise<OutputFile[]> =>
  (await Promise.all(writers.map((write) => write(built)))).flat()
