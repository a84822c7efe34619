/** `security.txt` by the rules of RFC 9116. */
import { expect, it } from 'vitest'
import { firm } from '../fixture/otherFirm'
import { parse, read, url } from './readDist'

const path = '/.well-known/security.txt'
const day = 86_400_000

it('has the fields that the RFC asks for, once each, and ends with a line break', () => {
  const text = read(path)
  expect(text).toMatch(/[^\n]\n$/)
  const lines = text.trimEnd().split('\n')
  const expires =
    lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length) ?? ''
  expect(lines.sort()).toEqual([
    `Canonical: ${url(path)}`,
    `Contact: mailto:${firm.site.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${firm.site.language}`,
  ])
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/)
  const days = [...parse(read('/sitemap.xml'), 'text/xml').getElementsByTagName('lastmod')]
  const newest = Math.max(...days.map(({ textContent }) => Date.parse(textContent ?? '')))
  expect(Date.parse(expires)).toBeGreaterThan(newest)
  expect(Date.parse(expires)).toBeLessThanOrEqual(newest + 366 * day)
})
