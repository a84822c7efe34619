/** A numbered drawing of a few things, and their list: a ring around a center, a loop, or a path. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface DiagramProps extends SectionHeading {
  shape: 'ring' | 'loop' | 'path'
  /** The text in the middle of a ring or a loop. */
  center?: string
  /** Describes the drawing in words. */
  caption: string
  items: readonly { title: string; text: string }[]
}

const size = 400
const middle = size / 2
const radius = 140
/** Between the nodes of a path, which has three in a row. */
const gap = 130

const line = { className: 'stroke-teal', strokeWidth: 2, fill: 'none' }

/** The place of node `n` of `count`; every second row of a path runs from right to left. */
function nodePosition(shape: DiagramProps['shape'], n: number, count: number) {
  if (shape === 'path') {
    const row = Math.floor(n / 3)
    const column = row % 2 ? 2 - (n % 3) : n % 3
    return { x: 70 + column * gap, y: 70 + row * gap }
  }
  const angle = (n / count) * Math.PI * 2 - Math.PI / 2
  return {
    x: Math.round(middle + radius * Math.cos(angle)),
    y: Math.round(middle + radius * Math.sin(angle)),
  }
}

export function Diagram({ shape, center, caption, items, ...section }: DiagramProps) {
  const nodes = items.map((item, n) => ({ ...item, ...nodePosition(shape, n, items.length) }))
  const height = shape === 'path' ? 140 + (Math.ceil(items.length / 3) - 1) * gap : size
  return (
    <SectionLayout {...section} layout="stacked">
      <div className="grid gap-10 md:grid-cols-12 items-start">
        <figure className="md:col-span-5 md:sticky md:top-24">
          <svg
            viewBox={`0 0 ${size} ${height}`}
            className="w-full max-w-100"
            role="img"
            aria-label={caption}
          >
            {shape === 'path' ? (
              <path
                d={`M${nodes.map(({ x, y }) => `${x} ${y}`).join('L')}`}
                strokeLinejoin="round"
                {...line}
              />
            ) : (
              <circle cx={middle} cy={middle} r={radius} {...line} />
            )}
            {shape === 'loop' &&
              nodes.map(({ title }, n) => (
                // An arrow head halfway to the next node.
                <path
                  key={title}
                  d={`M${middle - 9} ${middle - radius - 9}l12 9l-12 9`}
                  transform={`rotate(${Math.round(((n + 0.5) / nodes.length) * 360)} ${middle} ${middle})`}
                  {...line}
                  strokeWidth={3}
                />
              ))}
            {shape === 'ring' &&
              nodes.map(({ title, x, y }) => (
                <path
                  key={title}
                  d={`M${middle} ${middle}L${x} ${y}`}
                  className="stroke-line"
                  strokeWidth="1.5"
                />
              ))}
            {center && <Center words={center.split(' ')} />}
            {nodes.map(({ title, x, y }, n) => (
              <g key={title}>
                <circle cx={x} cy={y} r="24" className="fill-paper stroke-teal" strokeWidth="2" />
                <text
                  x={x}
                  y={y}
                  dy="0.35em"
                  textAnchor="middle"
                  className="fill-ink font-serif text-lead"
                >
                  {n + 1}
                </text>
              </g>
            ))}
          </svg>
          <figcaption className="text-sm text-muted mt-3">{caption}</figcaption>
        </figure>
        <ol role="list" className="md:col-span-6 md:col-start-7">
          {items.map((item, n) => (
            <li key={item.title} className="grid grid-cols-[2.5rem_1fr] py-4 line-top">
              <span className="font-serif text-h3 text-teal" aria-hidden="true">
                {n + 1}
              </span>
              <div>
                <h3 className="heading-3">{item.title}</h3>
                <p className="m-0 mt-1 text-muted">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </SectionLayout>
  )
}

/** A filled circle with words, one under the other. */
function Center({ words }: { words: string[] }) {
  const top = middle - (words.length - 1) * 10
  return (
    <>
      <circle cx={middle} cy={middle} r="58" className="fill-deep" />
      <text textAnchor="middle" className="fill-on-deep text-sm font-600">
        {words.map((word, line) => (
          <tspan key={word} x={middle} y={top + line * 20} dy="0.35em">
            {word}
          </tspan>
        ))}
      </text>
    </>
  )
}
