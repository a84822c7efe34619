/** An icon in the color of the text: lines 2 px wide, or one filled shape. Decorative: its button has a label. */
import type { ReactNode } from 'react'

interface IconProps {
  /** Width and height in px, and of the view box of the shapes. */
  size: number
  filled?: boolean
  children: ReactNode
}

const lines = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 }
const shape = { fill: 'currentColor' }

export function Icon({ size, filled = false, children }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      {...(filled ? shape : lines)}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
