/** The weave as decoration, in the colors of the page. */
import { type WeaveOptions, weave } from './weave'

interface WeaveProps extends WeaveOptions {
  className?: string
  /** The color behind it, which hides a thread where it passes under the grid. */
  background?: 'paper' | 'deep'
}

export function Weave(props: WeaveProps) {
  const { className = '', background = 'paper', ...options } = props
  const paths = weave(options)
  const deep = background === 'deep'
  const gridColor = deep ? 'stroke-deep-line' : 'stroke-line'
  const threadColor = deep ? 'stroke-on-deep opacity-50' : 'stroke-teal'
  const accentColor = deep ? 'stroke-deep-accent' : 'stroke-accent'
  const accented = Math.floor(options.weft / 3)
  return (
    <svg
      viewBox={`0 0 ${options.width} ${options.height}`}
      className={`no-print ${className}`}
      fill="none"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <path d={paths.warp} className={gridColor} strokeWidth="1.5" />
      {paths.weft.map((d, thread) => (
        <path
          key={d}
          d={d}
          className={thread === accented ? accentColor : threadColor}
          strokeWidth={thread === accented ? 3 : 1.75}
        />
      ))}
      <path d={paths.over} className={`stroke-${background}`} strokeWidth="9" />
      <path d={paths.over} className={gridColor} strokeWidth="1.5" />
    </svg>
  )
}
