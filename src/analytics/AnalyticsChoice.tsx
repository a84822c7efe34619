/** The footer's question whether visits may be counted; events are found by `data-event`. */
import { useEffect, useState } from 'react'
import { fill } from '../locale'
import { analytics, site } from '../site'
import { analyticsChoice as words } from '../words'

const provider = new URL(analytics.endpoint, site.origin).host

/** Global Privacy Control and Do Not Track answer for the visitor, on every site. */
const isRefused = Object(navigator).globalPrivacyControl || navigator.doNotTrack === '1'
let isAllowed = false
let script: Promise<unknown> | undefined

/** Loads the script with the first page view. The page's address goes without its query and hash, as a search term may be personal. */
function count(name: string, props?: { url: string }) {
  const details = { u: location.origin + location.pathname, props }
  if (isAllowed)
    script ??= new Promise((onload) => {
      const element = document.createElement('script')
      Object.assign(element.dataset, { domain: analytics.siteId, api: analytics.endpoint })
      document.head.append(Object.assign(element, { src: analytics.script, onload }))
    })
  script?.then(() => isAllowed && Reflect.get(window, analytics.global)?.(name, details))
}

function countEvent({ target, type }: Event) {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-event]')
  if (!element) return
  const { event = '', opened } = element.dataset
  if (element instanceof HTMLAnchorElement) count(event, { url: element.href })
  if (type === 'sent') count(event)
  if (type !== 'load' || !(element instanceof HTMLIFrameElement)) return
  // The first document of a frame counts, and later only that of a sign-up; those of other sites cannot be read.
  const isSignUp = element.contentDocument?.location.pathname === site.newsletter.thanks
  if (isSignUp || !opened) count(`${event}-${isSignUp ? 'success' : 'open'}`)
  element.dataset.opened = 'true'
}
// The load of a frame does not bubble.
for (const type of ['click', 'auxclick', 'load', 'sent'])
  document.addEventListener(type, countEvent, true)

/** @param consent to store; absent: only read it @returns the consent; if storage is off, it lasts for this visit */
function storedConsent(consent?: boolean) {
  try {
    if (consent) localStorage.analytics = 'allowed'
    if (consent === false) delete localStorage.analytics
    return localStorage.analytics === 'allowed'
  } catch {
    return consent === true
  }
}

export default function AnalyticsChoice({ path }: { path: string | undefined }) {
  const [hasConsent, setConsent] = useState(() => storedConsent())
  useEffect(() => {
    isAllowed = hasConsent && !isRefused
    if (path) count('pageview')
  }, [hasConsent, path])
  if (isRefused) return null
  const choose = () => setConsent(storedConsent(!hasConsent))
  return (
    <section aria-labelledby="analytics" className="mt-6">
      <h2 id="analytics" className="kicker mb-1">
        {words.heading}
      </h2>
      <p className="m-0 mb-3 measure" role="status">
        {fill(hasConsent ? words.answer : words.question, { provider })}
      </p>
      <button type="button" className="chip min-h-11" aria-pressed={hasConsent} onClick={choose}>
        {words.button}
      </button>
    </section>
  )
}
