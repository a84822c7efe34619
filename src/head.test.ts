import { expect, test } from 'vitest'
import { titleLimit, titleOf } from './head'
import { site } from './site'

/** The longest title that leaves room for the firm's name. */
const longest = 'n'.repeat(titleLimit - ` | ${site.name}`.length)

test.each([
  ['Plan', `Plan | ${site.name}`],
  // Home's title names the firm already.
  [`${site.name}: plans`, `${site.name}: plans`],
  // One more letter and search engines would cut it.
  [longest, `${longest} | ${site.name}`],
  [`${longest}n`, `${longest}n`],
])('the title of %s', (title, full) => {
  const meta = { title, description: '', keywords: [], updated: '2025-01-02' }
  expect(titleOf(meta)).toBe(full)
})
