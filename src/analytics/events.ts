/** Finds what a visitor does by the attribute `data-event`, so that no component knows of analytics. */
import { site } from '../site'

type Count = (name: string, props?: Record<string, string>) => void

/** A frame's document, unless it is another site's. */
const pathIn = (frame: HTMLIFrameElement) => frame.contentDocument?.location.pathname

/** @returns a function that stops it */
export function countEvents(count: Count) {
  const { signal, abort } = abortable()
  const opened = new WeakSet<Element>()
  const on = (type: string, selector: string, handle: (element: Element, name: string) => void) =>
    document.addEventListener(
      type,
      (event) => {
        if (event instanceof MouseEvent && event.button > 1) return
        const element = event.target instanceof Element && event.target.closest(selector)
        if (element instanceof HTMLElement) handle(element, element.dataset.event ?? '')
      },
      // The load of a frame does not bubble.
      { capture: true, signal },
    )
  const followLink = (link: Element, name: string) =>
    link instanceof HTMLAnchorElement && count(name, { url: link.href })
  on('click', 'a[data-event]', followLink)
  on('auxclick', 'a[data-event]', followLink)
  on('sent', 'form[data-event]', (_, name) => count(name))
  on('load', 'iframe[data-event]', (frame, name) => {
    if (!(frame instanceof HTMLIFrameElement)) return
    if (pathIn(frame) === site.newsletter.thanks) count(`${name}-success`)
    else if (!opened.has(frame)) count(`${name}-open`)
    opened.add(frame)
  })
  return abort
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
