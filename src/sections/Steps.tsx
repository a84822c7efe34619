/** A process: numbered steps along a vertical line. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface StepsProps extends SectionHeading {
  items: readonly { title: string; text: string }[]
}

export function Steps({ items, ...section }: StepsProps) {
  return (
    <SectionLayout {...section} background="raised">
      <ol role="list" className="border-0 border-l-2 border-solid border-teal">
        {items.map((step, index) => (
          <li key={step.title} className="relative grid grid-cols-[2.5rem_1fr] pl-6 pb-8 last:pb-0">
            <span
              className="absolute -left-1.75 top-2 h-3 w-3 rounded-full bg-teal"
              aria-hidden="true"
            />
            <span className="font-serif text-h3 text-teal" aria-hidden="true">
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="heading-3">{step.title}</h3>
              <p className="m-0 mt-1 text-muted measure">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionLayout>
  )
}
