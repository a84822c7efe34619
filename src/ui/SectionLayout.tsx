/** The layout of a section: its heading, and its content in the columns beside or below it. */
import type { ReactNode } from 'react'
import { Illustration, type IllustrationData } from './Illustration'
import { idOf } from './idOf'

/** The heading of a section, as page data. */
export interface SectionHeading {
  heading: string
  intro?: string
}

interface SectionLayoutProps extends Partial<SectionHeading> {
  background?: keyof typeof backgroundClasses
  /** Split: heading left, content right. Stacked: heading above, content over all columns. */
  layout?: 'split' | 'stacked'
  /** Below the heading. */
  illustration?: IllustrationData
  /** The id of a heading among its content, where it has none of its own. */
  labelledBy?: string
  children: ReactNode
}

/** The ground of a section, with its lines. */
const backgroundClasses = {
  paper: 'on-paper',
  raised: 'bg-raised -mt-px border-0 border-y border-solid border-line',
  deep: 'bg-deep text-on-deep on-deep',
}

export function SectionLayout(props: SectionLayoutProps) {
  const { heading, intro, background = 'paper', layout = 'split', illustration, children } = props
  const { labelledBy } = props
  const split = layout === 'split' && heading
  return (
    <section
      className={`section-spacing ${backgroundClasses[background]}`}
      aria-labelledby={heading ? idOf(heading) : labelledBy}
    >
      <div className="wrapper columns">
        {heading && (
          <div className={split ? 'md:col-span-4' : 'md:col-span-8'}>
            <h2 id={idOf(heading)} className="heading-2">
              {heading}
            </h2>
            {intro && <p className="mt-3 mb-0 measure text-muted">{intro}</p>}
            {illustration && (
              <div className="max-w-90 mt-6">
                <Illustration {...illustration} />
              </div>
            )}
          </div>
        )}
        <div className={split ? 'md:col-span-8' : 'md:col-span-12'}>{children}</div>
      </div>
    </section>
  )
}
