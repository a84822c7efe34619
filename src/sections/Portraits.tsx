/** People with their portraits, side by side; two in a row on a phone. */
import { Picture, type PictureData } from '../ui/Picture'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { type CardItem, CardLink } from './Card'

interface PortraitsProps extends SectionHeading {
  items: readonly (Pick<CardItem, 'title' | 'subtitle' | 'description' | 'link'> & {
    picture?: PictureData
  })[]
}

export function Portraits({ items, ...section }: PortraitsProps) {
  return (
    <SectionLayout {...section} layout="stacked" list="list">
      <ul
        role="list"
        className="grid gap-x-4 gap-y-8 sm:gap-x-8 [grid-template-columns:repeat(auto-fit,minmax(min(100%,max(8.5rem,12%)),1fr))]"
      >
        {items.map(({ title, subtitle, description, link, picture }) => (
          <li key={title} className={`relative flex flex-col ${link ? 'lift' : ''}`}>
            {picture && (
              <Picture
                {...picture}
                className="mb-3 w-full max-w-72 aspect-[4/5] [object-fit:cover] [object-position:top] print:w-40"
              />
            )}
            <h3 className="heading-3">{title}</h3>
            {subtitle && <p className="m-0 mt-1 text-sm text-muted">{subtitle}</p>}
            {description && <p className="m-0 mt-2 text-sm">{description}</p>}
            {link && (
              <div className="mt-auto pt-2">
                <CardLink {...link} about={title} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </SectionLayout>
  )
}
