/** The fixed bar of 64 px: the menu is a popover on small screens and a row on wide ones. */
import { useRef } from 'react'
import { NavLink } from 'react-router-dom'
import { menu, site } from '../site'
import { Link } from '../ui/Link'
import { Mark } from '../ui/Mark'

export function Header({ onNewsletter }: { onNewsletter: () => void }) {
  const popover = useRef<HTMLElement>(null)
  const close = () => {
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover()
  }
  const newsletter = () => {
    close()
    onNewsletter()
  }
  return (
    <header className="no-print fixed top-0 inset-x-0 z-20 h-16 bg-paper border-0 border-b border-solid border-line">
      <div className="frame h-full flex items-center gap-3">
        <Link
          to="/"
          className="flex items-center gap-2 no-underline font-serif text-h3 mr-auto whitespace-nowrap"
        >
          <Mark seed={site.name} size={36} />
          {site.name}
        </Link>
        <nav id="menu" ref={popover} popover="auto" className="menu" aria-label="Main">
          <ul role="list" className="bar:flex">
            {menu.map(({ text, to }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  viewTransition
                  className="menu-link"
                  onClick={close}
                >
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
          <button
            type="button"
            data-app=""
            className="button-secondary needs-script mt-4 bar:(mt-0 ml-2 text-sm min-h-10 px-4)"
            onClick={newsletter}
          >
            Newsletter
          </button>
        </nav>
        <button
          type="button"
          data-theme-switch=""
          className="button-quiet needs-script"
          aria-label="Switch between light and dark"
        >
          <svg
            width="20"
            height="20"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <circle cx="10" cy="10" r="7.5" />
            <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
          </svg>
        </button>
        <button
          type="button"
          popoverTarget="menu"
          className="button-quiet bar:hidden"
          aria-label="Menu"
        >
          <svg
            width="22"
            height="22"
            viewBox="0 0 22 22"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M2 6h18M2 11h18M2 16h18" />
          </svg>
        </button>
      </div>
    </header>
  )
}
