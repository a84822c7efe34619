/** The workbook: six sheets that a team fills in once, and the board pack that comes of them. */
import { definePage, type PageContent } from '../page'
import { reply } from './_promises'

type Sheet = PageContent['workbook'][number]

const toSection = ({ id, heading, intro, link }: Sheet) =>
  ({
    kind: 'text',
    layout: 'stacked',
    heading,
    intro,
    link,
    body: { worksheet: { sheet: id } },
  }) as const

/** @returns links to the sheets that have a source, by which the pack knows whether to print it */
const sheetsOf = (source: string, workbook: readonly Sheet[]) =>
  workbook
    .map(({ id, sources }, n) => (sources.includes(source) ? `[${n}](#worksheet:${id})` : ''))
    .filter(Boolean)
    .join(', ')

export default definePage(({ workbook }) => ({
  template: 'page',
  parent: '/articles',
  footerLink: 'Workbook',
  meta: {
    updated: '2026-11-25',
    title: 'The AI workbook: six sheets for your next board meeting',
    description:
      'Six connected sheets, from readiness to the stop card, that a team fills in once. What you type stays on your device and prints as a pack for the board.',
    keywords: ['AI workbook', 'AI board pack', 'AI readiness', 'AI register'],
  },
  sections: [
    {
      kind: 'hero',
      title: 'The workbook',
      subtitle: 'Six sheets, one company, one pack for the board',
      description:
        'Your team fills it in once; what one sheet asks, the next one knows. Out come a few pages for the board: how ready you are, what you chose, declined and why, what it brought, and who can stop it.',
      backgroundImage: '/images/hero-workbook.svg',
    },
    ...workbook.slice(0, 1).map(toSection),
    {
      kind: 'text',
      heading: 'The sheets',
      intro:
        'The examples follow one case at an invented property manager: an assistant that reads repair reports. On paper it may lose $38,000, and is taken all the same; after a year it is $8,400 short.',
      body: {
        markdown: workbook
          .slice(1)
          .map(({ id, heading }) => `- [${heading}](#worksheet:${id})\n`)
          .concat(
            '\n![The first page of the pack that the examples make](/images/board-pack.png)\n',
            '![The first two sheets on it](/images/board-pack-narrow.png)',
          )
          .join(''),
      },
    },
    ...workbook.slice(1).map(toSection),
    {
      kind: 'text',
      heading: 'Sources',
      folded: true,
      body: {
        markdown: [...new Set(workbook.flatMap(({ sources }) => sources))]
          .map((source) => `- ${source} (Sheet ${sheetsOf(source, workbook)})\n`)
          .join(''),
      },
    },
    {
      kind: 'callToAction',
      heading: 'Is there a row on which you disagree?',
      text: `“Ask us about this” puts your results into a message, which you can change before you send it. ${reply.short}`,
      action: { text: 'Write to Us', to: '/contact' },
    },
  ],
}))
