/** The only script that a page loads at once: it starts the app on a sign of intent. */
import './styles'
import { fetchApp, forgetFetch, loadApp } from './appFiles'
import { deferEvents, endDeferred, isDeferred, repeatDeferred } from './deferredEvents'
import { listenForKeys } from './ui/keys'
import { loadFonts } from './ui/loadFonts'
import { listenForTheme } from './ui/theme'

const { dataset } = document.documentElement

let started = false

function start() {
  if (started) return
  started = true
  const timeout = setTimeout(fail, 15_000, 'Too late')
  loadApp()
    .then((app) => app.startApp())
    .then(repeatDeferred)
    .catch(fail)
    .then(() => clearTimeout(timeout))
}

function fail(error: unknown) {
  console.error(error)
  forgetFetch()
  endDeferred(error)
  // The next intent tries again, but not each of the many that a moving pointer shows in a second.
  setTimeout(() => {
    started = false
    // In development nothing is shown without it, and the server may only have been restarting.
    if (isDeferred() || import.meta.env.DEV) start()
  }, 1000)
}

loadFonts().catch(console.error)
listenForTheme()
listenForKeys()
deferEvents(start)
for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
  addEventListener(type, start)

// The foot of printed pages shows it.
addEventListener('beforeprint', () => {
  document.documentElement.style.setProperty('--title', JSON.stringify(document.title))
})

const { pathname } = location
// After a reload, Back to a page of the app changes only the address.
addEventListener('popstate', () => {
  if (!dataset.appReady && location.pathname !== pathname) location.reload()
})

/** What needs the app, which is fetched ahead for it, after all else, or started at once. */
const waiting = document.querySelector<HTMLElement>('[data-prefetch-app]')
// Only the app shows what the address asks for, and what a visitor who returns has left.
const isNeeded = waiting && (location.search || history.state || 'startApp' in waiting.dataset)
// The development server prerenders nothing.
if (import.meta.env.DEV || isNeeded) start()
// Firefox and Safari know no `connection`.
else if (waiting && !Object(navigator).connection?.saveData)
  addEventListener('load', () => fetchApp({ priority: 'low' }).catch(() => {}))
