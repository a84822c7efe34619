/** Short items, side by side like the columns of a journal, or one below the other to scan. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { Thread } from '../ui/Thread'
import { Card, type CardItem, type CardWords } from './Card'

interface CardsProps extends SectionHeading, CardWords {
  items: readonly CardItem[]
  /** The number of cards in a row of a wide screen; `index` a row for each, with a large title; `frieze` drawings in one row, with one thread from edge to edge of the window; `packed` no gaps below short ones, `woven` a thread through all. */
  columns?: keyof typeof listClasses
  /** Whether they are rows on small screens; a phone shows only titles, and the text of the first one, unless `all` are folded; the others open by a tap. */
  folded?: true | 'all'
}

const listClasses = {
  1: 'grid grid-cols-1 gap-10',
  2: 'grid gap-x-8 gap-y-4 sm:(grid-cols-2 gap-y-10)',
  3: 'thirds grid gap-x-8 gap-y-4 sm:(grid-cols-2 gap-y-10) md:grid-cols-3',
  4: 'grid gap-x-8 gap-y-4 sm:(grid-cols-2 gap-y-10) md:grid-cols-4',
  5: 'grid gap-x-4 gap-y-4 sm:grid-cols-5 md:gap-x-8',
  index: 'index grid gap-y-3 sm:gap-y-4',
  frieze: 'frieze grid gap-x-8 gap-y-1 sm:(grid-cols-2 gap-y-10)',
  packed: 'packed gap-x-8 sm:[columns:2] md:[columns:3]',
  woven: 'woven woven-on [--on:var(--below)]',
}

export function Cards(props: CardsProps) {
  const { items, columns = 2, folded, linkText, bulletPointsHeading, ...section } = props
  const words = { linkText, bulletPointsHeading }
  const layout = [3, 4, 5, 'index', 'frieze', 'packed'].includes(columns) ? 'stacked' : 'split'
  /** Portraits alone, of which none is left over in rows of two. */
  const arePairs =
    items.length % 2 === 0 && items.every((item) => item.picture && !item.description)
  const areRows =
    (folded && items.length > 2 && columns !== 'frieze') || items.some(({ image }) => image)
  return (
    <SectionLayout {...section} layout={layout} list="list">
      <ul
        role="list"
        className={`${listClasses[columns]} ${areRows ? 'at-sm:(!grid-cols-1 !gap-y-6)' : ''} ${arePairs ? 'portraits lg:gap-x-0 lg:[margin-inline-end:min(-2rem,36rem-50vw)] lt-md:gap-x-4 lt-sm:grid-cols-2 at-sm:grid-cols-4' : ''}`}
      >
        {items.map((item, n) => (
          <Card
            key={`${item.category ?? ''}${item.title}`}
            item={item}
            folded={folded && (n || folded === 'all' ? 'closed' : 'open')}
            isBeside={!arePairs && item.picture !== undefined && !item.play}
            {...words}
          >
            {columns === 'woven' && <Thread items={items} n={n} />}
          </Card>
        ))}
      </ul>
    </SectionLayout>
  )
}
