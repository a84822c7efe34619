import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './problem'

describe('the edit distance', () => {
  test.each([
    ['strategy', 'stratgey', 1],
    ['data', 'daat', 1],
    ['plan', 'plna', 1],
    ['plan', 'plans', 1],
    ['plan', 'clan', 1],
    ['plan', 'plan', 0],
    ['roadmap', 'rodamp', 2],
    ['plan', 'strategy', Number.POSITIVE_INFINITY],
  ])('%s, %s: %d', (a, b, distance) => expect(editDistance(a, b, 2)).toBe(distance))

  const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 6 })

  test('is the same both ways, and 0 for the same word only', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9))
        expect(editDistance(a, b, 9) === 0).toBe(a === b)
      }),
    )
  })

  /** The definition, by recursion: https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance#Optimal_string_alignment_distance */
  const byDefinition = (a: string, b: string): number => {
    if (a === '' || b === '') return a.length + b.length
    const [shorter, other] = [a.slice(1), b.slice(1)]
    if (a[0] === b[0]) return byDefinition(shorter, other)
    const edits = [byDefinition(shorter, b), byDefinition(a, other), byDefinition(shorter, other)]
    if (a[0] === b[1] && a[1] === b[0]) edits.push(byDefinition(a.slice(2), b.slice(2)))
    return 1 + Math.min(...edits)
  }

  test('is the least number of edits', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(byDefinition(a, b))
      }),
    )
  })
})
