/** The workbook: one spreadsheet file, with a picture of each of its sheets. */
import { definePage } from '../page'
import { reply } from './_promises'

const file = '/downloads/ai-strategy-workbook.xlsx'

/** @returns a sheet: what is done on it, the article that explains it, and the repair reports as its example */
const sheet = (
  heading: string,
  linkText: string,
  article: `/articles/${string}`,
  intro: string,
  pictures: readonly { name: string; alt: string }[],
) =>
  ({
    kind: 'text',
    layout: 'stacked',
    heading,
    intro,
    link: { text: linkText, to: article },
    body: {
      markdown: pictures
        .map(({ name, alt }) => `![${alt}](/images/workbook/${name}.png)`)
        .join('\n\n'),
    },
  }) as const

export default definePage({
  template: 'page',
  parent: '/articles',
  footerLink: 'Workbook',
  meta: {
    updated: '2026-11-29',
    title: 'The AI workbook: six sheets for your next board meeting',
    description:
      'One Excel file with six connected sheets, from readiness to the stop card, and a page for the board that follows from them. It is free and asks for no address.',
    keywords: ['AI workbook', 'AI board page', 'AI readiness', 'AI register'],
  },
  sections: [
    {
      kind: 'hero',
      title: 'The workbook',
      subtitle: 'Six sheets, one company, one page for the board',
      description:
        'Your team fills it in once; what one sheet asks, the next one knows. Out comes a page for the board: how ready you are, what you chose, declined and why, what it brought, and who can stop it.',
      primary: { text: 'Download the Workbook (Excel, 85 kB)', to: file },
      backgroundImage: '/images/hero-workbook.svg',
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'The board page',
      intro:
        'It needs no typing, as it follows from the sheets. The example is an invented property manager with an assistant that reads repair reports: it may lose $38,000 and is taken anyway, and after a year it is $8,400 short.',
      body: {
        markdown: `![The board page of the example: a net of −$38,000 to $42,000 for what was taken, one case that waits, leadership as the weakest area, and the decision on each of four cases with its owner and reason](/images/workbook/board-page.png)

The file has room for twelve use cases and five raters; where you need more, copy a row and insert it above the closing line. It is made for Excel, LibreOffice, Numbers and Google Sheets, has no macros and no links to other files, and stays with you: we learn nothing of what you type. Each sheet also prints blank, for a meeting with pens, and each has its example filled in.`,
      },
    },
    sheet(
      'Readiness, by five people',
      'How the twelve questions are scored',
      '/articles/ai-readiness-assessment',
      'Up to five people score twelve questions alone. Where two of them are two points or more apart, whoever scored highest shows the others what the score rests on, in five minutes, and all may change theirs. Then the lowest score of each row counts, so an area may come out a point too low.',
      [
        {
          name: 'readiness',
          alt: 'Twelve questions with the scores of five people: data 7, skills 4, process 6 and leadership 3 of 9',
        },
      ],
    ),
    sheet(
      'Use cases, gated and counted',
      'How a case passes or stops',
      '/articles/ai-use-case-prioritization',
      'Enter your cases, each with its owner. Score what each is worth, whether it can be built and whether its users will want it. For the cases that pass, estimate benefit and cost of the first year. When you decline a case, or take one against its figures, write down why.',
      [
        {
          name: 'use-cases',
          alt: 'Four cases: two pass the gate, one is taken, one waits, two are declined with their reasons',
        },
      ],
    ),
    sheet(
      'The present, counted',
      'How the present is counted',
      '/articles/ai-cost-reduction',
      'Count what the work behind each use case costs today, over one quarter, before anything changes. Include the minutes of the second check and of the colleague who is asked. Within ten percent is good enough. Then ask finance to sign each row, because a count drawn up afterward is easy to dispute.',
      [
        {
          name: 'baseline',
          alt: 'The repair reports of a quarter: 1,880 hours and $323,360, signed by finance',
        },
      ],
    ),
    sheet(
      'The ledger, one year',
      'How the ledger is kept',
      '/articles/ai-roi-measurement',
      'Each case that you take has its lines here: what went out, with a minus, and what came back, by quarter. Enter a benefit only after it has held for two months, is larger than chance, and somebody outside the project has confirmed it from their own records. Leave out the hours that people feel they saved.',
      [
        {
          name: 'ledger',
          alt: 'The lines of the repair reports over four quarters, each benefit with the name of whoever confirmed it',
        },
        {
          name: 'ledger-sums',
          alt: 'Their totals: −$68,000, −$3,200, $25,400 and $37,400, together −$8,400, and twenty days more until they are paid back',
        },
      ],
    ),
    sheet(
      'Register of systems',
      'How the register is read',
      '/articles/responsible-ai-governance',
      'List everything that decides, ranks, drafts or holds something for you, whether it learned to or follows a fixed rule. Write down which fields about a person it reads, and how many people or cases it picked in the last quarter. Leave a cell empty where nobody can say, no owner can be telephoned, or the stop was never pressed.',
      [
        {
          name: 'register',
          alt: 'Three systems: one without an owner, two whose stop was never pressed',
        },
      ],
    ),
    sheet(
      'Stop cards',
      'How a stop works',
      '/articles/responsible-ai-governance#a-stop-button-is-a-person-a-fallback-and-a-restart',
      'Write one card for each system of tier 2 or 3 and hang it beside the screen. Stop and drill come from your register. For “Press if,” choose a count of errors that an ordinary day does not reach. Nobody needs permission to stop. To start again, write down the cause and get a second signature.',
      [
        {
          name: 'stop-cards',
          alt: 'The card of the assistant that reads repair reports: when to press, who may, how, and who starts it again',
        },
      ],
    ),
    {
      kind: 'callToAction',
      heading: 'Is there a row on which you disagree?',
      text: `Send us the row, or the whole file, and we will say what we would ask about it. ${reply.short}`,
      action: { text: 'Write to Us', to: '/contact' },
    },
  ],
})
