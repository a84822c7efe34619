/** What a client has in hand, across the width of the window, with notes on parts of it. */
import { Illustration, type IllustrationData } from './Illustration'

interface DeliverableProps {
  /** A drawing of 400 by 368 px without a ground, which begins 16 px from its left edge. */
  illustration: IllustrationData
  /** Three notes, from above to below, each with the place in the drawing that it speaks of. */
  notes: readonly { at: readonly [x: number, y: number]; title: string; text: string }[]
}

/** The lines from the drawing to the notes beside it, whose middles are at these heights. */
const linesTo = (notes: DeliverableProps['notes']) =>
  notes
    .map(
      ({ at: [x, y] }, n) =>
        `M${x} ${y - 2.5}a2.5 2.5 0 1 1-.1 0M${x + 2.5} ${y}L416 ${110 + 95 * n}H428`,
    )
    .join('')

export function Deliverable({ illustration, notes }: DeliverableProps) {
  return (
    <section className="ground section-spacing overflow-hidden">
      <figure className="relative [--height:calc(60vw-2rem)] md:[--height:30rem] lg:[--height:38rem]">
        {/* The drawing lies in the middle of a place whose width puts its left edge at that of the text. */}
        <div className="aspect-[9/8] sm:(aspect-auto h-$height) sm:w-[calc(max(100%,76rem)-72rem+var(--height))] print:(!w-64 !h-59)">
          <Illustration {...illustration} lines={linesTo(notes)} />
        </div>
        <ul
          role="list"
          className="wrapper grid gap-x-8 gap-y-5 pt-5 sm:left-[calc(max(50%,38rem)-35.5rem+1.117*var(--height))] sm:top-[calc(0.171*var(--height))] sm:h-[calc(0.776*var(--height))] sm:(absolute w-auto max-w-104 gap-0 mx-0 p-0 pr-8) print:(!static !w-auto !h-auto)"
        >
          {notes.map(({ title, text }) => (
            <li key={title} className="sm:self-center">
              <p className="heading-3">{title}</p>
              <p className="m-0 mt-1 text-sm">{text}</p>
            </li>
          ))}
        </ul>
        <figcaption className="wrapper pt-5 sm:pt-0 text-sm text-muted">
          {illustration.caption}
        </figcaption>
      </figure>
    </section>
  )
}
