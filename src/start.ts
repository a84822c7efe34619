/** The only script that a page loads at once: it starts the app on a sign of intent, and repeats an earlier click. */
import './ui/styles'
import './ui/loadFonts'

const { dataset } = document.documentElement

/** The app's files, which the build names on the root: Vite's own loader would weigh more than this script. */
const { appFiles = '' } = (document.getElementById('root') ?? document.body).dataset
const files = appFiles.split(' ')

/** The button, form or field that waits for the app. */
let deferred: HTMLElement | undefined
let started = false

let fetched: Promise<unknown> | undefined

async function fetchFile(file: string, init?: RequestInit) {
  const response = await fetch(file, init)
  if (!response.ok) throw Error(file)
  await response.text()
}

/** Fetches the app's files once, into the browser's cache; after a failure the next call tries again. */
function fetchApp(init?: RequestInit) {
  fetched ??= Promise.all(files.map((file) => fetchFile(file, init))).catch((error) => {
    fetched = undefined
    throw error
  })
  return fetched
}

/** Imports from the browser's cache, as Firefox and Safari never try an `import()` again that has failed. */
async function loadApp(): Promise<typeof import('./main')> {
  if (import.meta.env.DEV) return import('./main')
  await fetchApp()
  return import(/* @vite-ignore */ String(files[0]))
}

/** The app may have replaced all elements. */
const findDeferred = () =>
  deferred?.isConnected ? deferred : document.getElementById(deferred?.id ?? '')

function start() {
  if (started) return
  started = true
  const late = setTimeout(fail, 15_000, 'Too late')
  loadApp()
    .then((app) => app.startApp())
    .then(() => {
      const element = findDeferred()
      const button = element?.querySelector<HTMLElement>('[type=submit]') ?? element
      button?.click()
    })
    .catch(fail)
    .then(() => clearTimeout(late))
}

/** The browser submits a form itself; for a click the page shows that something is missing. */
function fail(error: unknown) {
  console.error(error)
  // Files that are late may never come.
  fetched = undefined
  const element = findDeferred()
  deferred = undefined
  if (element instanceof HTMLFormElement) element.submit()
  // After a deploy the app's files are gone; a connection that is lost is a TypeError.
  else if (element?.dataset.fallback && Object(error).name === 'Error')
    location.assign(element.dataset.fallback)
  else if (element) dataset.appFailed = ''
  // The next intent tries again, but not each of the many that a moving pointer shows in a second.
  setTimeout(() => {
    started = false
    // In development nothing is shown without it, and the server may only have been restarting.
    if (deferred || import.meta.env.DEV) start()
  }, 1000)
}

/** Defers an event before React sees it, which may have the page already but not all that belongs to it. */
function defer(event: Event) {
  const element =
    !dataset.appReady &&
    event.target instanceof Element &&
    event.target.closest<HTMLElement>(`[data-defer-${event.type}]`)
  if (!element) return
  event.preventDefault()
  event.stopPropagation()
  deferred = element
  start()
}
// Enter in the search box is a change.
for (const type of ['click', 'submit', 'change']) addEventListener(type, defer, true)
for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
  addEventListener(type, start)
// What is typed into the search waits for the app, too.
addEventListener('input', ({ target }) => {
  if (!dataset.appReady && target instanceof HTMLElement && 'deferChange' in target.dataset)
    deferred ??= target
})

const { pathname } = location
// After a reload, Back to a page of the app changes only the address.
addEventListener('popstate', () => {
  if (!dataset.appReady && location.pathname !== pathname) location.reload()
})

/** Fetches the app ahead, after all else; under a strict policy Firefox refuses `<link rel=prefetch>`. */
const prefetchApp = () => fetchApp({ priority: 'low' }).catch(() => {})

const waiting = document.querySelector<HTMLElement>('[data-prefetch-app]')
// The development server prerenders nothing.
if (import.meta.env.DEV) start()
else if (waiting) {
  // Only the app shows what the address asks for, and what a visitor who returns has left.
  if (location.search || history.state) start()
  // Firefox and Safari know no `connection`.
  else if (!Object(navigator).connection?.saveData) addEventListener('load', prefetchApp)
}

/** The visitor's choice of light or dark overrides the system's, here and on later visits. */
function switchTheme() {
  const { colorScheme } = getComputedStyle(document.documentElement)
  dataset.theme = colorScheme === 'dark' ? 'light' : 'dark'
  try {
    localStorage.theme = dataset.theme
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
}

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-theme-switch]')) switchTheme()
})
// A page that comes back from the browser's cache may be older than the choice; others have it from `inlined.ts`.
addEventListener('pageshow', () => {
  try {
    if (localStorage.theme) dataset.theme = localStorage.theme
  } catch {
    // Storage is off: the system's theme applies.
  }
})

addEventListener('keydown', (event) => {
  // Escape hides a tooltip until the pointer or the focus moves; all else of tooltips is CSS.
  if (event.key === 'Escape') dataset.tooltips = 'hidden'
  const box = event.key === '/' && document.getElementById('search')
  // A slash that is typed into it, which is the only field of its page, is text.
  if (!box || event.target === box) return
  event.preventDefault()
  box.focus()
})
for (const type of ['pointerover', 'focusin']) addEventListener(type, () => delete dataset.tooltips)
