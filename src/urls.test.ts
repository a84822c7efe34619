import { expect, test } from 'vitest'
import { linkTarget } from './urls'

test.each([
  ['page', ['/', '/plan', '/plan?a=1.5#b.c', '/plan#x/']],
  ['part', ['#why', '#top']],
  ['file', ['/a/plan.pdf', '/feed.xml', '/a.PDF#page=2', '/embed/form/']],
  ['outside', ['https://other.example', 'http://other.example/a.pdf', '//other.example/a']],
  ['program', ['mailto:a@b.example', 'tel:+1', 'sms:+1']],
] as const)('an address leads to a %s: %j', (target, hrefs) =>
  expect(hrefs.map(linkTarget)).toEqual(hrefs.map(() => target)),
)
