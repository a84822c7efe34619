/** Drawings side by side, each with its part of the story below: before and after, one way and another. */
import { Illustration, type IllustrationData } from '../ui/Illustration'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface IllustrationsProps extends SectionHeading {
  items: readonly { illustration: IllustrationData; title: string; text: string }[]
  background?: 'raised'
}

export function Illustrations({ items, ...section }: IllustrationsProps) {
  return (
    <SectionLayout {...section} layout="stacked">
      <ul role="list" className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {items.map(({ illustration, title, text }) => (
          <li key={title}>
            <Illustration {...illustration} />
            <h3 className="heading-3 mt-4">{title}</h3>
            <p className="m-0 mt-2 text-muted measure">{text}</p>
          </li>
        ))}
      </ul>
    </SectionLayout>
  )
}
