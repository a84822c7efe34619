/**
 * The only script that a page loads at once. It starts the app on the first sign of intent, and
 * replays the last click or submit that came before the app was ready.
 */
import './ui/base.css'
import 'virtual:uno.css'

const html = document.documentElement
let started = false
let ready = false
let deferred: HTMLElement | undefined

/** The build names the app's files on the root; Vite's own loader would weigh more than this script. */
function loadApp(): Promise<{ ready: Promise<void> }> {
  if (import.meta.env.DEV) return import('./main')
  const [main = '', ...others] = document.getElementById('root')?.dataset.appFiles?.split(' ') ?? []
  for (const href of others)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  return import(/* @vite-ignore */ main)
}

function start() {
  if (started) return
  started = true
  loadApp()
    .then((app) => app.ready)
    .then(replayDeferred, () => {
      // The app cannot be loaded: the browser submits the form itself; a later click tries again.
      if (deferred instanceof HTMLFormElement) deferred.submit()
      started = false
    })
}

function replayDeferred() {
  ready = true
  html.dataset.appReady = ''
  if (deferred instanceof HTMLFormElement) deferred.requestSubmit()
  else deferred?.click()
}

function defer(event: Event, selector: string) {
  const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
  if (ready || !element) return
  event.preventDefault()
  deferred = element
  start()
}
const deferClick = (event: Event) => defer(event, '[data-defer-click]')
const deferSubmit = (event: Event) => defer(event, '[data-defer-submit]')

const themeKey = 'theme'

/** The visitor's choice of light or dark overrides the system's, here and on later visits. */
function switchTheme() {
  const system = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
  html.dataset.theme = (html.dataset.theme ?? system) === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem(themeKey, html.dataset.theme)
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
}

try {
  const theme = localStorage.getItem(themeKey)
  if (theme) html.dataset.theme = theme
} catch {
  // Storage is off: the system's theme applies.
}

addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-theme-switch]')) switchTheme()
  else deferClick(event)
})
addEventListener('submit', deferSubmit)
for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
  addEventListener(type, start, { once: true, passive: true })

// The development server prerenders nothing, so the app starts at once.
if (import.meta.env.DEV) start()
else if (document.querySelector('[data-start-when-idle]'))
  (window.requestIdleCallback ?? setTimeout)(start)
