/** A section of each kind, as page data: one that is missing here does not compile. */
import type { AuthoredSection } from '../sections'

type Kind = AuthoredSection['kind']
type Sections = { [K in Kind]: Extract<AuthoredSection, { kind: K }> }

const sentence = 'What there is to say about it fits into a sentence or two, and ends here.'
const go = { text: 'Go on', to: '/contact' } as const
const other = { text: 'Another way', to: '/services' } as const
const item = { title: 'A title', text: sentence, description: sentence }
const picture = { src: '/dev/picture.svg', alt: 'A field', width: 400, height: 250 }
const illustration = { ...picture, words: [[40, 60, 'A word', 'title'] as const] }

export const sections: Sections = {
  hero: { kind: 'hero', title: 'A title', description: sentence, primary: go },
  banner: { kind: 'banner', caption: 'Logos', picture },
  text: {
    kind: 'text',
    heading: 'Text',
    intro: sentence,
    body: `${sentence} [A link](/contact).\n\n- A point\n- Another`,
  },
  cards: {
    kind: 'cards',
    heading: 'Cards',
    intro: sentence,
    columns: 3,
    background: 'raised',
    linkText: 'Read {title}',
    items: [
      { title: 'A card with a link', description: sentence, url: '/services' },
      { title: 'A card with points', description: sentence, bulletPoints: ['One', 'Two'] },
      { title: 'A card with a picture', description: sentence, category: 'Kicker', picture },
    ],
  },
  features: {
    kind: 'features',
    items: [
      { ...item, title: 'A feature', points: [item, { ...item, title: 'A point' }], link: go },
      {
        ...{ ...item, title: 'A feature with a drawing', points: [item], link: go },
        illustration: { ...illustration, caption: 'What it shows' },
      },
    ],
  },
  steps: {
    kind: 'steps',
    heading: 'Steps',
    items: [item, { ...item, title: 'The next step' }, { ...item, title: 'The last step' }],
  },
  stats: {
    kind: 'stats',
    heading: 'Numbers',
    note: sentence,
    items: ['12', '34 %', '5×'].map((value) => ({ value, label: `What ${value} counts` })),
  },
  quotes: {
    kind: 'quotes',
    heading: 'Quotes',
    items: ['A. Reader', 'B. Writer'].map((author) => ({
      ...{ quote: sentence, author },
      title: 'A role',
    })),
  },
  names: {
    kind: 'names',
    heading: 'Names',
    groups: [{ items: ['One', 'Two', 'Three', 'Four', 'Five'] }],
  },
  profile: {
    ...{ kind: 'profile', name: 'A. Person', role: 'A role', card: sentence },
    portrait: picture,
    paragraphs: [sentence, `${sentence} So it is.`],
    facts: [{ label: 'Facts', values: ['One', 'Two'] }],
    link: go,
    secondary: other,
  },
  download: { kind: 'download', heading: 'A download', text: sentence, action: go },
  illustrations: {
    kind: 'illustrations',
    heading: 'Illustrations',
    items: [
      { ...item, illustration },
      { ...item, title: 'Another', illustration },
    ],
  },
  video: { kind: 'video', heading: 'A video', title: 'The film', src: '/embed/video.html' },
  table: {
    kind: 'table',
    heading: 'A table',
    caption: 'What each part takes, and who carries it',
    columns: [
      { label: 'Part' },
      { label: 'Who' },
      { label: 'What is done' },
      { label: 'Weeks', number: true },
    ],
    rows: [
      ['Plan', 'A group of three', sentence, '2'],
      ['Build', 'A group of nine', sentence, '12'],
      ['Total', '', '', '14'],
    ],
    note: sentence,
    chart: { column: 3, label: 'Weeks of each part', unit: 'weeks' },
  },
  groupedTable: {
    kind: 'groupedTable',
    heading: 'A table in groups',
    caption: 'Tasks, by part',
    columns: ['Task', 'Kind', 'Note'],
    groups: ['First', 'Second'].map((title) => ({
      ...{ title, text: sentence },
      rows: [
        [`${title} task`, 'Short', sentence],
        [`${title} other task`, 'Long', sentence],
      ],
    })),
    allGroups: 'All groups',
    kinds: { column: 1, all: 'All kinds' },
  },
  figure: {
    kind: 'figure',
    heading: 'A figure',
    figure: { kind: 'flow', caption: sentence, items: [{ title: 'One' }, { title: 'Two' }] },
  },
  worksheet: {
    kind: 'worksheet',
    heading: 'A worksheet',
    worksheet: {
      ...{ title: 'A sheet', id: 'sheet', rowTitle: 'Part', rows: ['Plan', 'Build'] },
      columns: {
        who: { type: 'text', label: 'Who' },
        weeks: { type: 'number', label: 'Weeks' },
      },
      results: { total: { label: 'All weeks', formula: 'sum(weeks)' } },
      example: {
        rows: [
          { who: 'A group of three', weeks: 2 },
          { who: 'A group of nine', weeks: 12 },
        ],
        results: { total: 14 },
      },
    },
  },
  takeaways: { kind: 'takeaways', items: [sentence, `${sentence} So it is.`] },
  articleTeasers: { kind: 'articleTeasers', heading: 'Articles', link: go },
  article: { kind: 'article' },
  articleIndex: { kind: 'articleIndex', heading: 'An index of articles' },
  articleList: { kind: 'articleList', placeholder: 'Search articles...' },
  readingPaths: { kind: 'readingPaths' },
  readingPath: {
    kind: 'readingPath',
    groups: [
      { heading: 'A first group', steps: [{ article: '/articles/card-0', why: sentence }] },
      { heading: 'A second group', steps: [{ article: '/articles/card-1', why: sentence }] },
    ],
  },
  pathDocument: { kind: 'pathDocument' },
  glossary: { kind: 'glossary' },
  contact: {
    kind: 'contact',
    form: {
      ...{ heading: 'A form', intro: sentence, privacy: sentence },
      ...{ sent: 'It was sent.', failed: 'It was not sent.' },
    },
    connect: { heading: 'Elsewhere', text: sentence, founder: 'A person', locations: 'Places' },
  },
  callToAction: {
    ...{ kind: 'callToAction', heading: 'What now?', text: sentence },
    action: go,
    secondary: other,
  },
}
