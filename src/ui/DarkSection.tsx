/** A section on the dark ground, over the width of the window, with upright lines and a thread across them. */
import type { ReactNode } from 'react'

const paths = [
  'M-10 138C420 138 760 130 1010 84S1330 12 1450 12',
  'M-10 112C90 112 110 72 240 72S370 124 480 124S610 60 720 60S850 124 960 124S1090 72 1200 72S1330 112 1450 112',
  'M-10 128H600C720 128 730 44 840 44S960 128 1080 128H1450',
  'M-10 112C200 112 240 62 416 62S700 120 900 120S1200 50 1450 50',
  'M-10 66C260 66 420 136 720 136S1180 40 1450 40',
]

interface DarkSectionProps {
  /** Its words, which choose the thread, so that pages differ: by the first letter and the length. */
  text: string
  children: ReactNode
}

export function DarkSection({ text, children }: DarkSectionProps) {
  const path = paths[(text.charCodeAt(0) + text.length) % paths.length]
  return (
    <div className="moment relative overflow-hidden on-deep bg-deep text-on-deep">
      <div className="wrapper relative pt-12 pb-28 md:(pt-32 pb-48)">{children}</div>
      <svg viewBox="0 0 1440 160" preserveAspectRatio="none" aria-hidden="true">
        <path vectorEffect="non-scaling-stroke" d={path} />
      </svg>
    </div>
  )
}
