/** The oldest browsers in which the site reads, searches and sends; README names them too. */

/** A browser's name, as the bundler and the compatibility data write it, and its version. */
export const oldestBrowsers = { chrome: '87', edge: '87', firefox: '115', safari: '14' } as const

/** What the bundler translates newer syntax for. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version)
