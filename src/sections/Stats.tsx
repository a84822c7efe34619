/** A few large numbers with a note on where they come from. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface StatsProps extends SectionHeading {
  items: readonly { value: string; label: string }[]
  note: string
}

export function Stats({ items, note, ...section }: StatsProps) {
  return (
    <SectionLayout {...section} background="deep">
      <dl className={`grid gap-8 m-0 ${items.length > 1 ? 'sm:grid-cols-3' : ''}`}>
        {items.map((item) => (
          <div
            key={item.label}
            className="flex flex-col-reverse pt-4 border-0 border-t border-solid border-deep-line"
          >
            <dt className="mt-2">{item.label}</dt>
            <dd className="font-serif text-stat">{item.value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm mt-8 mb-0 measure">{note}</p>
    </SectionLayout>
  )
}
