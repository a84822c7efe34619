import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { suggest, termsOf, vocabularyOf } from './suggest'

describe('a term that finds nothing', () => {
  const texts = [
    'A strategy roadmap',
    'The strategy of data',
    'Plan your data',
    'Roadmaps for plans',
  ]
  const matches = (term: string) => texts.some((text) => text.toLowerCase().includes(term))
  const suggestFor = (term: string) => suggest(term, vocabularyOf(texts), matches)

  test.each([
    ['stratgey', 'strategy'],
    ['strategie', 'strategy'],
    ['daat', 'data'],
    ['roadmapping', 'roadmap'],
    ['stratgey roadmpa', 'strategy roadmap'],
    ['Stratgey', 'strategy'],
  ])('%j: %j first', (term, first) => expect(suggestFor(term)[0]).toBe(first))

  test('is corrected word by word where no text contains the whole', () => {
    expect(suggestFor('plna stratgey')).toEqual(expect.arrayContaining(['plan', 'strategy']))
  })

  test.each(['zzzzzz', '', '!?', 'of'])('%j: no suggestion', (term) =>
    expect(suggestFor(term)).toEqual([]),
  )

  test('gives three suggestions at most, and each of them matches', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'strategydoplnm '), maxLength: 14 }),
        (term) => {
          const found = suggestFor(term)
          expect(found.length).toBeLessThanOrEqual(3)
          expect(found.filter((each) => !matches(each))).toEqual([])
        },
      ),
      { numRuns: 2000 },
    )
  })

  /** Counts how often all words are gone through. */
  class CountedVocabulary extends Map<string, number> {
    scans = 0
    override [Symbol.iterator]() {
      this.scans++
      return super[Symbol.iterator]()
    }
  }

  test('takes bounded work, whatever its words', () => {
    const similar = ['lantern', 'lanterns', 'lantarn', 'compass', 'compasso', 'compasse']
    const word = fc.oneof(
      fc.constantFrom('latnern', 'lantren', 'cmopass', 'compsas', 'lantern'),
      fc.string({ unit: fc.constantFrom(...'lantercompsy<"é'), maxLength: 20 }),
      fc.constant('lantern'.repeat(1500)),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const vocabulary = new CountedVocabulary(similar.map((text) => [text, 1]))
        let calls = 0
        suggest(words.join(' '), vocabulary, () => {
          calls++
          return false
        })
        expect(vocabulary.scans).toBeLessThanOrEqual(4)
        expect(calls).toBeLessThanOrEqual(30)
      }),
    )
  })

  test('keeps the words that need no correction, however many', () => {
    const title = 'alpha bravo delta kappa lambda omega'
    const find = (text: string) => text === title
    expect(suggest(title.replace('omega', 'omgea'), vocabularyOf([title]), find)).toEqual([title])
  })
})

test('stop words are no terms', () => {
  expect(termsOf('The plan, of THE year')).toEqual(['plan', 'year'])
})
