/** The workbook: one spreadsheet file, with the example of each of its sheets. */
import { definePage } from '../page'
import { reply } from './_promises'

const file = '/downloads/ai-strategy-workbook.xlsx'

/** @returns a sheet: what is done on it, the article that explains it, and some of its example */
const sheet = <const Table>(
  heading: string,
  linkText: string,
  article: `/articles/${string}`,
  intro: string,
  table: Table,
) =>
  ({
    kind: 'text',
    heading,
    intro,
    link: { text: linkText, to: article },
    body: { table },
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
      primary: { text: 'Download the Workbook (Excel, 85\u00a0kB)', to: file },
      backgroundImage: '/images/hero-workbook.svg',
    },
    {
      kind: 'text',
      layout: 'stacked',
      body: {
        figure: {
          kind: 'loom',
          caption: 'Four cases on the board page of the example. One was taken.',
          options: [
            {
              name: 'Read repair reports',
              status: 'over',
              outcome: 'taken: −$38k to $42k',
            },
            {
              name: 'Letters to tenants',
              status: 'waits',
              outcome: 'waits: at most $26k',
              reason: 'Until the first case has a confirmed benefit.',
            },
            {
              name: 'Depot schedules',
              status: 'under',
              outcome: 'declined',
              reason: 'Crews would lose the say over their day.',
            },
            {
              name: 'Rank home applicants',
              status: 'under',
              outcome: 'declined',
              reason: 'Nobody could explain a rank to an applicant.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'The board page',
      intro:
        'It needs no typing, as it follows from the sheets. The example is an invented property manager with an assistant that reads repair reports: it may lose $38,000 and is taken anyway, and after a year it is $8,400 short.',
      body: {
        table: {
          caption: 'What else the board of the example reads',
          inRows: true,
          columns: [
            { label: 'From the sheets', share: 4 },
            { label: 'Result', share: 3 },
            { label: 'What it says', share: 5 },
          ],
          rows: [
            [
              'Net of the cases taken, first year',
              '−$38,000 to $42,000',
              'If all come out at their low end, they cost more than they bring',
            ],
            [
              'Weakest area of readiness',
              'Leadership, 3 of 9',
              'Start with one small use that a person checks, and repair the weakest area',
            ],
            ['The work today, a quarter', '$323,360', 'Finance has signed all of it'],
            ['The ledgers, after four quarters', '−$8,400', 'It has not yet paid for itself'],
            [
              'Register of systems',
              '3, one without an owner',
              'Each is a finding; suspend those in tier 3 first',
            ],
            ['Stop cards', '1, with a drill', 'Each of these cards has a drill'],
          ],
        },
      },
      note: 'The file has room for twelve use cases and five raters; where you need more, copy a row and insert it above the closing line. It is made for Excel, LibreOffice, Numbers and Google Sheets, has no macros and no links to other files, and stays with you: we learn nothing of what you type. Each sheet also prints blank, for a meeting with pens, and each has its example filled in.',
    },
    sheet(
      'Readiness, by five people',
      'How the twelve questions are scored',
      '/articles/ai-readiness-assessment',
      'Up to five people score twelve questions alone. Where two of them are two points or more apart, whoever scored highest shows the others what the score rests on, in five minutes, and all may change theirs. Then the lowest score of each row counts, so an area may come out a point too low.',
      {
        caption: 'Five of the twelve questions, as five people scored them from 0 to 3',
        inRows: true,
        columns: [
          { label: 'Question' },
          { label: 'Scores' },
          { label: 'Lowest', number: true },
          { label: 'What was shown' },
        ],
        rows: [
          ['Baseline', '3, 3, 3, 3, 3', '3', 'Regulator reports, monthly'],
          ['Finding planted errors', '3, 2, 1, 1, 2', '1', 'Claimed; the test hadn’t been done'],
          ['Exceptions counted', '2, 1, 1, 2, 1', '1', 'Everyone knew them, none had counted'],
          ['Executive’s hours', '3, 2, 2, 1, 1', '1', 'Sponsor named, calendar empty'],
          ['A project stopped', '1, 0, 0, 0, 0', '0', 'No example found in five interviews'],
        ],
      },
    ),
    sheet(
      'Use cases, gated and counted',
      'How a case passes or stops',
      '/articles/ai-use-case-prioritization',
      'Enter your cases, each with its owner. Score what each is worth, whether it can be built and whether its users will want it. For the cases that pass, estimate benefit and cost of the first year. When you decline a case, or take one against its figures, write down why.',
      {
        caption: 'Value, feasibility and adoption of four cases, from 1 to 5',
        inRows: true,
        columns: [
          { label: 'Case' },
          { label: 'Scores' },
          { label: 'Gate' },
          { label: 'Net of the first year' },
          { label: 'Decision' },
        ],
        rows: [
          ['Read repair reports', '3, 4, 4', 'Passes', '−$38,000 to $42,000', 'Taken'],
          ['Letters to tenants', '2, 5, 4', 'Passes', '$6,000 to $26,000', 'Waits'],
          ['Depot schedules', '5, 3, 1', 'Stops here', '', 'Declined'],
          ['Rank applicants for homes', '3, 2, 2', 'Stops here', '', 'Declined'],
        ],
      },
    ),
    sheet(
      'The present, counted',
      'How the present is counted',
      '/articles/ai-cost-reduction',
      'Count what the work behind each use case costs today, over one quarter, before anything changes. Include the minutes of the second check and of the colleague who is asked. Within ten percent is good enough. Then ask finance to sign each row, because a count drawn up afterward is easy to dispute.',
      {
        caption: 'The repair reports of one quarter, signed by finance',
        columns: [{ label: 'What is counted' }, { label: 'Today', number: true }],
        rows: [
          ['Reports', '9,400'],
          ['Minutes each', '12'],
          ['Cost of an hour', '$32'],
          ['Share that goes wrong', '20%'],
          ['To put one right', '$140'],
          ['Cost of one report', '$34.40'],
          ['Hours of the quarter', '1,880'],
          ['Cost of the quarter', '$323,360'],
        ],
      },
    ),
    sheet(
      'The ledger, one year',
      'How the ledger is kept',
      '/articles/ai-roi-measurement',
      'Each case that you take has its lines here: what went out, with a minus, and what came back, by quarter. Enter a benefit only after it has held for two months, is larger than chance, and somebody outside the project has confirmed it from their own records. Leave out the hours that people feel they saved.',
      {
        caption:
          'The repair reports over four quarters, in dollars; the file names who confirmed each line',
        inRows: true,
        columns: [
          { label: 'Line' },
          { label: 'Q1', number: true },
          { label: 'Q2', number: true },
          { label: 'Q3', number: true },
          { label: 'Q4', number: true },
        ],
        rows: [
          ['Build and integration', '−48,000', '−6,000', '0', '0'],
          ['Running fees', '−4,000', '−6,000', '−7,000', '−7,000'],
          ['Review and upkeep', '−9,000', '−9,000', '−7,000', '−7,000'],
          ['Staff time to learn', '−7,000', '−2,000', '−5,000', '−1,000'],
          ['Second visits avoided', '0', '16,800', '36,400', '43,400'],
          ['Dispatch overtime', '0', '3,000', '8,000', '9,000'],
          ['Total', '−68,000', '−3,200', '25,400', '37,400'],
        ],
      },
    ),
    sheet(
      'Register of systems',
      'How the register is read',
      '/articles/responsible-ai-governance',
      'List everything that decides, ranks, drafts or holds something for you, whether it learned to or follows a fixed rule. Write down which fields about a person it reads, and how many people or cases it picked in the last quarter. Leave a cell empty where nobody can say, no owner can be telephoned, or the stop was never pressed.',
      {
        caption: 'Three systems: one has no owner, two were never stopped',
        inRows: true,
        columns: [
          { label: 'System' },
          { label: 'Tier', number: true },
          { label: 'Owner' },
          { label: 'If it is wrong' },
          { label: 'Stop, last pressed' },
        ],
        rows: [
          [
            'Read repair reports',
            '2',
            'Dispatch manager',
            'A tenant waits days for the wrong trade',
            'Hide the proposal, dispatch by hand: September 16',
          ],
          [
            'Letters to tenants',
            '1',
            'Head of leasing',
            'A letter confuses, and is put right',
            'Old templates: never',
          ],
          ['Arrears score of 2017', '3', '', 'A tenant gets a court letter in error', 'None'],
        ],
      },
    ),
    sheet(
      'Stop cards',
      'How a stop works',
      '/articles/responsible-ai-governance#a-stop-button-is-a-person-a-fallback-and-a-restart',
      'Write one card for each system of tier 2 or 3 and hang it beside the screen. Stop and drill come from your register. For “Press if,” choose a count of errors that an ordinary day does not reach. Nobody needs permission to stop. To start again, write down the cause and get a second signature.',
      {
        caption: 'The card of the assistant that reads repair reports',
        columns: [{ label: 'On the card' }, { label: 'What it says' }],
        rows: [
          [
            'Press if',
            '45 second visits in a working day (29 are usual), or a gas leak called routine',
          ],
          ['Who may press', 'Any dispatcher; no permission needed, no blame after'],
          ['How', 'Hide the proposal, dispatch by hand'],
          ['Then', 'Call the dispatch manager; say “by hand since” and the time'],
          ['Work goes on', 'Two dispatchers ask the tenant back; urgent jobs first'],
          ['Customers', 'Whoever waits over two hours is called'],
        ],
      },
    ),
    {
      kind: 'callToAction',
      heading: 'Is there a row on which you disagree?',
      text: `Send us the row, or the whole file, and we will say what we would ask about it. ${reply.short}`,
      action: { text: 'Write to Us', to: '/contact' },
    },
  ],
})
