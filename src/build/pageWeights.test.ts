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

test('pages above their limit are named, the heaviest first, with the share of them that is text, in five lines at most; an article may be heavier', async () => {
  const longText = noise(limit * 1.6, 1)
  expect(await weightWarning([page('/text', longText, '<article>')])).toBe('')
  const pages = [3, 5, 4, 8, 7, 6].map((n) => page(`/${n}`, noise(n * limit, n)))
  const [head, ...lines] = (await weightWarning([...pages, page('/long', longText)])).split('\n')
  expect(head).toMatch(/^warning: 7 pages/)
  const weight = String.raw`\d+\.\d kB of 16\.0 kB \(text 9\d %\)`
  expect(lines).toEqual([8, 7, 6, 5].map((n) => expect.stringMatching(`^  /${n} ${weight}$`)))
})
