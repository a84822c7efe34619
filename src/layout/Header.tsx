/**
 * The fixed bar at the top. On small screens the menu shows while the `<details>` before it is open, which
 * every browser can without script; on wide ones it is a row.
 */
import { menu, site } from '../site'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { Link } from '../ui/Link'
import { Mark } from '../ui/Mark'
import { useMenu } from './useMenu'
import { usePage } from './usePage'

interface HeaderProps {
  /** @param button has the focus again once the dialog is closed */
  onNewsletter: (button: HTMLElement) => void
}

export function Header({ onNewsletter }: HeaderProps) {
  const menuRef = useMenu()
  const currentOf = useCurrent()
  return (
    <header className="no-print fixed top-0 inset-x-0 z-20 h-16 bg-paper border-0 border-b border-solid border-line">
      <div className="wrapper h-full flex items-center gap-3">
        <Link
          to="/"
          className="flex items-center gap-2 min-w-0 no-underline font-serif text-h3 mr-auto whitespace-nowrap hover:text-teal"
        >
          <Mark seed={site.name} size={36} className="shrink-0" />
          <span className="truncate">{site.name}</span>
        </Link>
        <details ref={menuRef} className="lg:hidden">
          <IconButton as="summary" label="Menu">
            <Icon size={22}>
              <path d="M2 6h18M2 11h18M2 16h18" />
            </Icon>
          </IconButton>
        </details>
        <nav className="menu" aria-label="Main">
          <ul role="list" className="lg:flex">
            {menu.map(({ text, to }) => (
              <li key={to}>
                <Link to={to} aria-current={currentOf(to)} className="menu-link">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          <button
            type="button"
            data-defer-click=""
            className="button-secondary needs-script mt-4 lg:(mt-0 ml-2 text-sm min-h-10 px-4)"
            onClick={({ currentTarget }) => {
              // On a phone the menu is closed behind the dialog, and the button with it.
              const summary = menuRef.current?.open && menuRef.current.querySelector('summary')
              onNewsletter(summary || currentTarget)
            }}
          >
            Newsletter
          </button>
        </nav>
        <button
          type="button"
          data-theme-switch=""
          data-tooltip=""
          className="button-quiet needs-script"
        >
          <Icon size={20}>
            <circle cx="10" cy="10" r="7.5" />
            <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
          </Icon>
          <span className="sr-only [display:var(--in-light)]">Switch to dark</span>
          <span className="sr-only [display:var(--in-dark)]">Switch to light</span>
        </button>
      </div>
    </header>
  )
}

/** @returns what tells whether a path of the menu is that of the page, or of one above it */
function useCurrent() {
  const page = usePage()
  const path = page?.path ?? ''
  const section = page?.breadcrumbs[1]?.to
  return (to: string) => {
    if (to === path) return 'page'
    return to === section || path.startsWith(`${to}/`) ? 'true' : undefined
  }
}
