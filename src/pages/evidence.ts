/** What the studies that articles cite found, each said once: the entries of `articles/sources.yaml` that have `evidence`. */
import { definePage } from '../page'

export default definePage({
  template: 'page',
  parent: '/articles',
  footerLink: 'Evidence',
  meta: {
    updated: '2026-11-26',
    title: 'Evidence: What the Studies We Cite Found',
    description:
      'The studies on AI at work that our articles cite most: sample, effect, limits, and what each of them does not show.',
    keywords: ['AI productivity studies', 'evidence on AI at work', 'AI research'],
  },
  sections: [
    {
      kind: 'hero',
      title: 'Evidence',
      description:
        'What the studies found that our articles cite most: on whom, how much, within which limits, what they do not show, and what to do with each. Where we give no sample or interval, we have not checked one.',
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
