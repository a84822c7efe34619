/** The pages above the one that is shown, unless it is in the menu, which tells the same. */
import { Link } from '../ui/Link'
import { usePage } from './usePage'

export function Breadcrumbs() {
  const above = usePage()?.breadcrumbs ?? []
  if (above.length < 2) return null
  return (
    // One line stands in the space above the heading, whose links stay clickable; a second one moves that down.
    <nav
      aria-label="Breadcrumb"
      className="no-print pointer-events-none relative z-1 pt-18 -mb-[5.6rem] md:-mb-[6.4rem]"
    >
      <ol role="list" className="wrapper flex flex-wrap text-sm">
        {above.map(({ text, to }, n) => (
          <li key={to}>
            <Link
              to={to}
              className="pointer-events-auto inline-block py-1 text-muted underline-offset-3"
            >
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
