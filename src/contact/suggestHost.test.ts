import { expect, test } from 'vitest'
import { suggestHost } from './suggestHost'

test.each([
  ['karen@gmial.com', 'gmail.com'],
  ['karen@gmail.con', 'gmail.com'],
  ['karen@gmail.co', 'gmail.com'],
  [' Karen@Gnail.com ', 'gmail.com'],
  ['karen@hotmial.com', 'hotmail.com'],
  ['karen@yaho.com', 'yahoo.com'],
  ['karen@outlok.com', 'outlook.com'],
  ['karen@gmail.cmo', 'gmail.com'],
  ['karen@acme.con', 'acme.com'],
  ['karen@gmail.com', undefined],
  ['karen@hotmail.ca', undefined],
  ['karen@five.example', undefined],
  ['karen@mail.com', undefined],
  ['karen@acme.com', undefined],
  ['karen@', undefined],
  ['karen', undefined],
])('%s: %s', (address, host) => expect(suggestHost(address)).toBe(host))

test('what may be a beginning is left alone while more may follow', () => {
  const suggested = ['karen@gmail.co', 'karen@gmial.com'].map((address) =>
    suggestHost(address, true),
  )
  expect(suggested).toEqual([undefined, 'gmail.com'])
})
