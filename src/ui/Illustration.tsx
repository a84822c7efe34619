/** A drawing with words on it: the words stay text, in the page's type and colors, and grow with the drawing. */
import { Picture, type PictureData } from './Picture'

/** A drawing as page data; `alt` says in one sentence what drawing and words show together. */
export interface IllustrationData extends PictureData {
  words: readonly Word[]
}

/** Where its line of text begins, or its middle is, in px of the drawing. */
type Word = readonly [x: number, y: number, text: string, style?: keyof typeof styles]

const label = { fontSize: 15 }
const centered = { ...label, textAnchor: 'middle' } as const

const styles = {
  label,
  title: { fontSize: 22, className: 'font-serif' },
  note: { ...label, className: 'text-muted' },
  centered,
  heading: { ...centered, className: 'font-600' },
  /** On a dark area. */
  inverse: { ...centered, className: 'text-paper' },
}

export function Illustration({ words, alt, ...picture }: IllustrationData) {
  return (
    <div className="relative print:w-80">
      <Picture {...picture} alt="" />
      <svg
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        className="absolute inset-0 w-full h-full"
        fill="currentColor"
        role="img"
        aria-label={alt}
      >
        {words.map(([x, y, text, style = 'label']) => (
          <text key={`${x} ${y}`} {...{ x, y }} {...styles[style]}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}
