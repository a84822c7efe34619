/** The surroundings of every page: header, footer, toasts, and the effects of a navigation. */
import { Outlet, useNavigation } from 'react-router-dom'
import { Link } from '../ui/Link'
import { Toasts } from '../ui/Toasts'
import { layout } from '../words'
import { Footer } from './Footer'
import { Header } from './Header'
import { RouteChange } from './RouteChange'
import { usePage } from './usePage'

export function Layout() {
  const isLoading = useNavigation().state === 'loading'
  return (
    <>
      <a href="#main" className="fixed left-4 -top-24 z-30 focus:top-2 no-print button-primary">
        {layout.skip}
      </a>
      <Header />
      <Breadcrumbs />
      <main
        id="main"
        tabIndex={-1}
        className="pt-$bar print:pt-0 min-h-[70vh] focus:outline-none"
        aria-busy={isLoading || undefined}
      >
        <Outlet />
        {isLoading && <Skeleton />}
      </main>
      <Footer />
      <RouteChange />
      <Toasts />
      <p role="alert" className="app-failed" data-text={layout.loadFailed} />
    </>
  )
}

/** A placeholder that covers the page, from a moment after a navigation began until the next one is there. */
function Skeleton() {
  return (
    <div className="skeleton" role="status" aria-label={layout.loading} data-testid="skeleton">
      <div className="wrapper grid gap-5 py-16" aria-hidden="true">
        <div className="h-16 w-2/3 bg-sunk" />
        <div className="h-16 w-1/2 bg-sunk mb-6" />
        <div className="h-4 w-2/3 bg-sunk" />
      </div>
    </div>
  )
}

/** The pages above the one that is shown, unless it is in the menu, which shows the same. */
function Breadcrumbs() {
  const above = usePage()?.breadcrumbs ?? []
  if (above.length < 2) return null
  return (
    <nav aria-label={layout.breadcrumbs} className="breadcrumbs no-print">
      <ol role="list" className="wrapper flex flex-wrap text-sm">
        {above.map(({ text, to }, n) => (
          <li key={to}>
            <Link to={to} className="breadcrumb">
              {text}
            </Link>
            {n < above.length - 1 && (
              <span aria-hidden="true" className="px-2 text-muted">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
