/** What any other path shows. */
import { definePage } from '../page'

export default definePage({
  template: 'page',
  meta: {
    updated: '2026-11-25',
    title: 'Page Not Found',
    description:
      'There is no page at this address. The home page, the services and the articles are a click away.',
    keywords: ['not found'],
    noindex: true,
  },
  sections: [
    {
      kind: 'hero',
      title: '404 Page Not Found',
      description:
        'A dropped thread: there is no page at this address. It may have moved, or the link was mistyped.',
      primary: { text: 'Return to Homepage', to: '/' },
      backgroundImage: '/images/hero-404.svg',
    },
    {
      kind: 'cards',
      heading: 'Where to go from here',
      columns: 3,
      items: [
        {
          title: 'Home',
          description: 'Who we are and what we do, in two minutes.',
          link: { text: 'Go to the home page', to: '/' },
        },
        {
          title: 'Services',
          description: 'Strategy, processes, products, and speaking and training.',
          link: { text: 'See our services', to: '/services' },
        },
        {
          title: 'Articles',
          description: 'Worked examples and checklists, with a search.',
          link: { text: 'Browse the articles', to: '/articles' },
        },
      ],
    },
  ],
})
