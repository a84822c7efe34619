/** Home: says in one screen what the firm does, then shows the work, the tools and the next step. */
import { definePage } from '../page'
import { founder, site } from '../site'
import { reply, sampleFees, terms } from './_promises'
import { showcase, visit } from './applications'
import { vellamereDecision } from './clients'
import { serviceCards } from './services'

export default definePage(({ people }) => ({
  template: 'page',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'firm',
    title: `${site.name} | ${site.field}`,
    description:
      'Boutique consultants in AI strategy and innovation. We help you choose where AI belongs, then work beside your people until they run it.',
    analytics: true,
    keywords: [
      'AI strategy consulting',
      'innovation consulting',
      'AI transformation',
      'human-centered AI',
      'change management',
      'boutique consulting firm',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: site.tagline,
      description:
        'You have more AI ideas than you can fund. We help you choose the few worth doing, and stay until the work runs without us.',
      primary: { text: 'Start Your AI Transformation', to: '/contact' },
      choice: {
        // An example of what a client's board decides in the end.
        loom: {
          figure: {
            kind: 'loom',
            caption: 'An example: twelve ideas, three funded, nine reasons.',
            options: [
              {
                name: 'Draft minutes',
                status: 'waits',
                outcome: 'waits',
                reason: 'Two teams want different minutes.',
              },
              { name: 'Sort claims', status: 'over', outcome: 'Ines, Mar 2' },
              {
                name: 'Answer calls',
                status: 'under',
                outcome: 'declined',
                reason: 'Callers hang up before it answers.',
              },
              {
                name: 'Rank resumes',
                status: 'under',
                outcome: 'declined',
                reason: 'The law asks more than it saves.',
              },
              { name: 'Plan stock', status: 'over', outcome: 'Lea, Apr 13' },
              {
                name: 'Score leads',
                status: 'waits',
                outcome: 'waits',
                reason: 'Nobody records why a deal was lost.',
              },
              {
                name: 'Route repairs',
                status: 'under',
                outcome: 'declined',
                reason: 'The dispatchers already do it better.',
              },
              {
                name: 'Forecast cash',
                status: 'waits',
                outcome: 'waits',
                reason: 'The ledger moves in July.',
              },
              { name: 'Draft quotes', status: 'over', outcome: 'Omar, May 4' },
              {
                name: 'Price orders',
                status: 'under',
                outcome: 'declined',
                reason: 'Too few orders to learn from.',
              },
              {
                name: 'Read terms',
                status: 'waits',
                outcome: 'waits',
                reason: 'Counsel tests it on old contracts first.',
              },
              {
                name: 'Tag mail',
                status: 'under',
                outcome: 'declined',
                reason: 'Four minutes a day, in all.',
              },
            ],
          },
        },
        terms: `For ${terms.clients}: ${terms.length}, ${terms.fee}.${sampleFees}`,
      },
    },
    {
      kind: 'rows',
      items: serviceCards,
    },
    {
      kind: 'mediaText',
      folded: true,
      items: [
        {
          ...vellamereDecision,
          category: `One decision, in full: ${vellamereDecision.category}`,
          link: { text: 'More Decisions', to: '/clients' },
        },
      ],
      note: 'The client and the case are invented, as this firm is.',
    },
    {
      kind: 'cards',
      heading: 'What you receive',
      intro: 'Your people use it the day after we go, and you keep the files.',
      columns: 4,
      folded: true,
      items: [
        {
          title: 'A one-page statement of choices',
          drawing: '/images/receive-choices.svg',
          description: 'With what you left out, and why.',
        },
        {
          title: 'A roadmap with owners, ceilings and stopping rules',
          drawing: '/images/receive-roadmap.svg',
          description: 'A year on one page, with the result that would end each bet.',
        },
        {
          title: 'One workflow or product, in use by real people',
          drawing: '/images/receive-workflow.svg',
          description: 'The old way is switched off on a date that you set.',
        },
        {
          title: 'A register of AI systems',
          drawing: '/images/receive-register.svg',
          description:
            'Each with a person who can switch it off, and who has pressed the switch on a working day.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'AI applications we built',
      intro: 'We advise on AI products, so we built three. Like us, they are invented.',
      columns: 3,
      linkText: visit,
      items: showcase,
    },
    {
      kind: 'names',
      caption: 'Trusted by Leading Organizations',
      note: 'The names are invented.',
      names: [
        { name: 'Caspian Mutual', mark: '/images/client-caspian-mutual.svg' },
        { name: 'Vellamere Health', mark: '/images/client-vellamere-health.svg' },
        { name: 'Greywell Media', mark: '/images/client-greywell-media.svg' },
        { name: 'Fennimore Bank', mark: '/images/client-fennimore-bank.svg' },
        { name: 'Jasperline Rail', mark: '/images/client-jasperline-rail.svg' },
        { name: 'Dunmore Foods', mark: '/images/client-dunmore-foods.svg' },
        { name: 'Alder Freight', mark: '/images/client-alder-freight.svg' },
        { name: 'Harrow & Pike', mark: '/images/client-harrow-and-pike.svg' },
      ],
    },
    {
      kind: 'portraits',
      heading: 'A small team',
      intro: 'The people in your first meeting are still there in the last week.',
      link: { text: `About us and ${founder.name}`, to: '/about' },
      items: people.map(({ name, title, portrait, path }) => ({
        title: name,
        subtitle: title,
        picture: portrait,
        link: { text: 'Biography', to: path },
      })),
    },
    {
      kind: 'articleCards',
      heading: 'From our notebook',
      link: { text: 'Read All Articles', to: '/articles' },
    },
    {
      kind: 'callToAction',
      heading: 'Bring us the decision you keep postponing',
      text: `Tell us in a few sentences what has to be decided and by when. ${reply.promise} If you do not need us, you will hear that.`,
      action: { text: 'Start Your AI Transformation', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
    },
  ],
}))
