/** A few large numbers, marked as what they are: the firm's own claims. */
import { Frame } from '../ui/SectionLayout'

export interface FiguresProps {
  heading: string
  intro?: string
  items: readonly { value: string; label: string }[]
  /** Where the numbers come from. */
  note: string
}

export function Figures({ heading, intro, items, note }: FiguresProps) {
  return (
    <Frame heading={heading} intro={intro} ground="deep">
      <dl className="grid gap-8 sm:grid-cols-3 m-0">
        {items.map((item) => (
          <div
            key={item.label}
            className="flex flex-col-reverse pt-4 border-0 border-t border-solid border-deep-line"
          >
            <dt className="mt-2">{item.label}</dt>
            <dd className="font-serif text-figure">{item.value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm mt-8 mb-0 measure">{note}</p>
    </Frame>
  )
}
