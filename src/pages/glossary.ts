/** The glossary; the build hands it the terms. */
import { definePage } from '../page'

export default definePage({
  template: 'page',
  parent: '/articles',
  meta: {
    updated: '2026-11-22',
    mainEntity: 'glossary',
    title: 'Glossary of AI and Planning Terms',
    description:
      'What we mean by evaluation set, kill criterion, prompt injection and other words of our articles: each in a few plain sentences, with where to read on.',
    keywords: ['AI glossary', 'AI terms', 'planning terms', 'definitions'],
  },
  footerLink: 'Glossary',
  sections: [
    {
      kind: 'hero',
      title: 'Glossary',
      description:
        'The words that our articles use in a particular sense, each in a few plain sentences, with the article that says the most about it.',
    },
    { kind: 'glossary' },
    {
      kind: 'callToAction',
      heading: 'Is a word missing?',
      text: 'Send us the sentence that you stumbled over. We answer you, and the next reader finds the word here.',
      action: { text: 'Ask a Question', to: '/contact' },
      secondary: { text: 'Read the Articles', to: '/articles' },
    },
  ],
})
