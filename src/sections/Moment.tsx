/** The large sentence of a page, in the whole width of the window: what somebody said, or words of our own. */
import { quoted } from '../locale'
import { DarkSection } from '../ui/DarkSection'

interface MomentProps {
  /** A sentence of at most 16 words. */
  text: string
  /** Who said it; absent: we do. */
  author?: string
  title?: string
  /** The number that the sentence speaks of, shown as so many strokes. */
  strokes?: number
}

export function Moment({ text, author, title, strokes = 0 }: MomentProps) {
  const Words = author ? 'blockquote' : 'p'
  const marks = Array.from({ length: strokes }, (_, n) => `M${20 * n + 4} 0V120`)
  return (
    <DarkSection text={text}>
      <figure>
        {strokes > 0 && (
          <svg className="strokes" viewBox={`0 0 ${20 * strokes - 12} 120`} aria-hidden="true">
            <path d={marks.slice(0, -1).join('')} />
            <path d={marks.at(-1)} className="stroke-deep-accent" />
          </svg>
        )}
        <Words className="relative m-0 font-serif font-500 text-moment tracking-[-0.015em] [text-wrap:balance] max-w-270">
          {author ? quoted(text) : text}
        </Words>
        {author && (
          <figcaption className="relative mt-5 md:mt-10 text-sm">
            <span className="font-600">{author}</span> <span className="block">{title}</span>
          </figcaption>
        )}
      </figure>
    </DarkSection>
  )
}
