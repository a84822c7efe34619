/** The footer of every page. */
import { applications, connect, legal, services, site } from '../site'
import type { Action } from '../ui/Button'
import { Link } from '../ui/Link'
import { useLoaded } from '../ui/useLoaded'
import { usePage } from './usePage'

export function Footer() {
  const guides = usePage()?.footerLinks ?? []
  return (
    <footer className="no-print relative overflow-hidden bg-raised line-top">
      <div className="wrapper grid gap-10 py-12 sm:grid-cols-2 md:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <p className="font-serif text-h3 m-0">{site.name}</p>
          <p className="mt-2 mb-0 text-muted max-w-24em [text-wrap:balance]">{site.blurb}</p>
          <p className="mt-4 mb-0 text-sm text-muted">{site.locations.join(' · ')}</p>
        </div>
        <LinkList heading="Services" items={Object.values(services)} />
        <LinkList heading="AI apps" items={Object.values(applications)} />
        <LinkList heading="Connect" items={connect} />
        <LinkList heading="Guides" items={guides} inLine />
      </div>
      <div className="wrapper pb-8 text-sm text-muted">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-5 line-top">
          <p className="m-0">{site.copyright}</p>
          <ul role="list" className="flex gap-x-5">
            {Object.values(legal).map((item) => (
              <li key={item.to}>
                <FooterLink {...item} />
              </li>
            ))}
          </ul>
          <p className="m-0 sm:ml-auto">
            <FooterLink text="Back to top" to="#main" />
          </p>
        </div>
        {import.meta.env.ANALYTICS && <Analytics />}
      </div>
    </footer>
  )
}

interface LinkListProps {
  heading: string
  items: readonly Action[]
  /** One after the other, below the lists that are columns. */
  inLine?: boolean
}

function LinkList({ heading, items, inLine }: LinkListProps) {
  return (
    <nav aria-label={heading} className={inLine ? 'sm:col-span-full text-sm' : undefined}>
      <h2 className="kicker mb-2">{heading}</h2>
      <ul role="list" className={inLine ? 'flex flex-wrap gap-x-5' : undefined}>
        {items.map((item) => (
          <li key={item.text}>
            <FooterLink {...item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterLink({ text, to }: Action) {
  return (
    <Link
      to={to}
      className="inline-block py-1 text-ink no-underline hover:underline underline-offset-3"
    >
      {text}
    </Link>
  )
}

/** Loaded with the first page of a visit that may be counted; if that fails, nothing is counted. */
function Analytics() {
  const page = usePage()
  const path = page?.meta.analytics ? page.path : undefined
  const { Component } = useLoaded(() => import('../analytics/AnalyticsChoice'), path)
  return Component && <Component path={path} />
}
