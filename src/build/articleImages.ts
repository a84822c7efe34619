/** The pictures of an article that machines ask for: its cover in the ratios that they cut to. */
import type { LinkedArticle } from '../articles/schema'

interface Picture {
  url: string
  width: number
  height: number
}

/** Pixels by ratio; 1,200 wide, as large previews require (Google: Article structured data). */
const ratios = {
  '16x9': { width: 1200, height: 675 },
  '4x3': { width: 1200, height: 900 },
  '1x1': { width: 1200, height: 1200 },
}

type Covered = Pick<LinkedArticle, 'slug' | 'image'>

/** The pictures that the build draws for an article; none for one with a cover of its own. */
export const drawnPictures = ({ slug, image }: Covered): Picture[] =>
  image === `/covers/${slug}.svg`
    ? Object.entries(ratios).map(([ratio, size]) => ({
        url: `/covers/${slug}-${ratio}.png`,
        ...size,
      }))
    : []

/** The addresses of an article's pictures, the widest first. */
export function picturesOf(article: Covered): [string, ...string[]] {
  const [first, ...others] = drawnPictures(article).map(({ url }) => url)
  return first ? [first, ...others] : [article.image]
}
