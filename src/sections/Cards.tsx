/** Short items: side by side like the columns of a journal, as an index. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { Card, type CardItem, type CardWords } from './Card'
import { CardRow } from './CardRow'

interface CardsProps extends SectionHeading, CardWords {
  items: readonly CardItem[]
  /** How many stand side by side on a wide screen; or one a row, with its fields in columns. */
  columns?: 1 | 2 | 3 | 4 | 'index'
  background?: 'raised' | 'deep'
  /** Below the cards: where numbers come from, say. */
  note?: string
}

const listClasses = {
  1: 'grid gap-10',
  2: 'grid gap-x-8 gap-y-10 sm:grid-cols-2',
  3: 'thirds gap-x-8 gap-y-10',
  4: 'grid gap-x-8 gap-y-10 sm:grid-cols-2 md:grid-cols-4',
  index: '',
}

const components = { 1: Card, 2: Card, 3: Card, 4: Card, index: CardRow }

export function Cards(props: CardsProps) {
  const { items, columns = 2, background, heading, intro, note, ...words } = props
  const layout = columns === 1 || columns === 2 ? 'split' : 'stacked'
  const Item = components[columns]
  return (
    <SectionLayout {...{ heading, intro, background, layout }}>
      <ul role="list" className={listClasses[columns]}>
        {items.map((item, index) => (
          <Item key={`${item.category ?? ''}${item.title}`} {...{ item, index }} {...words} />
        ))}
      </ul>
      {note && <p className="text-sm mt-8 mb-0 measure">{note}</p>}
    </SectionLayout>
  )
}
