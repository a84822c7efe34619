/** The switch between light and dark. The stored choice is set before the first paint by `inlined.ts`. */

const { dataset } = document.documentElement

/** The visitor's choice overrides the system's, here and on later visits. */
function switchTheme() {
  const { colorScheme } = getComputedStyle(document.documentElement)
  dataset.theme = colorScheme === 'dark' ? 'light' : 'dark'
  try {
    localStorage.theme = dataset.theme
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
}

/** Sets the stored choice again, as a page that comes back from the browser's cache may be older. */
function restoreTheme() {
  try {
    if (localStorage.theme) dataset.theme = localStorage.theme
  } catch {
    // Storage is off: the system's theme applies.
  }
}

export function listenForTheme() {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-theme-switch]')) switchTheme()
  })
  addEventListener('pageshow', restoreTheme)
}
