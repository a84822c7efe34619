import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '../page'
import { links } from '../site'
import { checkLinks, linksOf } from './checkLinks'
import type { PageFile } from './pageFiles'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'links-'))
  mkdirSync(join(root, 'public/downloads'), { recursive: true })
  writeFileSync(join(root, 'public/downloads/plan.pdf'), '')
})
afterAll(() => rmSync(root, { recursive: true }))

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

/** @param found links in the article at `/articles/plan`, which has the part `why` */
const check = (pages: PageFile[], found: { url: string; line: number }[] = []) =>
  checkLinks(
    [
      ...pages.flatMap(linksOf),
      ...found.map((link) => ({ ...link, file: 'articles/plan.md', field: 'link' })),
    ],
    new Set([...pages.map(({ path }) => path), '/articles/plan']),
    async (path) => (path === '/articles/plan' ? ['why'] : undefined),
    join(root, 'public'),
  )

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
  test.each(alive)('%s leads somewhere', async (url) => {
    expect(await check([page('/contact')], [{ url, line: 7 }])).toEqual([])
  })

  test.each(dead)('%s does not', async (url, message) => {
    const problems = await check([page('/contact')], [{ url, line: 7 }])
    expect(problems).toMatchObject([{ file: 'articles/plan.md', line: 7, field: 'link' }])
    expect(problems[0]?.message).toContain(message)
    expect(problems[0]?.message).toContain(url)
  })
})

describe('in a page', () => {
  test.each(alive)('%s leads somewhere', async (url) => {
    expect(await check([page(url, `[Go](${url})`)])).toEqual([])
  })

  test.each(dead)('%s as a link does not', async (url, message) => {
    const problems = await check([page(url)])
    expect(problems).toMatchObject([{ line: 3, field: 'sections[0].items[0].link.to' }])
    expect(problems[0]?.file).toContain('page.ts')
    expect(problems[0]?.message).toContain(message)
  })

  // The line is that of the link itself, not of a longer one that begins alike.
  test('a dead link below a longer, good one', async () => {
    expect(await check([page('/cont')])).toMatchObject([{ line: 3 }])
  })

  test.each([
    ['a link', 'One.\n\n[Go](/nowhere) on.', 7],
    ['a link with a title', '[Go](/nowhere "There")', 5],
    ['a definition', '[Go][there]\n\n[there]: /nowhere', 7],
    ['a bare address', 'One.\n\n<https://unknown.example/>', 7],
  ])('%s in its Markdown', async (_, body, line) => {
    expect(await check([page('/contact', body)])).toMatchObject([
      { line, field: 'sections[1].body' },
    ])
  })
})

test.each(['to', 'url', 'src', 'image', 'logo', 'backgroundImage'])(
  'the field %s of a page is a link',
  async (name) => {
    const file = join(root, 'page.ts')
    writeFileSync(file, `${name}: '/nowhere.svg',\n`)
    const sections = [{ kind: 'cards', items: [{ [name]: '/nowhere.svg' }] }]
    const page = { sections, meta: {} } as unknown as Page
    expect(await check([{ file, path: '/', page }])).toMatchObject([
      { line: 1, field: `sections[0].items[0].${name}` },
    ])
  },
)

test('every dead link is reported, not only the first', async () => {
  expect(await check([page('/a')], [{ url: '/b', line: 2 }])).toHaveLength(2)
})
