import { expect, test } from 'vitest'
import { absoluteUrl } from '../site'
import { sitemap } from './sitemap'

test('addresses and pictures are escaped', () => {
  const xml = sitemap([
    {
      loc: absoluteUrl('/page?a=1&b=2'),
      lastmod: '2025-01-01',
      images: [absoluteUrl('/a&b.png')],
    },
  ])
  expect(xml).not.toMatch(/&(?!#x26;|amp;)/)
  expect(xml).toMatch(/<loc>[^<]*a=1&(#x26|amp);b=2<\/loc>/)
  expect(xml).toMatch(/<image:loc>[^<]*a&(#x26|amp);b\.png<\/image:loc>/)
})
