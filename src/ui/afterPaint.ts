/** The fonts, and all below the first screen, wait for the first paint, which a slow phone then shows sooner. */
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
async function loadFonts() {
  const fonts = Object.entries(files).map(async ([family, [western, others]]) => [
    new FontFace(family, `url(${others})`, { weight, unicodeRange }),
    await new FontFace(family, `url(${western})`, { weight }).load(),
  ])
  for (const font of (await Promise.all(fonts)).flat()) document.fonts.add(font)
}

const nextFrame = () => new Promise(requestAnimationFrame)

// With the fonts, so that what waits in `base.css` is laid out once; a slow network does not hold it up.
const late = new Promise((resolve) => setTimeout(resolve, 2000))
Promise.race([loadFonts(), late])
  .catch(console.error)
  // The first screen gets its fonts in one frame: a task for that and all below it would block for longer.
  .then(nextFrame)
  .then(nextFrame)
  .then(() => {
    document.documentElement.dataset.painted = ''
  })
