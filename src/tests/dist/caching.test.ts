/** How long browsers keep the static files: a year those whose names change with their content, no others. */
import { expect, it } from 'vitest'
import { headersOf, rules } from './headersOf'
import { files } from './readDist'

const hour = 3600

const maxAge = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0)

it('keeps each file in assets/ for a year, by a rule of its own', () => {
  const assets = files.filter((file) => file.startsWith('/assets/'))
  expect(assets.length).toBeGreaterThan(5)
  for (const file of assets) {
    expect(headersOf(file)['cache-control'], file).toBe('public, max-age=31536000, immutable')
    expect(rules.filter(({ pattern }) => pattern === file)).toHaveLength(1)
  }
})

it('keeps nothing that is missing: what lasts longer than an hour is a file that is there', () => {
  const long = rules.filter(({ set }) =>
    set.some(([name, value]) => name === 'Cache-Control' && maxAge(value) > hour),
  )
  expect(long.map(({ pattern }) => pattern).filter((path) => !files.includes(path))).toEqual([])
})

it('has no more rules than the host takes', () => expect(rules.length).toBeLessThanOrEqual(100))
