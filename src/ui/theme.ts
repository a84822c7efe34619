/** The switch between light and dark, whose choice overrides the system's; `inlined.ts` sets it before the first paint. */

const { dataset } = document.documentElement

/** Sets a theme and keeps it for later visits; without one, sets that which was kept. */
function setTheme(theme?: string) {
  if (theme) dataset.theme = theme
  try {
    if (theme) localStorage.theme = theme
    else if (localStorage.theme) dataset.theme = localStorage.theme
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
}

export function listenForTheme() {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-theme-switch]'))) return
    const { colorScheme } = getComputedStyle(document.documentElement)
    setTheme(colorScheme === 'dark' ? 'light' : 'dark')
  })
  // A page that comes back from the browser's cache may be older than the choice.
  addEventListener('pageshow', () => setTheme())
}
