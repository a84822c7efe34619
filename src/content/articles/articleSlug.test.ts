import { expect, test } from 'vitest'
import { slugProblem } from './articleSlug'

test.each(['plan', 'plan-b', '2nd-plan', 'console', 'com', 'indexes'])('%s is allowed', (slug) =>
  expect(slugProblem(slug)).toBeUndefined(),
)

test.each([
  'index',
  'archive',
  'con',
  'nul',
  'com1',
  'lpt9',
  'Plan',
  'plan--b',
  '-plan',
  'plán',
  '',
])('"%s" is refused', (slug) => expect(slugProblem(slug)).toContain(`is "${slug}"`))
