/**
 * Loads the site's fonts after the first paint: named in the style sheet, they would make the first layout of a page
 * take half as long again, and each of them a layout of its own when it arrives.
 */
import sans from './fonts/sans.woff2'
import serif from './fonts/serif.woff2'

/** As `uno.config.ts` names them. */
const files = { Fraunces: serif, 'Instrument Sans': sans }

async function loadFonts() {
  const fonts = Object.entries(files).map(([family, file]) =>
    new FontFace(family, `url(${file})`, { weight: '400 600' }).load(),
  )
  for (const font of await Promise.all(fonts)) document.fonts.add(font)
}

// Without them the page keeps the fonts of the device.
loadFonts().catch(console.error)
