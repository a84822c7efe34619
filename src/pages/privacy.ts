/** The privacy notice; a real firm has it checked before it publishes the site. */
import { definePage } from '../page'
import { privacySections } from './_privacy'

export default definePage({
  template: 'reading',
  parent: '/about',
  meta: {
    updated: '2026-11-29',
    title: 'Privacy Notice',
    description:
      'What we store when you write to us, what for, for how long, and who sees it; and how to have it deleted. In plain words, to be read in two minutes.',
    keywords: ['privacy notice', 'personal data', 'data protection'],
  },
  sections: privacySections(),
})
