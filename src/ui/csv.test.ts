import { expect, test } from 'vitest'
import { toCsv } from './csv'

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['-4200.5', '-4200.5'],
  ['-4200+1', "'-4200+1"],
  ['=1+1', "'=1+1"],
  [' =1+1', "' =1+1"],
  ['\t=1', '"\'\t\'=1"'],
  ['\uff1d1', "'\uff1d1"],
  ['Hello;=1+1;', '"Hello;\'=1+1;"'],
  ['Hello\n- first', '"Hello\n\'- first"'],
])('%j becomes %j', (text, expected) => {
  expect(toCsv([['before', text], ['after']])).toBe(`\ufeffbefore,${expected}\r\nafter`)
})
