/**
 * The only script a page loads. It starts the app on the first sign of intent, and keeps a click
 * made before the app is there until it can be answered.
 */
import './ui/styles.css'
import 'virtual:uno.css'

const root = document.documentElement
let starting = false
let ready = false
let waiting: HTMLElement | undefined

/** The build names the app's files on the root; Vite's own loader would weigh more than all of this. */
function loadApp(): Promise<{ ready: Promise<void> }> {
  if (import.meta.env.DEV) return import('./main')
  const [main = '', ...others] = document.getElementById('root')?.dataset.app?.split(' ') ?? []
  for (const href of others)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  return import(/* @vite-ignore */ main)
}

function start() {
  if (starting) return
  starting = true
  loadApp()
    .then((app) => app.ready)
    .then(answer, () => {
      // Without the app a form can still be sent the plain way; other buttons have nothing to do.
      if (waiting instanceof HTMLFormElement) waiting.submit()
      starting = false
    })
}

function answer() {
  ready = true
  root.dataset.app = 'ready'
  if (waiting instanceof HTMLFormElement) waiting.requestSubmit()
  else waiting?.click()
}

function hold(event: Event, selector: string) {
  const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
  if (ready || !element) return
  event.preventDefault()
  waiting = element
  start()
}

const themeKey = 'theme'

/** The visitor's own choice of light or dark goes before the system's. */
function switchTheme() {
  const system = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
  root.dataset.theme = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem(themeKey, root.dataset.theme)
  } catch {
    // Storage is off: the choice holds for this page.
  }
}

try {
  const theme = localStorage.getItem(themeKey)
  if (theme) root.dataset.theme = theme
} catch {
  // Storage is off: the system decides.
}

addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-theme-switch]')) switchTheme()
  else hold(event, 'button[data-app][type=button]')
})
addEventListener('submit', (event) => hold(event, 'form[data-app]'))
for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
  addEventListener(type, start, { once: true, passive: true })

// In development there is no prerendered page to read meanwhile.
if (import.meta.env.DEV) start()
else if (document.querySelector('[data-app=idle]'))
  (window.requestIdleCallback ?? setTimeout)(start)
