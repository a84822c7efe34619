import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PageData } from '../page'
import { cardSize } from '../urls'
import { sharingCard } from './sharingCard'

const page = (title: string): PageData => ({
  path: '/plan',
  breadcrumbs: [{ text: 'Home', to: '/' }],
  footerLinks: [],
  meta: { title, description: '', keywords: [], updated: '2025-01-02' },
  sections: [{ kind: 'hero', title, description: '' }],
})

test('each title has a card of its own, in the size that pages name, the same each time', async () => {
  const [one, other, long, again] = await Promise.all(
    ['A plan', 'A map', 'Strategieentwicklungsgesellschaft', 'A plan'].map((title) =>
      sharingCard(page(title)),
    ),
  )
  expect(await sharp(Buffer.from(one ?? [])).metadata()).toMatchObject(cardSize)
  expect(Buffer.from(again ?? [])).toEqual(Buffer.from(one ?? []))
  expect(new Set([one, other, long].map((card) => card?.join())).size).toBe(3)
})
