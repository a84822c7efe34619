/** The visitor's choice of light or dark; part of the first script, as it has to work before the app does. */
export const { dataset } = document.documentElement

/** The choice overrides the system's, here and on later visits. */
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
