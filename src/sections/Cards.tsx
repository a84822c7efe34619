/** Short items, side by side like the columns of a journal. */
import { idOf } from '../ui/idOf'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { Card, type CardItem, type CardWords } from './Card'

/** Without a heading, the first card names the section. */
interface CardsProps extends Partial<SectionHeading>, CardWords {
  items: readonly CardItem[]
  /** How many stand side by side on a wide screen. */
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
}

export function Cards(props: CardsProps) {
  const { items, columns = 2, background, heading, intro, note, ...words } = props
  const layout = columns < 3 ? 'split' : 'stacked'
  return (
    <SectionLayout
      {...{ heading, intro, background, layout }}
      labelledBy={items[0] && idOf(items[0].title)}
    >
      <ul role="list" className={listClasses[columns]}>
        {items.map((item) => (
          <Card
            key={`${item.category ?? ''}${item.title}`}
            item={item}
            level={heading ? 3 : 2}
            {...words}
          />
        ))}
      </ul>
      {note && <p className="text-sm mt-8 mb-0 measure">{note}</p>}
    </SectionLayout>
  )
}
