import { expect, test } from 'vitest'
import type { SitePage } from '../content/makePage'
import { quoted } from '../locale'
import type { PageData } from '../page'
import { absoluteUrl } from '../site'
import { articleView, markdownVersion } from '../words'
import { pageMarkdown } from './pageMarkdown'

const hero = {
  kind: 'hero',
  template: 'page',
  title: { normal: 'A plan', highlighted: 'in [one] page' },
  description: 'Written by hand.',
} as const

/** A page of the hero and these sections. */
const page = (sections: PageData['sections']): SitePage => ({
  path: '/plan',
  file: 'src/pages/plan.ts',
  aliases: [],
  texts: new Map([['<p>Rendered</p>', 'As *written*.\n']]),
  data: {
    path: '/plan',
    breadcrumbs: [],
    footerLinks: [],
    meta: { title: 'Plan', description: 'What a plan is.', keywords: [], updated: '2025-02-03' },
    sections: [hero, ...sections],
  },
})

const opening = `# A plan in \\[one\\] page

> What a plan is.

- ${markdownVersion.address}: ${absoluteUrl('/plan')}
- ${markdownVersion.updated}: 2025-02-03

Written by hand.
`

const card = {
  id: 'sums',
  slug: 'sums',
  title: 'Sums',
  excerpt: 'How to add.',
  category: 'Operations',
  date: '2025-01-01',
  readTime: '2 min read',
  image: '/covers/sums.svg',
} as const
const link = (text: string, path: string) => `[${text}](${absoluteUrl(path)})`
const action = { text: 'E', to: '#x' } as const
const point = { title: 'Point', text: '# no heading' }

const sections: [section: PageData['sections'][number], markdown: string][] = [
  [
    { kind: 'takeaways', items: ['Less *is* less.'] },
    `## ${articleView.takeaways}\n\n- Less \\*is\\* less.`,
  ],
  [
    { kind: 'mediaText', items: [{ title: 'A', description: 'B', points: [point], link: action }] },
    `## A\n\nB\n\n### Point\n\n\\# no heading\n\n${link('E', '/plan#x')}`,
  ],
  [
    { kind: 'quotes', heading: 'Q', items: [{ quote: 'Yes.', author: 'Ann', title: 'Chair' }] },
    `## Q\n\n> ${quoted('Yes.')}\n>\n> Ann, Chair`,
  ],
  [
    { kind: 'cards', heading: 'S', items: [{ title: 'F', description: 'B', play: '/film/' }] },
    `## S\n\n### ${link('F', '/film/')}\n\nB`,
  ],
  [{ kind: 'names', heading: 'N', names: ['1', '2'] }, '## N\n\n- 1\n- 2'],
  [{ kind: 'text', heading: 'X', body: '<p>Rendered</p>' }, '## X\n\nAs *written*.'],
  [{ kind: 'text', body: '<p>Rendered</p>', note: 'N' }, 'As *written*.\n\nN'],
  [
    { kind: 'callToAction', heading: 'C', text: 'D', action },
    `## C\n\nD\n\n${link('E', '/plan#x')}`,
  ],
  [
    { kind: 'articleCards', heading: 'A', link: { text: 'B', to: '/b' }, articles: [card] },
    `## A\n\n- ${link('Sums', '/articles/sums')}: How to add.\n\n${link('B', '/b')}`,
  ],
  [
    {
      kind: 'readingPath',
      groups: [{ heading: 'G', steps: [{ article: '/articles/sums', why: 'Why.' }] }],
      articles: [{ ...card, author: 'Ann' }],
      extent: '1 article',
    },
    `1 article\n\n## G\n\n- ${link('Sums', '/articles/sums')}: Why.`,
  ],
]

test.each(sections)('a page has $kind as Markdown', (section, markdown) => {
  expect(pageMarkdown(page([section]))).toBe(`${opening}\n${markdown}\n`)
})

test('a text that no Markdown is known of is a mistake of the build', () => {
  const unknown = { kind: 'text', heading: 'Text', body: '<p>Other</p>' } as const
  expect(() => pageMarkdown(page([unknown]))).toThrow('/plan')
})
