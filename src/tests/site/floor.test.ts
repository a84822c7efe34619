/**
 * The oldest browsers can parse and run what the build wrote. What they lack must be in these lists, with what
 * they show instead; whether a property that is missing is missed, only a run in those browsers can tell.
 */
import { expect, it } from 'vitest'
import { newCssFeatures } from './compat/cssFeatures'
import { newJsFeatures } from './compat/jsFeatures'
import { files, read } from './readDist'

const css: Record<string, string> = {
  ':focus-visible': 'the browser’s own ring',
  ':is': 'a board pack with empty rows, in which every page has what each band means',
  ':has':
    'a page that scrolls behind the open menu; on paper a short table, or a heading and its table, on two sheets',
  '@media forced-colors': 'such a browser forces no colors',
  '@page': 'the margins that the visitor sets',
  '@view-transition': 'a page that changes at once',
  '@starting-style': 'a thread that is there at once',
  'aspect-ratio': 'a film of a least height, a cover as high as its picture',
  'content-visibility': 'a page that is laid out whole before its first paint',
  'contain-intrinsic-height': 'the same',
  '@media scripting': 'the fonts of the device, where there is no script; else the same',
  'break-after: avoid': 'a heading at the end of a sheet of paper',
  dvh: 'the height with the browser’s own bar, which stands before it',
  'field-sizing': 'a field that scrolls, and that its corner makes higher',
  'forced-color-adjust': 'the borders of lists without a gap in the thread; its words say the same',
  orphans: 'lines of a paragraph as the browser parts them',
  size: 'a board pack on upright paper',
  'scroll-margin-top': 'a field whose label the bar covers after a wrong entry',
  'text-wrap': 'lines as they come',
  widows: 'lines of a paragraph as the browser parts them',
}

const guarded = 'its library looks whether it is there'
const own = 'a method of the site’s or a library’s own objects, with the same name'
const js: Record<string, string> = {
  '.startViewTransition()': guarded,
  '.skipTransition()': guarded,
  '.captureStackTrace()': guarded,
  '.checkVisibility()': guarded,
  navigation: guarded,
  CompressionStream: 'the code looks whether it is there',
  DecompressionStream: 'the code says that the browser is too old',
  reportError: guarded,
  setImmediate: guarded,
  ...Object.fromEntries(
    ['createContext', 'detect', 'dispatch', 'dispose', 'fallback', 'fetch', 'forget']
      .concat(['getState', 'navigate', 'run', 'subscribe', 'toSorted', 'use'])
      .map((name) => [`.${name}()`, own]),
  ),
}

const scripts = files.filter((file) => /^\/assets\/.+\.js$/.test(file))
/** What stands in pages is part of the app's. */
const styles = files
  .filter((file) => /^\/assets\/.+\.css$/.test(file))
  .map(read)
  .join('')

it('every style is known to the oldest browsers, or they do without', () => {
  expect(styles.length).toBeGreaterThan(5000)
  expect(newCssFeatures(styles)).toEqual(Object.keys(css).sort())
})

it('every script is known to the oldest browsers, or they do without', () => {
  expect(scripts.length).toBeGreaterThan(5)
  const found = scripts.flatMap((file) =>
    newJsFeatures(read(file))
      .filter((feature) => !(feature in js))
      .map((feature) => `${file}: ${feature}`),
  )
  expect(found).toEqual([])
})
