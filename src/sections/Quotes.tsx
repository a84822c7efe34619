/** Quotes of people, with their names and titles. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface QuotesProps extends SectionHeading {
  items: readonly { quote: string; author: string; title: string }[]
}

export function Quotes({ items, ...section }: QuotesProps) {
  return (
    <SectionLayout {...section} background="raised" layout="stacked">
      <ul role="list" className="grid gap-x-10 gap-y-10 sm:grid-cols-2 md:grid-cols-3">
        {items.map((item) => (
          <li key={item.author}>
            <figure className="pt-4 border-0 border-t-2 border-solid border-teal">
              <blockquote className="font-serif text-h3">“{item.quote}”</blockquote>
              <figcaption className="mt-4 text-sm">
                <span className="font-600">{item.author}</span>
                <span className="block text-muted">{item.title}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionLayout>
  )
}
