import { expect, test } from 'vitest'
import type { Page } from '../page'
import { menu } from '../site'
import { breadcrumbsAmong } from './toPage'

const page = (path: string, title: string, parent?: Page['parent']) => ({
  path,
  parent,
  sections: [{ kind: 'hero' as const, title, description: '' }],
})

const breadcrumbsOf = breadcrumbsAmong([
  page('/', 'A headline'),
  page('/articles', 'A headline'),
  page('/walks', 'Walks', '/articles'),
  page('/walks/short', 'A short walk'),
  page('/alone', 'Alone'),
])
const pathsAbove = (path: string) => breadcrumbsOf(path).map(({ to }) => to)

test.each([
  ['/', []],
  ['/alone', ['/']],
  ['/walks', ['/', '/articles']],
  ['/walks/short', ['/', '/articles', '/walks']],
  ['/articles/no-page/below', ['/', '/articles']],
])('above %s are %j', (path, above) => expect(pathsAbove(path)).toEqual(above))

test('pages are named as the menu does, others by their heading', () => {
  const names = breadcrumbsOf('/walks/short').map(({ text }) => text)
  const [home, articles] = ['/', '/articles'].map(
    (path) => menu.find(({ to }) => to === path)?.text,
  )
  expect(names).toEqual([home, articles, 'Walks'])
})
