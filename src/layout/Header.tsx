/** The fixed bar at the top; on small screens its menu opens with the `<details>` before it, without script, too. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { footerColumns, links, menu, site } from '../site'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { LoomArt } from '../ui/LoomArt'
import { ChunkError, loadChunk } from '../ui/loadChunk'
import { toast } from '../ui/Toasts'
import { layout, newsletter } from '../words'
import type NewsletterDialog from './NewsletterDialog'
import { usePage } from './usePage'

const lastLink =
  'button-secondary px-3 sm:px-4 text-sm lt-tiny:(px-2 [font-size:6vw]) aria-[current]:(text-teal border-teal)'

/** The mark and the name: small enough for a name to be whole in three lines, beside the buttons of a small phone. */
function brandOf(name: string) {
  const longestWord = Math.max(...name.split(/\s/).map(({ length }) => length))
  if (longestWord > 12 || name.length > 32)
    return { mark: 'shrink-0 lt-xs:hidden', name: 'text-base lt-sm:(text-xs leading-[1.15])' }
  if (name.length > 20) return { mark: 'shrink-0', name: 'text-h3 lt-sm:(text-sm leading-[1.15])' }
  return { mark: 'shrink-0', name: 'text-h3' }
}
const brand = brandOf(site.name)
const [services] = footerColumns

export function Header() {
  const { path = '', breadcrumbs } = usePage() ?? {}
  const section = breadcrumbs?.[1]?.to
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => closeByItself(details.current), [])
  const items = menu.map(({ text, to }, n) => {
    const isAbove = to === section || path.startsWith(`${to}/`)
    return (
      <Link
        key={to}
        to={to}
        aria-current={to === path ? 'page' : isAbove || undefined}
        className={n < menu.length - 1 ? 'menu-link' : lastLink}
      >
        {text}
      </Link>
    )
  })
  return (
    <header className="bar">
      <div className="wrapper h-full flex items-center lt-tiny:px-3">
        <Link to="/" className="brand">
          <img
            src="/mark.svg"
            alt=""
            width={36}
            height={36}
            className={`lt-tiny:hidden ${brand.mark}`}
          />
          <span
            className={`leading-[1.15] [overflow-wrap:anywhere] [hyphens:auto] lt-tiny:[font-size:4vw] ${brand.name}`}
          >
            {site.name}
          </span>
        </Link>
        <nav className="flex shrink-0 items-center gap-1 sm:gap-2" aria-label={layout.mainMenu}>
          <details ref={details} className="order-1 lg:hidden">
            <summary className="button-quiet" aria-label={layout.menu}>
              <Icon size={22}>
                <path className="menu-lines" d="M2 6h18M2 11h18M2 16h18" />
                <path className="menu-cross" d="m4 4 14 14M18 4 4 18" />
              </Icon>
              <span className="tooltip">{layout.menu}</span>
            </summary>
          </details>
          <div className="menu">
            <ul role="list" className="lg:flex">
              {items.slice(0, -1).map((item) => (
                <li key={item.key}>{item}</li>
              ))}
            </ul>
            {site.newsletter.frame && <NewsletterButton menu={details} />}{' '}
            <button type="button" data-theme-switch="" className="button-quiet needs-script">
              <Icon size={20}>
                <circle cx="10" cy="10" r="7.5" />
                <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
              </Icon>
              <span className="tooltip">
                <span className="[display:var(--in-light)]">{layout.switchToDark}</span>{' '}
                <span className="[display:var(--in-dark)]">{layout.switchToLight}</span>
              </span>
            </button>
            <div className="px-3 pt-4 pb-2 text-sm text-muted sm:(absolute top-6 left-1/2) lg:hidden">
              {services && services.links.length > 0 && (
                <div className="lt-sm:hidden mb-8">
                  <p className="kicker sm:mb-2">{services.heading}</p>
                  <ul role="list">
                    {services.links.map(({ text, to }) => (
                      <li key={to}>
                        <Link to={to} className="block mb-3 heading-3 footer-link">
                          {text}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
              <Link to={links.email} className="text-link">
                {site.email}
              </Link>
              <p className="m-0 mt-1 empty:hidden">{site.locations.join(' · ')}</p>
            </div>
            <LoomArt className="menu-art lg:hidden" />
          </div>
          {/* The last link is in sight at every width. */}
          {items.slice(-1)}
        </nav>
      </div>
    </header>
  )
}

function NewsletterButton({ menu }: { menu: RefObject<HTMLDetailsElement | null> }) {
  /** The element that gets the focus back once the dialog is closed; none while it is closed. */
  const [opener, setOpener] = useState<HTMLElement>()
  const [Dialog, setDialog] = useState<typeof NewsletterDialog>()
  // The dialog itself is loaded too late to know which element had the focus.
  useEffect(() => () => opener?.focus(), [opener])
  async function open(button: HTMLElement) {
    // On a phone the menu is closed behind the dialog, and the button with it.
    const summary = menu.current?.open && menu.current.querySelector('summary')
    try {
      const { default: Dialog } = await loadChunk(() => import('./NewsletterDialog'))
      setDialog(() => Dialog)
      setOpener(summary || button)
    } catch (error) {
      if (error instanceof ChunkError && error.isHandled) return
      console.error(error)
      // After a deploy the site answers, and the dialog's file is gone.
      const response = await fetch('/', { method: 'HEAD' }).catch(() => undefined)
      if (response?.ok) location.assign(site.newsletter.frame)
      else toast({ ...newsletter.failed, variant: 'destructive' })
    }
  }
  return (
    <>
      <button
        id="newsletter"
        type="button"
        data-defer-click=""
        data-fallback={site.newsletter.frame}
        className="menu-link needs-script"
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {newsletter.open}
      </button>
      {Dialog && opener && <Dialog onClose={() => setOpener(undefined)} />}
    </>
  )
}

/** Closes the menu on Escape, on a click anywhere but on its button, and when the focus moves to what it covers. */
function closeByItself(details: HTMLDetailsElement | null) {
  if (!details) return
  const closeOutside = (target: EventTarget | null, part: Element | null) => {
    if (target instanceof Node && !part?.contains(target)) details.open = false
  }
  // The header is there as long as the document.
  addEventListener('click', ({ target }) => closeOutside(target, details))
  addEventListener('focusin', ({ target }) => closeOutside(target, details.closest('header')))
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  })
}
