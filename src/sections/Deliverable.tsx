/** What a client has in hand, drawn over the width of the window, with notes on parts of it. */
import { Illustration, type IllustrationData } from './Illustration'

interface DeliverableProps {
  /** A drawing of 400 by 368 px. */
  illustration: IllustrationData
  /** Three notes, from above to below, each with the place in the drawing that it speaks of. */
  notes: readonly { at: readonly [x: number, y: number]; title: string; text: string }[]
}

/** The lines from the drawing to the notes beside it, whose middles are at these heights. */
const linesTo = (notes: DeliverableProps['notes']) =>
  notes
    .map(({ at: [x, y] }, n) => `M${x} ${y}a2.5 2.5 0 1 1-.1 0M${x} ${y}L416 ${110 + 95 * n}H428`)
    .join('')

export function Deliverable({ illustration, notes }: DeliverableProps) {
  return (
    <section className="ground overflow-hidden pt-8 sm:pt-12">
      <figure className="relative">
        <div className="aspect-[5/4] sm:aspect-[2/1] lg:(aspect-auto h-140 -ml-40) print:(w-80 ml-0)">
          <Illustration {...illustration} lines={linesTo(notes)} />
        </div>
        <ul
          role="list"
          className="wrapper grid gap-x-8 gap-y-5 pt-5 sm:grid-cols-3 lg:left-[calc(50%+17rem)] lg:(absolute top-24 h-108 w-76 grid-cols-1 gap-0 mx-0 p-0)"
        >
          {notes.map(({ title, text }) => (
            <li key={title} className="lg:self-center">
              <p className="heading-3">{title}</p>
              <p className="m-0 mt-1 text-sm text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <figcaption className="wrapper py-5 text-sm text-muted">{illustration.caption}</figcaption>
      </figure>
    </section>
  )
}
