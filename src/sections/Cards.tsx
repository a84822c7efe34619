/** Short items, side by side like the columns of a journal. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { Card, type CardItem, type CardWords } from './Card'

interface CardsProps extends SectionHeading, CardWords {
  items: readonly CardItem[]
  /** The number of cards in a row of a wide screen; two are beside the heading of the section. */
  columns?: keyof typeof columnClasses
  /** A phone shows only titles, and the text of the first one; the others open by a tap. */
  folded?: true
}

const columnClasses = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 md:grid-cols-4',
}

export function Cards(props: CardsProps) {
  const { items, columns = 2, folded, linkText, bulletPointsHeading, ...section } = props
  return (
    <SectionLayout {...section} layout={columns === 2 ? 'split' : 'stacked'} list="list">
      <ul
        role="list"
        className={`grid gap-x-8 gap-y-6 sm:gap-y-10 ${columnClasses[columns]} ${items.some(({ drawing }) => drawing) ? 'frieze' : ''}`}
      >
        {items.map((item, n) => (
          <Card
            key={`${item.category ?? ''}${item.title}`}
            item={item}
            folded={folded && (n ? 'closed' : 'open')}
            linkText={linkText}
            bulletPointsHeading={bulletPointsHeading}
          />
        ))}
      </ul>
    </SectionLayout>
  )
}
