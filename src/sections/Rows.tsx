/** Items one below the other, to choose from or to go through: title, text and link of each are a row. */
import { ButtonLink } from '../ui/Button'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { Bullets, type CardItem, CardLink, CardTitle, type CardWords, linkOf } from './Card'

/** The titles are headings of the second level if the section has no heading. */
interface RowsProps extends Partial<SectionHeading>, CardWords {
  items: readonly Omit<CardItem, 'image' | 'drawing'>[]
}

export function Rows({ items, linkText, bulletPointsHeading, ...section }: RowsProps) {
  return (
    <SectionLayout {...section} layout="stacked" list="list">
      <ul role="list" className="rows">
        {items.map((item) => {
          const { title, description, publication, action } = item
          const link = linkOf(item, linkText)
          const clamps = publication ? ['clamp-2', 'clamp-3'] : ['', '']
          const level = section.heading ? 3 : 2
          return (
            <li key={title} className={`card ${link ? 'lift' : ''}`}>
              <CardTitle {...item} level={level} className={`heading-${level} ${clamps[0]}`} />
              <div>
                {description && <p className={`m-0 measure ${clamps[1]}`}>{description}</p>}
                <Bullets points={item.bulletPoints} heading={bulletPointsHeading} />
              </div>
              {link && <CardLink {...link} about={title} />}
              {action && (
                <p className="m-0">
                  <ButtonLink {...action} variant="secondary" isTested />
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </SectionLayout>
  )
}
