import { expect, test } from 'vitest'
import { suggestHost } from './suggestHost'

test.each([
  ['karen@gmial.com', 'gmail.com'],
  ['karen@gmail.con', 'gmail.com'],
  [' Karen@Gmail.Co ', 'gmail.com'],
  ['karen@gmail.com', undefined],
  ['karen@mail.com', undefined],
  ['karen@hotmail.ca', undefined],
  ['karen@firm.example', undefined],
  ['karen', undefined],
])('%s: %s', (address, host) => expect(suggestHost(address)).toBe(host))
