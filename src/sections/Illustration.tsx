/** A drawing with words on it, which stay text, in the page's type and colors, and grow with the drawing. */
import { Fragment } from 'react'
import { Picture, type PictureData } from '../ui/Picture'

/** A drawing as page data; `alt` says in one sentence what drawing and words show together. */
export interface IllustrationData extends PictureData {
  words: readonly Word[]
  caption?: string
}

/** A line of text at the place of its beginning, or of its middle if it is centered, in px of the drawing. */
type Word = readonly [x: number, y: number, text: string, style?: keyof typeof wordStyles]

/** Letters of 15 px of the drawing; where that is large, smaller ones are as large as the text beside it. */
const size = 'text-[15px] md:text-[10.5px]'

const centered = { textAnchor: 'middle', className: size } as const

const wordStyles = {
  label: { className: size },
  title: { className: 'font-serif text-[22px] md:text-[15px]' },
  note: { className: `${size} text-muted` },
  centered,
  heading: { ...centered, className: `${size} font-600` },
  /** The style on a dark area. */
  inverse: { ...centered, className: `${size} text-paper` },
}

interface IllustrationProps extends Omit<IllustrationData, 'caption'> {
  /** Lines that point at a part of the drawing, as the data of a path. */
  lines?: string
}

export function Illustration({ words, alt, lines, ...picture }: IllustrationProps) {
  return (
    <div className="relative h-full">
      <Picture {...picture} alt="" fills />
      <svg
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        className="absolute inset-0 w-full h-full overflow-visible"
        fill="currentColor"
        role="img"
        aria-label={alt}
      >
        {words.map(([x, y, text, style = 'label']) => (
          <Fragment key={`${x} ${y}`}>
            <text x={x} y={y} {...wordStyles[style]}>
              {text}
            </text>{' '}
          </Fragment>
        ))}
        {lines && (
          <path className="lt-sm:hidden no-print fill-none stroke-ink" d={lines} strokeWidth=".6" />
        )}
      </svg>
    </div>
  )
}
