/** A small drawing in place of a logo, different for each seed. */
import { weave } from './weave'

interface MarkProps {
  seed: string
  className?: string
  /** Width and height in px. */
  size?: number
}

export function Mark({ seed, className = '', size = 56 }: MarkProps) {
  const paths = weave({ seed, width: 56, height: 56, warp: 5, weft: 4, stray: 0.9 })
  return (
    <svg
      width={size}
      height={size}
      viewBox="-4 -4 64 64"
      fill="none"
      aria-hidden="true"
      className={className}
    >
      <path d={paths.warp} className="stroke-edge" strokeWidth="2" />
      <path d={paths.weft.join('')} className="stroke-teal" strokeWidth="3.5" />
      <path d={paths.over} className="stroke-edge" strokeWidth="2" />
    </svg>
  )
}
