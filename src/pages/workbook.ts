/** The workbook: six sheets that a team fills in once, and the board pack that comes of them. */
import { definePage, type PageContent } from '../page'

type Sheet = PageContent['workbook'][number]

const toSection = ({ id, heading, intro, link }: Sheet) =>
  ({ kind: 'worksheet', heading, intro, link, worksheet: { sheet: id } }) as const

export default definePage(({ workbook }) => ({
  template: 'page',
  parent: '/articles',
  footerLink: 'Workbook',
  meta: {
    updated: '2026-11-25',
    title: 'The AI workbook: six sheets for your next board meeting',
    description:
      'Six connected sheets, from readiness to the stop card, that a team fills in once. They stay on your device, and print as a pack for the board.',
    keywords: ['AI workbook', 'AI board pack', 'AI readiness', 'AI use cases', 'AI register'],
  },
  sections: [
    {
      kind: 'hero',
      title: 'The workbook',
      subtitle: 'Six sheets, one company, one pack for the board',
      description:
        'A team fills it in once: what one sheet asks, the next one knows. What comes out is a document of a few pages that says what you chose, what you declined and why, what it brought, and who can stop it.',
    },
    ...workbook.slice(0, 1).map(toSection),
    {
      kind: 'text',
      heading: 'The six sheets',
      intro:
        'Begin with any of them. All examples are about one company, an invented property manager with 21,000 homes, and follow one case: a machine reads the repair reports of its tenants.',
      body: workbook
        .slice(1)
        .map(({ id, heading }) => `- [${heading}](#worksheet:${id})\n`)
        .join(''),
    },
    ...workbook.slice(1).map(toSection),
    {
      kind: 'text',
      heading: 'Sources',
      intro: 'The articles behind the sheets, and what they cite; the addresses are there.',
      body: [...new Set(workbook.map(({ sources }) => sources))].join('\n'),
    },
    {
      kind: 'callToAction',
      heading: 'Is there a row on which you disagree?',
      text: 'Send us what you have. One of us reads it and says what we would ask first.',
      action: { text: 'Write to Us', to: '/contact' },
      secondary: { text: 'Reading Paths', to: '/paths' },
    },
  ],
}))
