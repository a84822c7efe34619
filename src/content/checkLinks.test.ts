import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '../page'
import { links } from '../site'
import { checkLinks } from './checkLinks'
import type { PageFile } from './pageFiles'
import type { SourceArticle } from './readArticles'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'links-'))
  mkdirSync(join(root, 'public/downloads'), { recursive: true })
  writeFileSync(join(root, 'public/downloads/plan.pdf'), '')
})
afterAll(() => rmSync(root, { recursive: true }))

const article = (links: SourceArticle['links']): SourceArticle => ({
  id: 'plan',
  slug: 'plan',
  title: 'Plan',
  description: '',
  excerpt: '',
  category: 'Operations',
  date: '2025-01-01',
  author: '',
  keywords: [],
  readTime: '1 min read',
  image: '/covers/plan.svg',
  words: 1,
  html: '',
  markdown: '',
  contents: [],
  ids: ['why'],
  draft: false,
  file: 'articles/plan.md',
  links,
})

/** A page with a link and a text, and the file that it would stand in: the link on line 3. */
function page(to: string, body = 'Text.'): PageFile {
  const file = join(root, 'page.ts')
  writeFileSync(file, `// A page\nto: '/contact',\nto: '${to}',\nbody: \`\n${body}\`,\n`)
  const sections = [
    { kind: 'cards', items: [{ title: 'A', link: { text: 'Go', to } }] },
    { kind: 'text', body },
  ]
  // Only the link's address is not what the type allows; that is the point.
  return { file, path: '/contact', page: { sections, meta: {} } as unknown as Page }
}

const check = (pages: PageFile[], found: SourceArticle['links'] = []) =>
  checkLinks(pages, [article(found)], join(root, 'public'))

const alive = [
  '/contact',
  '/contact?from=plan',
  '/contact#sent',
  '/articles/plan',
  '/articles/plan#why',
  '/downloads/plan.pdf',
  links.planloom,
  links.email,
]
const dead: [string, string][] = [
  ['/nowhere', 'leads nowhere'],
  ['/articles/draft', 'not a draft'],
  ['/articles/plan#how', 'has no part "how"'],
  // The host serves files, not folders.
  ['/downloads', 'leads nowhere'],
  ['/articles/plan?from=home#how', 'has no part "how"'],
  ['https://unknown.example/', 'src/site.ts'],
  [links.planloom.replace(/\/$/, ''), 'src/site.ts'],
  ['//unknown.example/', 'leads nowhere'],
  ['mailto:nobody@unknown.example', 'src/site.ts'],
  ['plan', 'src/site.ts'],
]

describe('in an article', () => {
  test.each([...alive, '#why'])('%s leads somewhere', (url) => {
    expect(check([page('/contact')], [{ url, line: 7 }])).toEqual([])
  })

  test.each([...dead, ['#how', 'has no part "how"']] as const)('%s does not', (url, message) => {
    const problems = check([page('/contact')], [{ url, line: 7 }])
    expect(problems).toMatchObject([{ file: 'articles/plan.md', line: 7, field: 'link' }])
    expect(problems[0]?.message).toContain(message)
    expect(problems[0]?.message).toContain(url)
  })
})

describe('in a page', () => {
  test.each(alive)('%s leads somewhere', (url) => {
    expect(check([page(url, `[Go](${url})`)])).toEqual([])
  })

  test.each(dead)('%s as a link does not', (url, message) => {
    const problems = check([page(url)])
    expect(problems).toMatchObject([{ line: 3, field: 'sections[0].items[0].link.to' }])
    expect(problems[0]?.file).toContain('page.ts')
    expect(problems[0]?.message).toContain(message)
  })

  // The line is that of the link itself, not of a longer one that begins alike.
  test('a dead link below a longer, good one', () => {
    expect(check([page('/cont')])).toMatchObject([{ line: 3 }])
  })

  test.each([
    ['a link', 'One.\n\n[Go](/nowhere) on.', 7],
    ['a link with a title', '[Go](/nowhere "There")', 5],
    ['a definition', '[Go][there]\n\n[there]: /nowhere', 7],
    ['a bare address', 'One.\n\n<https://unknown.example/>', 7],
  ])('%s in its Markdown', (_, body, line) => {
    expect(check([page('/contact', body)])).toMatchObject([{ line, field: 'sections[1].body' }])
  })
})

test.each(['to', 'url', 'src', 'image', 'logo', 'backgroundImage'])(
  'the field %s of a page is a link',
  (name) => {
    const file = join(root, 'page.ts')
    writeFileSync(file, `${name}: '/nowhere.svg',\n`)
    const sections = [{ kind: 'cards', items: [{ [name]: '/nowhere.svg' }] }]
    const page = { sections, meta: {} } as unknown as Page
    expect(check([{ file, path: '/', page }])).toMatchObject([
      { line: 1, field: `sections[0].items[0].${name}` },
    ])
  },
)

test('every dead link is reported, not only the first', () => {
  expect(check([page('/a')], [{ url: '/b', line: 2 }])).toHaveLength(2)
})
