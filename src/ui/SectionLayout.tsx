/** The layout of a section: its heading, and its content in the columns beside or below it. */
import type { ReactNode } from 'react'
import type { Action } from './Button'
import { idOf } from './idOf'
import { Link } from './Link'

/** The heading of a section, as page data. */
export interface SectionHeading {
  heading: string
  intro?: string
  link?: Action
}

interface SectionLayoutProps extends Partial<SectionHeading> {
  background?: keyof typeof backgroundClasses
  /** Split: heading left, content right. Stacked: heading above, content over all columns. */
  layout?: 'split' | 'stacked'
  children: ReactNode
}

const backgroundClasses = {
  paper: 'on-paper',
  raised: 'bg-raised -mt-px border-0 border-y border-solid',
  deep: 'bg-deep text-on-deep on-deep',
}

export function SectionLayout(props: SectionLayoutProps) {
  const { heading, intro, link, background = 'paper', layout = 'split', children } = props
  const isSplit = layout === 'split' && heading
  return (
    <section
      className={`section-spacing ${backgroundClasses[background]}`}
      aria-labelledby={heading && idOf(heading)}
    >
      <div className="wrapper columns">
        {heading && (
          <div className={isSplit ? 'md:col-span-4' : 'md:col-span-8'}>
            <h2 id={idOf(heading)} className="heading-2">
              {heading}
            </h2>
            {intro && <p className="mt-3 mb-0 measure text-muted">{intro}</p>}
            {link && (
              <p className="mt-4 mb-0">
                <Link to={link.to} className="text-link font-600">
                  {link.text}
                </Link>
              </p>
            )}
          </div>
        )}
        <div className={isSplit ? 'md:col-span-8' : 'md:col-span-12'}>{children}</div>
      </div>
    </section>
  )
}
