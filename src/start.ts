/**
 * The only script that a page loads at once. It starts the app on the first sign of intent, and
 * replays the last click or submit that came before the app was ready.
 */
import './ui/base.css'
import './ui/theme'
import 'virtual:uno.css'

const html = document.documentElement
let started = false
let ready = false
/** Milliseconds after which what waits for the app waits no longer. */
const timeLimit = 15_000
/** In ms since the page was opened. */
let failedAt = -1000

/** What waits for the app, and its place among all that can, as React may make the elements anew. */
let deferred: { element: HTMLElement; place: number } | undefined
const deferrable = () => [
  ...document.querySelectorAll<HTMLElement>('[data-defer-click],[data-defer-submit]'),
]
const deferredElement = () =>
  deferred?.element.isConnected ? deferred.element : deferred && deferrable()[deferred.place]

/**
 * The build names the app's files on the root; Vite's own loader would weigh more than this script. They are
 * fetched whole first, and imported from the browser's cache, since Firefox and Safari never try an
 * `import()` again that has failed.
 */
async function loadApp(): Promise<typeof import('./main')> {
  if (import.meta.env.DEV) return import('./main')
  const files = document.getElementById('root')?.dataset.appFiles?.split(' ') ?? []
  await Promise.all(
    files.map(async (file) => {
      const response = await fetch(file)
      if (!response.ok) throw Error(file)
      await response.text()
    }),
  )
  return import(/* @vite-ignore */ files[0] ?? '')
}

function start() {
  if (started) return
  started = true
  delete html.dataset.appFailed
  const late = new Promise((_, reject) => setTimeout(reject, timeLimit, Error('Too late')))
  Promise.race([loadApp().then((app) => app.startApp()), late]).then(replay, fail)
}

function replay() {
  ready = true
  html.dataset.appReady = ''
  const element = deferredElement()
  const button = element?.querySelector<HTMLElement>('[type=submit]') ?? element
  button?.click()
}

/** The browser submits a form itself; for a click the page shows that something is missing. */
function fail(error: unknown) {
  console.error(error)
  started = false
  failedAt = performance.now()
  const element = deferredElement()
  if (element instanceof HTMLFormElement) element.submit()
  else if (element) html.dataset.appFailed = ''
  deferred = undefined
}

/** Before React sees the event, which may have the page already but not all that belongs to it. */
function defer(event: Event) {
  const selector = `[data-defer-${event.type}]`
  const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
  if (ready || !element) return
  event.preventDefault()
  event.stopPropagation()
  deferred = { element, place: deferrable().indexOf(element) }
  start()
}
addEventListener('click', defer, true)
addEventListener('submit', defer, true)

/** A moving pointer is a sign of intent many times a second; a failed start is tried again after one. */
const startOnIntent = (event: Event) => {
  if (event.timeStamp > failedAt + 1000) start()
}
for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
  addEventListener(type, startOnIntent, { passive: true })

const { pathname } = location
// After a reload, Back to a page of the app changes only the address.
addEventListener('popstate', () => {
  if (!ready && location.pathname !== pathname) location.reload()
})

// The development server prerenders nothing, so the app starts at once.
if (import.meta.env.DEV) start()
else if (document.querySelector('[data-start-when-idle]'))
  (window.requestIdleCallback ?? setTimeout)(start)
