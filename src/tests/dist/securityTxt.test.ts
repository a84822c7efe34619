/** `security.txt` by the rules of RFC 9116. */
import { expect, it } from 'vitest'
import { site } from '../../site'
import { parse, read, url } from './readDist'

const securityTxtUrl = '/.well-known/security.txt'

const day = 86_400_000

/** The fields that the RFC names, and how often each may stand there. */
const allowed: Record<string, [least: number, most: number]> = {
  Acknowledgments: [0, Number.POSITIVE_INFINITY],
  Canonical: [0, Number.POSITIVE_INFINITY],
  Contact: [1, Number.POSITIVE_INFINITY],
  Encryption: [0, Number.POSITIVE_INFINITY],
  Expires: [1, 1],
  Hiring: [0, Number.POSITIVE_INFINITY],
  Policy: [0, Number.POSITIVE_INFINITY],
  'Preferred-Languages': [0, 1],
}

const fields = read(securityTxtUrl)
  .trimEnd()
  .split('\n')
  .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line, ''])
const valuesOf = (name: string) =>
  fields.filter(([each]) => each === name).map(([, value]) => value)

it('has fields that the RFC names, each as often as it allows, and ends with a line break', () => {
  expect(fields.map(([name]) => name).filter((name) => !allowed[name ?? ''])).toEqual([])
  for (const [name, [least, most]] of Object.entries(allowed)) {
    expect(valuesOf(name).length, name).toBeGreaterThanOrEqual(least)
    expect(valuesOf(name).length, name).toBeLessThanOrEqual(most)
  }
  expect(read(securityTxtUrl)).toMatch(/[^\n]\n$/)
})

it('is to be found at its canonical address, and names the firm by email, in its language', () => {
  expect(valuesOf('Canonical')).toEqual([url('/.well-known/security.txt')])
  expect(valuesOf('Contact')).toEqual([`mailto:${site.email}`])
  expect(valuesOf('Preferred-Languages')).toEqual([site.language])
})

it('expires after the newest content, a year later at most, at a full time of RFC 3339', () => {
  const [expires = ''] = valuesOf('Expires')
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/)
  const days = [...parse(read('/sitemap.xml'), 'text/xml').getElementsByTagName('lastmod')]
  const newest = Math.max(...days.map(({ textContent }) => Date.parse(textContent ?? '')))
  expect(Date.parse(expires)).toBeGreaterThan(newest)
  expect(Date.parse(expires)).toBeLessThanOrEqual(newest + 366 * day)
})
