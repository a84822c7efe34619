/** A third party's script, which counts page views and five events. */
import { analytics, site } from '../site'

let script: HTMLScriptElement | undefined

/** The calls made before the script is there wait in its queue. */
export function loadScript() {
  if (script) return
  const q: unknown[] = []
  const queue = Object.assign((...call: unknown[]) => void q.push(call), { q })
  Reflect.set(window, analytics.queue, queue)
  script = Object.assign(document.createElement('script'), { src: analytics.script })
  Object.assign(script.dataset, { domain: analytics.siteId, api: analytics.endpoint })
  document.head.append(script)
}

/** What the script has put elsewhere stays until the page is left, but it gets nothing more to count. */
export function unloadScript() {
  script?.remove()
  script = undefined
  Reflect.deleteProperty(window, analytics.queue)
}

/** The page's address goes without its query and hash, as a search term may be personal. */
export function count(name: string, url?: string) {
  const call: unknown = Reflect.get(window, analytics.queue)
  const props = url && { url }
  const details = { u: location.origin + location.pathname, ...(props && { props }) }
  if (script && typeof call === 'function') call(name, details)
}

const opened = new WeakSet<Element>()

/** The events are found by the attribute `data-event`, so that no component knows of analytics. */
function countEvent({ target, type }: Event) {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-event]')
  if (!element) return
  const { event = '' } = element.dataset
  if (element instanceof HTMLAnchorElement && type.endsWith('click')) count(event, element.href)
  if (element instanceof HTMLFormElement && type === 'sent') count(event)
  if (!(element instanceof HTMLIFrameElement) || type !== 'load') return
  // A frame's document, unless it is another site's.
  if (element.contentDocument?.location.pathname === site.newsletter.thanks)
    count(`${event}-success`)
  else if (!opened.has(element)) count(`${event}-open`)
  opened.add(element)
}

// The load of a frame does not bubble.
for (const type of ['click', 'auxclick', 'load', 'sent'])
  document.addEventListener(type, countEvent, true)
