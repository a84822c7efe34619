import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sitemap } from './sitemap'
import { address } from './structuredData/organization'

const entries = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    loc: address(`/page-${n}?a=1&b=2`),
    lastmod: `2025-01-${String((n % 28) + 1).padStart(2, '0')}`,
    images: n === 0 ? [address('/a&b.png')] : [],
  }))

const locs = (xml: unknown) =>
  [...String(xml).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

test('one file while it takes no more than the limit', () => {
  expect(sitemap(entries(50_000))).toHaveLength(1)
  expect(sitemap(entries(3), 3).map(([path]) => path)).toEqual(['/sitemap.xml'])
})

test('beyond it an index names as many files as it takes, each with its newest day', () => {
  const files = sitemap(entries(7), 3)
  expect(files.map(([path]) => path)).toEqual([
    ...['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'],
  ])
  const index = String(files[0]?.[1])
  expect(locs(index)).toEqual([1, 2, 3].map((n) => address(`/sitemap-${n}.xml`)))
  expect(index.match(/<lastmod>[^<]*/g)).toEqual([
    ...['<lastmod>2025-01-03', '<lastmod>2025-01-06', '<lastmod>2025-01-07'],
  ])
})

test('whatever the limit, every address stands in exactly one file', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 12 }), (count, most) => {
      const files = sitemap(entries(count), most).filter(([, xml]) =>
        String(xml).includes('<urlset'),
      )
      const all = files.flatMap(([, xml]) => locs(xml))
      expect(all).toHaveLength(count)
      expect(new Set(all).size).toBe(count)
      for (const [, xml] of files) expect(locs(xml).length).toBeLessThanOrEqual(most)
    }),
  )
})

test('addresses and pictures are escaped', () => {
  const xml = String(sitemap(entries(1))[0]?.[1])
  expect(xml).not.toMatch(/&(?!#x26;|amp;)/)
  expect(xml).toMatch(/<image:loc>[^<]*a&(#x26|amp);b\.png<\/image:loc>/)
})
