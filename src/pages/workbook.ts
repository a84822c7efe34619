/** The workbook: six sheets that a team fills in once, and the board pack that comes of them. */
import { definePage } from '../page'

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
    {
      kind: 'workbook',
      sheets: workbook.map(({ id, title, place }) => ({ id, title, place })),
      heading: 'Your workbook',
      intro:
        'Begin with any sheet. Each has an example, and all six examples are about one company: an invented property manager with 21,000 homes, who lets a machine read the repair reports of tenants.',
      privacy:
        'What you type stays on this device. It leaves it by a link or a file that you pass on yourself, or in a message that you send us.',
    },
    ...workbook.map(
      ({ id, title, place, intro, article }) =>
        ({
          kind: 'worksheet',
          heading: `${place}: ${title}`,
          intro,
          link: { text: `The article behind ${place?.toLowerCase()}`, to: `/articles/${article}` },
          worksheet: { sheet: id },
        }) as const,
    ),
    {
      kind: 'text',
      heading: 'Sources',
      intro: 'The articles behind the sheets, and what they cite; the addresses are there.',
      body: workbook.map(({ title, sources }) => `### ${title}\n\n${sources}`).join('\n'),
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
