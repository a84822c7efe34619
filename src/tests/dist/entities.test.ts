/** The data of the built pages: each entity has its fields, by the names of its specification, and no others. */
import { describe, expect, it } from 'vitest'
import { dataUrl } from '../../urls'
import { files, pages, read } from './readDist'

type Fields = Record<string, unknown>

const sectionsOf = (path: string): Fields[] => JSON.parse(read(dataUrl(path))).sections

/** The items of the sections of a page whose items all have a field. */
const itemsWith = (path: string, field: string) =>
  sectionsOf(path)
    .map(({ items }): Fields[] => (Array.isArray(items) ? items : []))
    .filter((items) => items.every((item) => field in item))
    .flat()

/** The names of an entity's fields, and where its items stand: in sections whose items have the last one. */
const entities: [entity: string, path: string, count: number, fields: string[]][] = [
  [
    'MasterClass',
    '/masterclasses',
    3,
    ['id', 'title', 'description', 'url', 'image', 'category', 'bulletPoints'],
  ],
  [
    'showcased application',
    '/applications',
    3,
    ['title', 'subtitle', 'description', 'url', 'image', 'logo'],
  ],
  ['service', '/', 4, ['title', 'description', 'link']],
  ['press article', '/press', 9, ['title', 'description', 'url', 'publication']],
  ['client testimonial', '/clients', 6, ['author', 'title', 'quote']],
]

it.each(entities)('%s', (_, path, count, fields) => {
  const items = itemsWith(path, fields.at(-1) ?? '')
  expect(items).toHaveLength(count)
  for (const item of items) {
    expect(Object.keys(item).sort()).toEqual([...fields].sort())
    expect(Object.values(item).every(Boolean)).toBe(true)
  }
})

it('article, as listed', () => {
  const fields = ['category', 'date', 'excerpt', 'id', 'image', 'readTime', 'slug', 'title']
  for (const article of JSON.parse(read('/articles.json')).articles)
    expect(Object.keys(article).sort()).toEqual(fields)
})

describe('hero', () => {
  const heroes = pages.flatMap(({ path, document }) =>
    sectionsOf(path)
      .filter(({ kind }) => kind === 'hero')
      .map((hero) => ({ ...hero, path, document })),
  )
  const fields = [
    'title',
    'subtitle',
    'description',
    'primary',
    'secondary',
    'backgroundImage',
    'picture',
  ]

  it.each(heroes)('of $path', ({ path, document, ...hero }: Fields & { document?: Document }) => {
    const others = Object.keys(hero).filter((name) => !fields.includes(name))
    expect(others.filter((name) => !['kind', 'wide', 'woven'].includes(name))).toEqual([])
    const { title, description, primary, secondary, backgroundImage } = hero
    const parts = typeof title === 'string' ? { title } : title
    expect([['title'], ['highlighted', 'normal']]).toContainEqual(Object.keys(parts ?? {}).sort())
    for (const part of Object.values(parts ?? {}))
      expect(document?.querySelector('h1')?.textContent).toContain(part)
    expect(description).toBeTruthy()
    for (const action of [primary, secondary].filter(Boolean))
      expect(action).toEqual({ text: expect.any(String), to: expect.any(String) })
    if (backgroundImage) expect(files).toContain(backgroundImage)
  })

  it.each(fields)('has %s on a page', (field) =>
    expect(heroes.some((hero) => field in hero)).toBe(true),
  )
})
