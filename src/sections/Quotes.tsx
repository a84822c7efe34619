/** Quotes of people, with their names and titles, in columns. */
import { quoted } from '../locale'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface QuotesProps extends SectionHeading {
  items: readonly { quote: string; author: string; title: string }[]
}

export function Quotes({ items, ...section }: QuotesProps) {
  return (
    <SectionLayout {...section} layout="stacked">
      <ul role="list" className="gap-x-8 md:[columns:2]">
        {items.map((item) => (
          <li key={item.author} className="pb-10 [break-inside:avoid]">
            <figure className="pt-4 border-0 border-t-2 border-solid border-teal">
              <blockquote className="font-serif text-h3">{quoted(item.quote)}</blockquote>
              <figcaption className="mt-4 text-sm">
                <span className="font-600">{item.author}</span>{' '}
                <span className="block text-muted">{item.title}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionLayout>
  )
}
