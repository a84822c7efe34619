/** Articles as cards, whose covers are drawn as those of articles are. */
import { categories } from '../articles/card'
import type { DatedCard } from '../articles/schema'
import { drawCover } from '../build/covers/drawCover'

const svgAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** A picture that no firm replaces by another. */
export const picture = svgAddress(drawCover('picture', 'Operations'))

const cardOf = (n: number): DatedCard => {
  const category = categories[n] ?? categories[0]
  return {
    ...{ id: `card-${n}`, slug: `card-${n}`, category },
    title: `The card of an article on ${category}`,
    excerpt: 'Where a visitor searches for a lantern, it is marked in the text of the card.',
    readTime: `${n + 2} min read`,
    date: `2024-01-${20 - n}`,
    image: svgAddress(drawCover(`card-${n}`, category)),
  }
}

/** One of each category. */
export const cards = categories.map((_, n) => cardOf(n))
/** As the step of a path, and with an author. */
export const firstCard = { ...cardOf(0), author: 'A. Reader' }
