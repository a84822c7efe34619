/**
 * The footer's question whether visits may be counted. Once they may, a provider's script gets page views and
 * five events; these are found by the attribute `data-event`, so that no component knows of analytics.
 */
import { useEffect, useState } from 'react'
import { analytics, site } from '../site'

const provider = new URL(analytics.endpoint, site.origin).host
const texts = {
  open: `May we count your visits? ${provider} would learn which pages you open, which links you follow, and whether you sign up or write to us. Nothing is stored or sent before you agree.`,
  allowed: `Your visits are counted by ${provider}, as you agreed.`,
  declined: 'Your visits are not counted.',
}
const answers = { allowed: 'Count my visits', declined: 'Do not count them' }
type Choice = keyof typeof answers
const choices: Choice[] = ['allowed', 'declined']

/** Global Privacy Control and Do Not Track answer for the visitor, on every site. */
const isRefused = Object(navigator).globalPrivacyControl || navigator.doNotTrack === '1'
let isAllowed = false
let script: Promise<unknown> | undefined

function loadScript() {
  const element = Object.assign(document.createElement('script'), { src: analytics.script })
  Object.assign(element.dataset, { domain: analytics.siteId, api: analytics.endpoint })
  document.head.append(element)
  return new Promise((resolve) => {
    element.onload = resolve
  })
}

/** The page's address goes without its query and hash, as a search term may be personal. */
function count(name: string, props?: { url: string }) {
  const details = { u: location.origin + location.pathname, props }
  script?.then(() => {
    const call: unknown = Reflect.get(window, analytics.global)
    if (isAllowed && typeof call === 'function') call(name, details)
  })
}

const opened = new WeakSet<Element>()

function countEvent({ target, type }: Event) {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-event]')
  if (!element) return
  const { event = '' } = element.dataset
  if (element instanceof HTMLAnchorElement) count(event, { url: element.href })
  if (element instanceof HTMLFormElement && type === 'sent') count(event)
  if (!(element instanceof HTMLIFrameElement) || type !== 'load') return
  // A frame's document, unless it is another site's.
  const path = element.contentDocument?.location.pathname
  if (path === site.newsletter.thanks) count(`${event}-success`)
  else if (!opened.has(element)) count(`${event}-open`)
  opened.add(element)
}
// The load of a frame does not bubble.
for (const type of ['click', 'auxclick', 'load', 'sent'])
  document.addEventListener(type, countEvent, true)

/** Where storage is off, the choice lasts for this visit. */
function stored(choice?: Choice) {
  try {
    if (choice) localStorage.analytics = choice
    return choices.find((each) => each === localStorage.analytics)
  } catch {
    return undefined
  }
}

/** @param props.path of the page, if it may be counted */
export default function AnalyticsChoice({ path }: { path: string | undefined }) {
  const [choice, setChoice] = useState(() => stored())
  useEffect(() => {
    isAllowed = choice === 'allowed' && !isRefused
    if (!isAllowed || !path) return
    script ??= loadScript()
    count('pageview')
  }, [choice, path])
  if (isRefused) return null
  return (
    <section aria-labelledby="analytics" className="mt-6">
      <h2 id="analytics" className="kicker mb-1">
        Visitor count
      </h2>
      <p className="m-0 measure" role="status">
        {texts[choice ?? 'open']}
      </p>
      <div className="flex flex-wrap gap-3 mt-3">
        {choices.map((answer) => (
          <button
            key={answer}
            type="button"
            className="chip min-h-11"
            aria-pressed={choice === answer}
            onClick={() => {
              setChoice(answer)
              stored(answer)
            }}
          >
            {answers[answer]}
          </button>
        ))}
      </div>
    </section>
  )
}
