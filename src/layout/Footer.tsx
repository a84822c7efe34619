import { useEffect, useState } from 'react'
import type AnalyticsChoice from '../analytics/AnalyticsChoice'
import { footerColumns, legal, site } from '../site'
import type { Action } from '../ui/Button'
import { Folded } from '../ui/Folded'
import { Link } from '../ui/Link'
import { footer } from '../words'
import { usePage } from './usePage'

const columns = footerColumns.filter(({ links }) => links.length > 0)
const legalLinks = Object.values(legal).filter((link) => link !== undefined)

export function Footer() {
  const guides = usePage()?.footerLinks ?? []
  return (
    <footer className="no-print bg-sunk">
      <div className="wrapper grid gap-y-4 py-8 sm:(grid-cols-2 gap-10 py-12) md:(flex flex-wrap py-16)">
        <div className="md:flex-[2]">
          <p className="font-serif text-h3 m-0">{site.name}</p>
          <p className="mt-2 mb-0 lt-sm:text-sm text-muted max-w-24em [text-wrap:balance]">
            {site.blurb}
          </p>
          <p className="mt-4 mb-0 text-sm text-muted empty:hidden">{site.locations.join(' · ')}</p>
        </div>
        {columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading} className="relative md:flex-1 text-sm">
            <p className="kicker sm:mb-2">{heading}</p>
            <Folded title={heading}>
              <Links items={links} />
            </Folded>
          </nav>
        ))}
        {guides.length > 0 && (
          <nav
            aria-label={footer.guides}
            className="relative sm:col-span-full md:flex-[100%] lg:flex-[3] text-sm"
          >
            <p className="kicker sm:mb-2">{footer.guides}</p>
            <Folded title={footer.guides}>
              <Links items={guides} className="[columns:9rem_4] gap-x-8 lg:[columns:9rem_2]" />
            </Folded>
          </nav>
        )}
      </div>
      <div className="wrapper pb-6 sm:pb-8 text-sm text-muted">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-5 line-top">
          <p className="m-0 [text-wrap:balance]">{`${site.copyright} ${site.notice}`}</p>
          <Links items={legalLinks} className="flex flex-wrap gap-x-5" />
          <a href="#main" className="footer-link sm:ml-auto">
            {footer.backToTop}
          </a>
        </div>
        {import.meta.env.ANALYTICS && <Analytics />}
      </div>
    </footer>
  )
}

function Links({ items, className }: { items: readonly Action[]; className?: string }) {
  return (
    <ul role="list" className={className}>
      {items.map(({ text, to }) => (
        <li key={text}>
          <Link to={to} className="footer-link">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The question whether visits may be counted, loaded with the first page that may be; if that fails, nothing is. */
function Analytics() {
  const page = usePage()
  const path = page?.meta.analytics ? page.path : undefined
  const [Choice, setChoice] = useState<typeof AnalyticsChoice>()
  useEffect(() => {
    if (!path || Choice) return
    const loading = import('../analytics/AnalyticsChoice')
    loading.then((module) => setChoice(() => module.default)).catch(console.error)
  }, [path, Choice])
  return Choice && <Choice path={path} />
}
