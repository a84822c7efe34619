/** The pictures of an article that are named to search engines and feed readers. */
import { coverSize } from '../articles/card'
import type { ArticleCard } from '../articles/schema'

interface Picture {
  url: string
  width: number
  height: number
}

type WithCover = Pick<ArticleCard, 'slug' | 'image'>

/**
 * The covers that the build draws: that of the cards, and three that are 1,200 pixels wide, in the ratios to
 * which search results crop (Google, "Article structured data").
 * @returns none for an article with a cover of its own
 */
export const drawnCovers = ({ slug, image }: WithCover): Picture[] =>
  image === `/covers/${slug}.svg`
    ? [
        { url: `/covers/${slug}-16x9.svg`, width: 1200, height: 675 },
        { url: `/covers/${slug}-4x3.svg`, width: 1200, height: 900 },
        { url: `/covers/${slug}-1x1.svg`, width: 1200, height: 1200 },
        { url: image, ...coverSize },
      ]
    : []

/** @returns their paths, the widest first; an article's own cover is the only one that it has */
export function articleImages(article: WithCover): [string, ...string[]] {
  const [first, ...others] = drawnCovers(article)
    .map(({ url }) => url)
    .filter((url) => url !== article.image)
  return first ? [first, ...others] : [article.image]
}
