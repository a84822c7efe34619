/** How long browsers keep the static files: a year those whose names change with their content, no others. */
import { expect, it } from 'vitest'
import { headersOf } from './headersOf'
import { files, read } from './readDist'

const hour = 3600

/** Each begins with its path. */
const rules = read('/_headers').split(/\n(?=\/)/)

const pathOf = (rule: string) => rule.split('\n')[0] ?? ''

const maxAge = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0)

it('keeps each file in assets/ for a year, by a rule of its own', () => {
  const assets = files.filter((file) => file.startsWith('/assets/'))
  expect(assets.length).toBeGreaterThan(5)
  for (const file of assets) {
    expect(headersOf(file)['cache-control'], file).toBe('public, max-age=31536000, immutable')
    expect(rules.filter((rule) => pathOf(rule) === file)).toHaveLength(1)
  }
})

it('keeps nothing that is missing: what lasts longer than an hour is a file that is there', () => {
  const long = rules.filter((rule) => maxAge(/Cache-Control: .*/.exec(rule)?.[0] ?? '') > hour)
  expect(long.map(pathOf).filter((path) => !files.includes(path))).toEqual([])
})

it('has no more rules than the host takes', () => expect(rules.length).toBeLessThanOrEqual(100))
