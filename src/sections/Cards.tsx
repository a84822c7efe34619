/** Short items side by side, set like the columns of a journal: a line above, text below. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { Card, type CardItem, type CardWords } from './Card'

interface CardsProps extends SectionHeading, CardWords {
  items: readonly CardItem[]
  /** How many stand side by side on a wide screen. */
  columns?: 2 | 3 | 4
  background?: 'raised'
}

const columnClasses = {
  2: 'grid sm:grid-cols-2',
  3: 'thirds',
  4: 'grid sm:grid-cols-2 md:grid-cols-4',
}

export function Cards({ items, columns = 2, background, heading, intro, ...words }: CardsProps) {
  const layout = columns === 2 ? 'split' : 'stacked'
  return (
    <SectionLayout {...{ heading, intro, background, layout }}>
      <ul role="list" className={`gap-x-8 gap-y-10 ${columnClasses[columns]}`}>
        {items.map((item) => (
          <Card key={`${item.category ?? ''}${item.title}`} item={item} {...words} />
        ))}
      </ul>
    </SectionLayout>
  )
}
