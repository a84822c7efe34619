/** The third party's script and its function on `window`, which gets all that is counted. */
import { analytics } from '../site'

interface Details {
  /** The address of the page. */
  u: string
  props?: Record<string, string>
}

type Call = [name: string, details: Details]

let script: HTMLScriptElement | undefined

/** Loads the script, once; the calls made before it is there wait for it. */
export function load() {
  if (script) return
  const q: Call[] = []
  Reflect.set(
    window,
    analytics.queue,
    Object.assign((...call: Call) => void q.push(call), { q }),
  )
  script = document.createElement('script')
  script.src = analytics.script
  script.dataset.domain = analytics.siteId
  script.dataset.api = analytics.endpoint
  document.head.append(script)
}

/** What the script has put elsewhere stays until the page is left, but it gets nothing more to count. */
export function unload() {
  script?.remove()
  script = undefined
  Reflect.deleteProperty(window, analytics.queue)
}

/** The address goes without its query and hash, as a search term may be personal. */
export function count(name: string, props?: Record<string, string>) {
  const call: unknown = Reflect.get(window, analytics.queue)
  const details: Details = { u: location.origin + location.pathname, ...(props && { props }) }
  if (typeof call === 'function') call(name, details)
}
