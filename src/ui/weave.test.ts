import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type WeaveOptions, weave } from './weave'

const options: WeaveOptions = { seed: 'heddle', width: 400, height: 250, warp: 13, weft: 7 }
const numbersIn = (path: string) => path.match(/-?[^Mmvs -]+/g)?.map(Number) ?? []

test('the same seed gives the same picture', () => {
  expect(weave({ ...options })).toEqual(weave({ ...options }))
})

test('other seeds give other pictures, on the same grid', () => {
  const pictures = Array.from({ length: 50 }, (_, n) => weave({ ...options, seed: `seed-${n}` }))
  expect(new Set(pictures.map(({ weft }) => weft.join())).size).toBe(50)
  expect(new Set(pictures.map(({ warp }) => warp)).size).toBe(1)
})

test('any seed gives finite, whole coordinates', () => {
  const shape = fc.record({
    seed: fc.string({ unit: 'grapheme' }),
    warp: fc.integer({ min: 2, max: 40 }),
    weft: fc.integer({ min: 1, max: 20 }),
    stray: fc.double({ min: 0, max: 5, noNaN: true }),
  })
  fc.assert(
    fc.property(shape, (some) => {
      const { warp, weft, over } = weave({ ...options, ...some })
      expect(weft).toHaveLength(some.weft)
      const numbers = [warp, ...weft, over].flatMap(numbersIn)
      expect(numbers.filter((n) => !Number.isSafeInteger(n))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

describe('the grid', () => {
  const { warp, over } = weave({ ...options, over: (column) => column === 0 })

  test('has its first and last line at the edges', () => {
    const [first, ...others] = warp.split(/m/i).slice(1).map(numbersIn)
    expect(first).toEqual([0, 0, options.height])
    expect(others).toHaveLength(options.warp - 1)
    expect(others.reduce((sum, [dx = 0]) => sum + dx, 0)).toBe(options.width)
    for (const [, back, length] of others)
      expect([back, length]).toEqual([-options.height, options.height])
  })

  test('lies over a thread where `over` is true', () => {
    expect(over.match(/M0[ -]/g)).toHaveLength(options.weft)
    expect(over.match(/M/g)).toHaveLength(options.weft)
  })
})
