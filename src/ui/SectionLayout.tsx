/** The layout of a section: its heading, and its content in the columns beside or below it. */
import type { ReactElement } from 'react'
import type { Action } from './Button'
import { idOf } from './idOf'
import { Link } from './Link'

/** The heading of a section, as page data. */
export interface SectionHeading {
  heading: string
  intro?: string
  link?: Action
  /** A remark in small type, below the content. */
  note?: string
}

interface SectionLayoutProps extends Partial<SectionHeading> {
  /** Split: heading left, content right. Stacked: heading above, content over all columns. */
  layout?: 'split' | 'stacked'
  /** Whether it is a list of short items, two of which are close to each other, or a `strip` of small ones, close to all; a `row` is a folded text. */
  list?: 'list' | 'strip' | 'row'
  children: ReactElement | ReactElement[]
}

export function SectionLayout(props: SectionLayoutProps) {
  const { heading, intro, link, note, layout = 'split', list = '', children } = props
  const isSplit = layout === 'split' && heading
  return (
    <section
      className={`ground section-spacing ${list}`}
      aria-labelledby={heading && idOf(heading)}
    >
      <div className="wrapper columns relative">
        {heading && (
          <div className={isSplit ? 'md:col-span-4' : 'md:col-span-8'}>
            <h2 id={idOf(heading)} className="heading-2">
              {heading}
            </h2>
            {intro && (
              <p className={`mt-3 mb-0 measure text-muted ${list && 'lt-sm:text-sm'}`}>{intro}</p>
            )}
            {link && (
              <p className="mt-4 mb-0">
                <Link to={link.to} className="text-link font-600">
                  {link.text}
                </Link>
              </p>
            )}
          </div>
        )}
        <div className={isSplit ? 'md:col-span-8' : 'md:col-span-12'}>
          {children}
          {note && <p className="mt-6 mb-0 text-sm text-muted measure">{note}</p>}
        </div>
      </div>
    </section>
  )
}
