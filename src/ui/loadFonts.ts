/** The fonts wait for the first paint, which a slow phone then shows sooner. */
import sans from './fonts/sans.woff2'
import sansExt from './fonts/sans-ext.woff2'
import serif from './fonts/serif.woff2'
import serifExt from './fonts/serif-ext.woff2'

/** The two files of each font, by its name in `uno.config.ts`. */
const files = { Fraunces: [serif, serifExt], 'Instrument Sans': [sans, sansExt] }

/** The letters of the second files, as in `fonts.css`: the browser fetches them if a page has one of these. */
const unicodeRange = 'U+100-130,U+132-151,U+154-24F,U+1E80-1EF3'

const weight = '400 600'

/** Adds all fonts at once, for one layout; in the style sheet they would double the first one. */
export async function loadFonts() {
  const fonts = Object.entries(files).map(async ([family, [western, others]]) => [
    new FontFace(family, `url(${others})`, { weight, unicodeRange }),
    await new FontFace(family, `url(${western})`, { weight }).load(),
  ])
  const loaded = (await Promise.all(fonts)).flat()
  const top = () => document.querySelector(':target')?.getBoundingClientRect().top ?? 0
  const before = top()
  for (const font of loaded) document.fonts.add(font)
  // Lines may break elsewhere above the part that the address names, if it is in view.
  if (before > 0 && before < innerHeight) scrollBy(0, top() - before)
}
