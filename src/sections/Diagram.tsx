/** A drawn relation of a few things: a ring around a center, a loop with arrows, or stations on a path. */
import { Frame } from '../ui/SectionLayout'

export interface DiagramProps {
  heading: string
  intro?: string
  shape: 'ring' | 'loop' | 'path'
  /** What stands in the middle of a ring or a loop. */
  center?: string
  /** Says in words what the drawing shows. */
  caption: string
  items: readonly { title: string; text: string }[]
}

const size = 400
const middle = size / 2
const radius = 140

/** Where the nth of `count` stations stands. */
function place(shape: DiagramProps['shape'], n: number, count: number) {
  if (shape === 'path') {
    const row = Math.floor(n / 3)
    const column = row % 2 ? 2 - (n % 3) : n % 3
    return { x: 70 + column * 130, y: 70 + row * 130 }
  }
  const angle = (n / count) * Math.PI * 2 - Math.PI / 2
  return {
    x: Math.round(middle + radius * Math.cos(angle)),
    y: Math.round(middle + radius * Math.sin(angle)),
  }
}

export function Diagram({ heading, intro, shape, center, caption, items }: DiagramProps) {
  const stations = items.map((item, n) => ({ ...item, ...place(shape, n, items.length) }))
  const height = shape === 'path' ? 140 + (Math.ceil(items.length / 3) - 1) * 130 : size
  const joined = shape === 'path' ? stations : [...stations, ...stations.slice(0, 1)]
  return (
    <Frame heading={heading} intro={intro} content="below">
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
                d={`M${joined.map(({ x, y }) => `${x} ${y}`).join('L')}`}
                className="stroke-teal"
                strokeWidth="2"
                strokeLinejoin="round"
                fill="none"
              />
            ) : (
              <circle
                cx={middle}
                cy={middle}
                r={radius}
                className="stroke-teal"
                strokeWidth="2"
                fill="none"
              />
            )}
            {shape === 'loop' &&
              stations.map((_, n) => <Arrow key={stations[n]?.title} n={n} count={items.length} />)}
            {shape === 'ring' &&
              stations.map(({ title, x, y }) => (
                <path
                  key={title}
                  d={`M${middle} ${middle}L${x} ${y}`}
                  className="stroke-line"
                  strokeWidth="1.5"
                />
              ))}
            {center && (
              <>
                <circle cx={middle} cy={middle} r="58" className="fill-deep" />
                <Words x={middle} y={middle} text={center} className="fill-on-deep" />
              </>
            )}
            {stations.map(({ title, x, y }, n) => (
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
            <li key={item.title} className="grid grid-cols-[2.5rem_1fr] py-4 rule">
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
    </Frame>
  )
}

/** An arrow head on the ring, halfway between two stations, in the direction of the clock. */
function Arrow({ n, count }: { n: number; count: number }) {
  const angle = Math.round(((n + 0.5) / count) * 360)
  return (
    <path
      d={`M${middle - 9} ${middle - radius - 9}l12 9l-12 9`}
      transform={`rotate(${angle} ${middle} ${middle})`}
      className="stroke-teal"
      strokeWidth="3"
      fill="none"
    />
  )
}

/** A few words, one under the other, around a point. */
function Words({
  x,
  y,
  text,
  className,
}: {
  x: number
  y: number
  text: string
  className: string
}) {
  const words = text.split(' ')
  return (
    <text textAnchor="middle" className={`${className} text-sm font-600`}>
      {words.map((word, line) => (
        <tspan key={word} x={x} y={y + (line - (words.length - 1) / 2) * 20} dy="0.35em">
          {word}
        </tspan>
      ))}
    </text>
  )
}
