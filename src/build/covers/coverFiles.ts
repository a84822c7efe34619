/** The covers of an article that has no picture of its own, as SVG. */
import type { ArticleCard } from '../../articles/schema'
import { drawnCovers } from '../articleImages'
import type { SiteFile } from '../siteFile'
import { drawCover } from './drawCover'

export const coverFiles = (article: ArticleCard): SiteFile[] =>
  drawnCovers(article).map(({ url, ...size }) => [
    url,
    () => drawCover(article.slug, article.category, size),
  ])
