/** The visitor's choice of light or dark; part of the first script, as it has to work before the app does. */
export const { dataset } = document.documentElement

/** The choice overrides the system's, here and on later visits. */
async function switchTheme() {
  const shown = getComputedStyle(document.documentElement).colorScheme
  const theme = shown === 'dark' ? 'light' : 'dark'
  dataset.theme = theme
  try {
    localStorage.theme = theme
    await navigator.serviceWorker.register(`/theme.js?${theme}`)
  } catch (error) {
    // Without storage the choice lasts as long as the page. Without the service worker a page shows it a moment
    // after its first paint.
    console.warn(error)
  }
}

function applyTheme() {
  try {
    if (localStorage.theme) dataset.theme = localStorage.theme
  } catch {
    // Storage is off: the system's theme applies.
  }
}

applyTheme()
// A page that comes back from the browser's cache may be older than the choice.
addEventListener('pageshow', applyTheme)
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-theme-switch]')) switchTheme()
})
