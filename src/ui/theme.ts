/** The visitor's choice of light or dark; part of the first script, as it has to work before the app does. */
const key = 'theme'
const { dataset } = document.documentElement

/** The choice overrides the system's, here and on later visits. */
function switchTheme() {
  const system = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
  const theme = (dataset.theme ?? system) === 'dark' ? 'light' : 'dark'
  dataset.theme = theme
  try {
    localStorage.setItem(key, theme)
    // Where the browser has none, the choice is applied a moment after the first paint.
    navigator.serviceWorker?.register(`/theme.js?${theme}`).catch(console.warn)
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
}

function applyTheme() {
  try {
    const theme = localStorage.getItem(key)
    if (theme) dataset.theme = theme
  } catch {
    // Storage is off: the system's theme applies.
  }
}

applyTheme()
// A page that comes back from the browser's cache may be older than the choice.
addEventListener('pageshow', applyTheme)
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-theme-switch]')) switchTheme()
})
