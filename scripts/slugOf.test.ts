import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slugOf'

test.each([
  ['Résumé screening: what “good” is', 'resume-screening-what-good-is'],
  ['What’s next, and WHY?', 'whats-next-and-why'],
  ["Don't --force the 'plan'", 'dont-force-the-plan'],
  ['戦略の計画と目標', 'zhan-lue-no-ji-hua-to-mu-biao'],
  ['AIの計画', 'aino-ji-hua'],
  ['Стратегия ИИ', 'strategiya-ii'],
  ['Ελληνικά', 'ellinika'],
  ['Straße, Øst, ırmak, İzmir', 'strasse-ost-irmak-izmir'],
  ['Eﬃcient ﬁrms', 'efficient-firms'],
  ['OpenAI’s 2nd plan 🚀', 'openais-2nd-plan'],
  ['🚀🚀', 'rocket-rocket'],
])('%s is %s', (title, slug) => expect(slugOf(title)).toEqual({ slug }))

test.each(['العربية', 'עברית', '한국어', 'हिन्दी', 'ไทย', 'ქართული'])('%s has one', (title) =>
  expect(slugOf(title)?.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/),
)

test('a title of signs has none', () => expect(slugOf('?! … —')).toBeUndefined())

test('every other one fits the rule and the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (title) => {
      const { slug } = slugOf(title) ?? { slug: 'none' }
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(60)
    }),
  )
})

test('a long one ends with a whole word', () => {
  const words = 'Seventeen words that nobody would want to see in one address of all their articles'
  expect(slugOf(words)?.slug).toBe('seventeen-words-that-nobody-would-want-to-see-in-one-address')
  expect(slugOf('x'.repeat(64))?.slug).toBe('x'.repeat(60))
})

test('one that cannot be used is numbered, within the limit', () => {
  const whyNot = (slug: string) => (/^plan(-2)?$|^x+$/.test(slug) ? 'it is taken' : undefined)
  expect(slugOf('Plan', whyNot)).toEqual({ slug: 'plan-3', problem: 'it is taken' })
  expect(slugOf('x'.repeat(64), whyNot)?.slug).toBe(`${'x'.repeat(58)}-2`)
})
