/** What waits for the first paint, which a slow phone then shows sooner: the fonts, and all below the first sections. */
import sans from './fonts/sans.woff2'
import serif from './fonts/serif.woff2'
import { dataset } from './theme'

/** As `uno.config.ts` names them. */
const files = { Fraunces: serif, 'Instrument Sans': sans }

/** Both at once, for one layout: in the style sheet they would double the first one. Else those of the device stay. */
async function loadFonts() {
  const fonts = Object.entries(files).map(([family, file]) =>
    new FontFace(family, `url(${file})`, { weight: '400 600' }).load(),
  )
  for (const font of await Promise.all(fonts)) document.fonts.add(font)
}
loadFonts().catch(console.error)
dataset.painted = ''
