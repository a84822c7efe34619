import { expect, test } from 'vitest'
import { drawPortrait, initialsOf } from './drawPortrait'

const size = { width: 360, height: 450 }

test.each([
  ['ada-reader', 'AR'],
  ['ada-van-der-reader', 'AR'],
  ['ada', 'A'],
])('%s has the initials %s', (slug, initials) => expect(initialsOf(slug)).toBe(initials))

test('a stand-in is complete without fonts, and the same each time', async () => {
  const svg = await drawPortrait('ada-reader', size)
  expect(await drawPortrait('ada-reader', size)).toBe(svg)
  expect(svg).toContain('viewBox="0 0 360 450"')
  expect(svg).not.toMatch(/NaN|undefined|null|<text|<script|href=|url\(/)
  // Letters without outlines would leave an empty path.
  expect(svg).toMatch(/class="letters"[^>]* d="M[^"]{100,}"/)
})

test('other people have other threads', async () => {
  const threads = async (slug: string) =>
    /class="weft"[^>]*/.exec(await drawPortrait(slug, size))?.[0]
  expect(await threads('ada-reader')).not.toBe(await threads('adam-rider'))
})
