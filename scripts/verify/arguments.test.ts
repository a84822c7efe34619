/** Which addresses and options `npm run verify` takes. */
import { expect, it } from 'vitest'
import { readArguments } from './arguments'

it.each([
  [[], 'The address of the live site is missing'],
  [['www.firm.example'], 'The address is "www.firm.example"; an origin such as'],
  [['https://a.example/about'], 'an origin such as'],
  [['https://user:password@a.example'], 'an origin such as'],
  [['https://a.example', 'b'], 'One address is allowed'],
  [['https://a.example', '--wait', 'long'], '--wait is "long"'],
  [['https://a.example', '--no-contact', '--contact', 'https://b.example'], 'exclude each other'],
  [['https://a.example', '--contact', 'b'], '--contact is "b"'],
  [['https://a.example', '--folder', 'b'], "Unknown option '--folder'"],
])('arguments %j are not taken', (args, message) => {
  expect(() => readArguments(args)).toThrow(message)
  expect(() => readArguments(args)).toThrow('npm run verify -- URL')
})

it('arguments: dist, and the function at the same origin, without others', () => {
  expect(readArguments(['https://a.example/'])).toEqual({
    url: 'https://a.example',
    dist: 'dist',
    contact: undefined,
    waitSeconds: 0,
  })
  expect(readArguments(['https://a.example', '--no-contact']).contact).toBeNull()
})
