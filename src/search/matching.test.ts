import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '../ui/fold'
import { contains, findAll } from './matching'

/** @returns the text with brackets around what is found */
function marked(text: string, term: string) {
  let shown = text
  findAll(text, term)
    .reverse()
    .forEach(({ start, end }) => {
      shown = `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`
    })
  return shown
}

test.each([
  ['Die Größe der Straße', 'grosse', 'Die [Größe] der Straße'],
  ['Die Größe der Straße', 's', 'Die Grö[ß]e der [S]tra[ß]e'],
  ['Über Übergänge', 'uber', '[Über] [Über]gänge'],
  ['Über Übergänge', 'Ubergange', 'Über [Übergänge]'],
  ['Mueller und Müller', 'müller', 'Mueller und [Müller]'],
  ['U\u0308ber Mu\u0308ller', 'muller', 'U\u0308ber [Mu\u0308ller]'],
  ['Smørrebrød på Ærø', 'smorrebrod', '[Smørrebrød] på Ærø'],
  ['Smørrebrød på Ærø', 'aero', 'Smørrebrød på [Ærø]'],
  ['Łódź, Đakovo, Iğdır, Ħamrun', 'lodz', '[Łódź], Đakovo, Iğdır, Ħamrun'],
  ['İstanbul', 'istanbul', '[İstanbul]'],
  ['ΟΔΟΣ, οδός', 'οδος', '[ΟΔΟΣ], [οδός]'],
  ['Who’s “first”', 'who\'s "first"', '[Who’s “first”]'],
  ['ＡＩ 戦略、がか', 'ai', '[ＡＩ] 戦略、がか'],
  ['ＡＩ 戦略、がか', 'か', 'ＡＩ 戦略、が[か]'],
  ['a.b 🙂 (c)', '. ', 'a.b 🙂 (c)'],
  ['a.b 🙂 (c)', '🙂 (', 'a.b [🙂 (]c)'],
  ['blunt', 'blue', 'blunt'],
])('in %j, %j finds what is in brackets: %j', (text, term, shown) => {
  expect(marked(text, term)).toBe(shown)
  expect(contains(text, term)).toBe(shown !== text)
})

const letters = [...'aeosuSüÜöäßæøåİıςΣ’“ﬁ戦が🙂.-  ', '\u0308']
const unit = fc.constantFrom(...letters)
const text = fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' }))
const part = fc.tuple(text, fc.nat(), fc.integer({ min: 1, max: 8 })).map(([text, at, length]) => [
  text,
  [...text]
    .slice(at % (text.length || 1))
    .slice(0, length)
    .join(''),
])

test('any text has each of its parts, in whatever case', () =>
  fc.assert(
    fc.property(part, ([text = '', term = '']) => {
      for (const typed of [term, term.toLowerCase()]) expect(contains(text, typed)).toBe(true)
    }),
  ))

test('any text has what is found in places that do not overlap and contain the term', () =>
  fc.assert(
    fc.property(text, fc.string({ unit, maxLength: 3 }), (text, term) => {
      const found = findAll(text, term)
      let before = 0
      found.forEach(({ start, end }) => {
        expect(start).toBeGreaterThanOrEqual(before)
        expect(end).toBeGreaterThan(start)
        expect(contains(text.slice(start, end), term)).toBe(true)
        before = end
      })
      if (fold(term)) expect(found.length > 0).toBe(contains(text, term))
    }),
  ))
