import { expect, test } from 'vitest'
import { weightLimit, weightWarning } from './pageWeights'

/** Text that hardly compresses: the same for the same seed. */
function noise(length: number, seed: number) {
  let state = seed
  const letter = () => {
    state = (state * 48271) % 2147483647
    return String.fromCharCode(97 + (state % 26))
  }
  return Array.from({ length }, letter).join('')
}
const page = (path: string, text: string, start = '<main>') => ({
  path,
  html: `<html><head><style>${noise(3000, 7)}</style></head><body>${start}${text}</body></html>`,
})
const limit = weightLimit('<main>')

test('pages below their limit are not mentioned; an article may be heavier', () => {
  const longText = noise(limit * 1.6, 1)
  expect(
    weightWarning([page('/short', noise(2000, 2)), page('/text', longText, '<article>')]),
  ).toBe('')
  expect(weightWarning([page('/long', longText)])).toMatch(
    /^warning: .*\n {2}\/long \d\d\.\d kB of /,
  )
})

test('the heaviest come first, with the share of it that is text, in five lines at most', () => {
  const pages = [3, 5, 4, 8, 7, 6].map((n) => page(`/${n}`, noise(n * limit, n)))
  const lines = weightWarning(pages).split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toContain('6 pages')
  expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual(['/8', '/7', '/6', '/5'])
  for (const line of lines.slice(1)) expect(line).toMatch(/\(text 9\d %\)$/)
})
