import fc from 'fast-check'
import { expect, test } from 'vitest'
import { people, personPath, personSlug } from './site'

test('each person has a page of their own', () => {
  const names = Object.keys(people)
  expect(new Set(names.map((name) => personPath(name))).size).toBe(names.length)
  for (const name of names) expect(personPath(name)).toMatch(/^\/about\/[a-z0-9]+(-[a-z0-9]+)*$/)
})

test.each([
  ['Ada Moreno', 'ada-moreno'],
  ['Zoë Ångström', 'zoe-angstrom'],
  ['Dr. Ada O’Reader, Jr.', 'dr-ada-o-reader-jr'],
])('%s is %s in an address', (name, slug) => expect(personSlug(name)).toBe(slug))

test('no name makes a character that an address would escape', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(personSlug(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    }),
  )
})
