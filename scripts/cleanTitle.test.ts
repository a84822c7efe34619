import { expect, test } from 'vitest'
import { cleanTitle } from './cleanTitle'

test.each([
  ['  Plans \n that\thold ', 'Plans that hold'],
  ["\"Good\" isn't 'good'", '“Good” isn’t ‘good’'],
  ['(“Good”, isn’t ‘good’)', '(“Good”, isn’t ‘good’)'],
  ["The '90s, and others' plans", 'The ’90s, and others’ plans'],
  ['Cafe\u0301\uFEFF', 'Café'],
  ['--force', '--force'],
  ['戦略\u3000計画', '戦略 計画'],
])('%j is %s', (typed, title) => expect(cleanTitle(typed)).toBe(title))
