/** What the studies that articles cite found, each said once: the entries of `articles/sources.yaml` that have `evidence`. */
import { definePage } from '../page'

export default definePage({
  template: 'page',
  parent: '/articles',
  footerLink: 'Evidence',
  meta: {
    updated: '2026-11-29',
    title: 'Evidence: What the Studies We Cite Found',
    description:
      'The studies on AI at work that our articles cite most: their effects and limits, and what each of them does not show.',
    keywords: ['AI productivity studies', 'evidence on AI at work', 'AI research'],
  },
  sections: [
    {
      kind: 'hero',
      title: 'Evidence',
      description:
        'What the studies found that our articles cite most, within which limits, what each does not show, and what to do with it. Where we give no sample or interval, we have not checked one.',
    },
    {
      kind: 'text',
      layout: 'stacked',
      body: {
        figure: {
          kind: 'loom',
          caption: 'Five gains, three harms, three without effect, one not shown.',
          options: [
            { name: 'Support agents', status: 'over', outcome: '15% more solved' },
            { name: 'Short writing', status: 'over', outcome: '40% less time' },
            { name: 'Consultants inside', status: 'over', outcome: '25.1% faster' },
            { name: 'One server task', status: 'over', outcome: '55.8% faster' },
            { name: 'Developers, three firms', status: 'over', outcome: '26% more tasks' },
            {
              name: 'Consultants outside',
              status: 'under',
              outcome: 'worse: 19 points',
              reason: 'On a task that the model did badly.',
            },
            {
              name: 'Senior developers',
              status: 'under',
              outcome: 'slower: 19%',
              reason: 'It felt faster to them.',
            },
            {
              name: 'METR, second round',
              status: 'waits',
              outcome: 'not shown',
              reason: 'Both intervals include zero.',
            },
            {
              name: 'Pay in Denmark',
              status: 'under',
              outcome: 'none',
              reason: 'Above 1% ruled out; in a later draft, above 2%.',
            },
            {
              name: 'Owners of small firms',
              status: 'under',
              outcome: 'none',
              reason: 'Strong ones gained, weak ones lost.',
            },
            {
              name: 'Students, open chat',
              status: 'under',
              outcome: 'worse: 17%',
              reason: 'On the exam, not in practice.',
            },
            {
              name: 'Students, hints',
              status: 'under',
              outcome: 'none',
              reason: 'Better in practice, not on the exam.',
            },
          ],
        },
      },
    },
    { kind: 'studies' },
    {
      kind: 'outcomes',
      heading: 'What became of public claims',
      intro:
        'Cases that our articles tell: what was claimed, and what was audited, ruled or reported since. The newest change comes first.',
    },
    {
      kind: 'callToAction',
      heading: 'Do you know a study that says otherwise?',
      text: 'Send it to us. We read it, and say here what it changes.',
      action: { text: 'Send a Study', to: '/contact' },
      secondary: { text: 'Read the Articles', to: '/articles' },
    },
  ],
})
