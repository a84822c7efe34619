import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './Picture'

test.each([
  ['/images/hall.svg', true, false],
  ['/images/hall.jpg', true, true],
  ['/images/hall.jpg', undefined, false],
])('%s, where it fills its place: %s, is cut: %s', (src, fills, isCut) => {
  const picture = { src, alt: '', width: 3, height: 2, fills, caption: 'A hall' }
  const html = renderToStaticMarkup(<Picture {...picture} />)
  expect(html, 'attributes from data that an img has not').not.toContain('caption')
  expect(html.includes('object-fit:cover')).toBe(isCut)
})
