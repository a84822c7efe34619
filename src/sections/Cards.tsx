/** Short items, side by side like the columns of a journal, or one below the other to scan. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { Card, type CardItem, type CardWords } from './Card'

interface CardsProps extends SectionHeading, CardWords {
  items: readonly CardItem[]
  /** How many stand side by side on a wide screen; in rows, their parts do. */
  columns?: keyof typeof listClasses
  background?: 'raised' | 'deep'
  /** Below the cards: where numbers come from, say. */
  note?: string
}

const listClasses = {
  1: 'grid grid-cols-1 gap-10',
  2: 'grid gap-x-8 gap-y-10 sm:grid-cols-2',
  3: 'thirds gap-x-8 gap-y-10',
  4: 'grid gap-x-8 gap-y-10 sm:grid-cols-2 md:grid-cols-4',
  rows: 'rows grid grid-cols-1 gap-7',
}

export function Cards(props: CardsProps) {
  const { items, columns = 2, background, heading, intro, link, note, ...words } = props
  const layout = columns === 1 || columns === 2 ? 'split' : 'stacked'
  const section = { heading, intro, link, background, layout } as const
  return (
    <SectionLayout {...section}>
      <ul role="list" className={listClasses[columns]}>
        {items.map((item) => (
          <Card key={`${item.category ?? ''}${item.title}`} item={item} {...words} />
        ))}
      </ul>
      {note && <p className="text-sm mt-8 mb-0 measure">{note}</p>}
    </SectionLayout>
  )
}
