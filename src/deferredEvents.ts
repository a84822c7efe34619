/** Clicks, submits and changes before the app is there: kept from React, which may have the page but not all that belongs to it, and repeated. */

const { dataset } = document.documentElement

/** The button, form or field that waits for the app. */
let deferred: HTMLElement | undefined

/** @returns it, or the element that the app has made in its place */
const findDeferred = () =>
  deferred?.isConnected ? deferred : document.getElementById(deferred?.id ?? '')

export const isDeferred = () => deferred !== undefined

/** @param onDefer runs for each event that is deferred */
export function deferEvents(onDefer: () => void) {
  function defer(event: Event) {
    const element =
      !dataset.appReady &&
      event.target instanceof Element &&
      event.target.closest<HTMLElement>(`[data-defer-${event.type}]`)
    if (!element) return
    event.preventDefault()
    event.stopPropagation()
    deferred = element
    onDefer()
  }
  // Enter in the search box is a change.
  for (const type of ['click', 'submit', 'change']) addEventListener(type, defer, true)
  // What is typed into the search waits for the app, too.
  addEventListener('input', ({ target }) => {
    if (!dataset.appReady && target instanceof HTMLElement && 'deferChange' in target.dataset)
      deferred ??= target
  })
}

/** Repeats the last event, by a click on what it was meant for. */
export function repeatDeferred() {
  const element = findDeferred()
  const button = element?.querySelector<HTMLElement>('[type=submit]') ?? element
  button?.click()
}

/** Does without the app, which failed: the browser submits a form itself; for a click the page shows that something is missing. */
export function endDeferred(error: unknown) {
  const element = findDeferred()
  deferred = undefined
  if (element instanceof HTMLFormElement) element.submit()
  // After a deploy the app's files are gone; a connection that is lost is a TypeError.
  else if (element?.dataset.fallback && Object(error).name === 'Error')
    location.assign(element.dataset.fallback)
  else if (element) dataset.appFailed = ''
}
