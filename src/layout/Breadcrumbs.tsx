/** The pages above the one that is shown, unless it is in the menu, which tells the same. */
import { Link } from '../ui/Link'
import { layout } from '../words'
import { usePage } from './usePage'

export function Breadcrumbs() {
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
