import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type WeaveOptions, weave } from './weave'

const options: WeaveOptions = { seed: 'heddle', width: 400, height: 250, warp: 13, weft: 7 }
const numbersIn = (path: string) => path.match(/-?[^Mmvs -]+/g)?.map(Number) ?? []

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
