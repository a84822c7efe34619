/** The weave as decoration, in the colors of the page. */
import { type WeaveOptions, weave } from './weave'

interface WeaveProps extends WeaveOptions {
  className?: string
  /** The ground that it lies on, to cut the threads where they pass under. */
  ground?: 'paper' | 'deep' | 'raised'
  /** Draws itself once when the page opens. */
  draws?: boolean
}

export function Weave({ className, ground = 'paper', draws = false, ...options }: WeaveProps) {
  const paths = weave(options)
  const line = ground === 'deep' ? 'stroke-deep-line' : 'stroke-line'
  const thread = ground === 'deep' ? 'stroke-on-deep' : 'stroke-teal'
  const accent = Math.floor(options.weft / 3)
  return (
    <svg
      viewBox={`0 0 ${options.width} ${options.height}`}
      className={className}
      fill="none"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <path d={paths.warp} className={line} strokeWidth="1.5" />
      {paths.weft.map((d, k) => (
        <path
          key={d}
          d={d}
          pathLength={1}
          className={`${k === accent ? 'stroke-accent' : thread}${draws ? ' draws' : ''}`}
          strokeWidth={k === accent ? 3 : 1.75}
        />
      ))}
      <path d={paths.over} className={`stroke-${ground}`} strokeWidth="9" />
      <path d={paths.over} className={line} strokeWidth="1.5" />
    </svg>
  )
}
