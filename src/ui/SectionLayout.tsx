/** The frame of a section: a heading that hangs left, and its content in the columns beside or below it. */
import type { ReactNode } from 'react'

export interface FrameProps {
  heading?: string
  intro?: string
  /** What the section lies on. */
  ground?: 'paper' | 'raised' | 'deep'
  /** Beside: heading left, content right. Below: heading above, content over all columns. */
  content?: 'beside' | 'below'
  children: ReactNode
}

/** A heading's id, so that it can be linked to. */
export const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const grounds = {
  paper: '',
  raised: 'bg-raised border-y border-0 border-y-1 border-solid border-line',
  deep: 'bg-deep text-on-deep on-deep',
}

export function Frame({
  heading,
  intro,
  ground = 'paper',
  content = 'beside',
  children,
}: FrameProps) {
  const beside = content === 'beside' && heading
  const quiet = ground === 'deep' ? '' : 'text-muted'
  return (
    <section className={`band ${grounds[ground]}`} aria-labelledby={heading && idOf(heading)}>
      <div className="frame columns">
        {heading && (
          <div className={beside ? 'md:col-span-4' : 'md:col-span-8'}>
            <h2 id={idOf(heading)} className="heading-2">
              {heading}
            </h2>
            {intro && <p className={`mt-3 mb-0 measure ${quiet}`}>{intro}</p>}
          </div>
        )}
        <div className={beside ? 'md:col-span-8' : 'md:col-span-12'}>{children}</div>
      </div>
    </section>
  )
}
