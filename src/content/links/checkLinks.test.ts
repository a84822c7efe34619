import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '../../page'
import { links, site } from '../../site'
import type { PageFile } from '../pageFiles'
import { checkLinks, linksOf } from './checkLinks'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'links-'))
  mkdirSync(join(root, 'public/downloads'), { recursive: true })
  writeFileSync(join(root, 'public/downloads/plan.pdf'), '')
  mkdirSync(join(root, 'public/embed/form'), { recursive: true })
  writeFileSync(join(root, 'public/embed/form/index.html'), '')
  writeFileSync(join(root, 'public/plan.svg'), image)
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

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

/** Why an article is missing; of one, its own mistake is reported at its front matter. */
const reasons = new Map([
  ['/articles/draft', 'is a draft (draft.md)'],
  ['/articles/no-title', ''],
])

/** @param found links in the article at `/articles/plan`, which has the part `why` */
function check(pages: PageFile[], found: { url: string; line: number }[] = []) {
  const own = pages.map(({ path }) => path)
  const paths = new Set([...own, '/', '/articles/plan', '/services/audit'])
  return checkLinks(
    [
      ...pages.flatMap(linksOf),
      ...found.map(({ url, line }) => ({
        ...{ url, lineOf: () => line, from: '/articles/plan' },
        ...{ file: 'articles/plan.md', field: 'link' },
      })),
    ],
    {
      paths,
      has: (path) => paths.has(path),
      whyMissing: (path) => reasons.get(path),
      drawn: new Set(['/drawn.svg']),
      aliases: new Map([['/audit.htm', '/services/audit']]),
      idsOf: async (path) =>
        path === '/articles/plan' ? ['why', '日本語', 'source-1'] : undefined,
    },
    join(root, 'public'),
  )
}

const alive = [
  '/contact',
  '/contact?from=plan',
  '/contact#sent',
  '/articles/plan',
  '/articles/plan#why',
  '/articles/plan#top',
  '/articles/plan#%E6%97%A5%E6%9C%AC%E8%AA%9E',
  '/articles/no-title#why',
  '/downloads/plan.pdf',
  '/embed/form/',
  links.planloom,
  links.email,
]
const own = site.origin.replace('www.', '')
const dead: [string, string][] = [
  ['/nowhere', 'leads nowhere'],
  ['/contcat', 'did you mean "/contact"?'],
  ['/articles/draft', 'is a draft (draft.md); a page'],
  ['/articles/plan#wy', 'has no part "wy"; did you mean "why"?'],
  // The host serves files, not folders.
  ['/downloads', 'leads nowhere'],
  ['/downloads/Plan.pdf', 'is named /downloads/plan.pdf'],
  ['/downloads/../../page.ts', 'leads nowhere'],
  ['/articles/plan?from=home#how', 'has no part "how"; allowed: why, 日本語'],
  ['https://unknown.example/', 'src/site.ts'],
  [links.planloom.replace(/\/$/, ''), `is ${links.planloom} in src/site.ts`],
  [links.planloom.replace('https', 'http'), `is ${links.planloom} in src/site.ts`],
  [links.planloom.replace('//', '//www.'), `is ${links.planloom} in src/site.ts`],
  [links.planloom.replace('https:', ''), `is ${links.planloom} in src/site.ts`],
  [links.planloom.replace('https://', ''), `has no https://; write ${links.planloom}`],
  [links.planloom.replace('loom', 'lom'), `did you mean "${links.planloom}"?`],
  ['//unknown.example/', 'src/site.ts'],
  ['mailto:nobody@unknown.example', 'src/site.ts'],
  ['javascript:alert', 'no address that a link may have'],
  [`${site.origin}/contact#sent`, 'leads to this site itself; write /contact#sent'],
  [`${own}/contact/`, 'write /contact'],
  [`${own.replace('https', 'http')}`, 'leads to this site itself; write /'],
  ['contact', 'is relative, and leads elsewhere from another page; write /contact'],
  ['./contact?a=b', 'write /contact?a=b'],
  ['../articles/plan.md#why', 'write /articles/plan#why'],
  ['articles/plan.md', 'write /articles/plan'],
  ['plan', 'write /articles/plan'],
  ['nowhere', 'a path from the root, such as /contact, is required'],
  ['/contact/', 'write /contact'],
  ['/contact.html#sent', 'write /contact#sent'],
  ['/Contact', 'write /contact'],
  ['/index.html', 'write /'],
  ['/articles/plan.md', 'write /articles/plan'],
  ['/audit.htm', 'write /services/audit'],
]

describe('in an article', () => {
  test.each(alive)('%s leads somewhere', async (url) => {
    expect(await check([page('/contact')], [{ url, line: 7 }])).toEqual([])
  })

  test.each(dead)('%s does not', async (url, message) => {
    const problems = await check([page('/contact')], [{ url, line: 7 }])
    expect(problems).toMatchObject([{ file: 'articles/plan.md', line: 7, field: 'link' }])
    expect(problems[0]?.message).toContain(message)
    expect(problems[0]?.message.startsWith(`${url} `)).toBe(true)
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
    ['no address', 'One.\n\n[Go]()', 7],
    ['a picture', 'One.\n\n![A plan](/nowhere.png)', 7],
    ['a bare address', 'One.\n\n<https://unknown.example/>', 7],
  ])('%s in its Markdown', async (_, body, line) => {
    expect(await check([page('/contact', body)])).toMatchObject([
      { line, field: 'sections[1].body' },
    ])
  })
})

/** A page whose one section has a field. */
function fieldOf(name: string, value: string, more = {}): PageFile {
  const file = join(root, 'page.ts')
  writeFileSync(file, `${name}: '${value}',\n`)
  const sections = [{ kind: 'cards', items: [{ [name]: value, ...more }] }]
  return { file, path: '/contact', page: { sections, meta: {} } as unknown as Page }
}

test.each(['to', 'url', 'src', 'image', 'logo', 'backgroundImage'])(
  'the field %s of a page is a link',
  async (name) =>
    expect(await check([fieldOf(name, '/nowhere.svg')])).toMatchObject([
      { line: 1, field: `sections[0].items[0].${name}` },
    ]),
)

test.each(['src', 'image', 'logo', 'backgroundImage'])(
  'the field %s of a page is a picture',
  async (name) => {
    const described = { alt: '' }
    for (const picture of ['/plan.svg', '/drawn.svg'])
      expect(await check([fieldOf(name, picture, described)])).toEqual([])
    for (const other of ['/contact', '/downloads/plan.pdf'])
      expect(await check([fieldOf(name, other, described)])).toMatchObject([
        { message: expect.stringContaining('is no picture') },
      ])
  },
)

test('every dead link is reported, not only the first', async () => {
  expect(await check([page('/a')], [{ url: '/b', line: 2 }])).toHaveLength(2)
})
