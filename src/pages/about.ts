/** About: the founder, the people who do the work, and what they believe. */
import { definePage } from '../page'
import { book, founder, offices, site } from '../site'
import { reply } from './_promises'

const place = offices.length > 0 ? ` in ${offices.map(({ city }) => city).join(' and ')}` : ''

export default definePage(({ people, founder: { title, portrait, path } }) => ({
  template: 'page',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'founder',
    title: `About ${founder.name} and the Firm`,
    description:
      'Who we are: an organizational psychologist and her colleagues, who bring AI, strategy and culture together so that people do better work.',
    keywords: [
      founder.author,
      'organizational psychologist',
      book.title,
      'AI strategy firm',
      'innovation consultants',
      'boutique consulting',
    ],
    author: founder.name,
  },
  sections: [
    {
      kind: 'hero',
      title: 'About Us',
      subtitle: `A small firm${place}, founded in ${site.founded} by a bestselling author and organizational psychologist`,
      description:
        'Technology changes an organization only as far as its people are willing to think together. The author, her book and this firm are invented.',
      backgroundImage: '/images/hero-about.svg',
      wide: true,
    },
    {
      kind: 'mediaText',
      items: [
        {
          title: founder.name,
          subtitle: [title, 'organizational psychologist'].filter(Boolean).join(', '),
          description: `Author of ${book.title}. She helps leadership teams adopt AI in ways that add to human creativity, collaboration and connection.`,
          picture: portrait,
          paragraphs: [
            `${founder.author} trained as an organizational psychologist and wrote her doctorate on a narrow question: why do competent teams ignore advice they agree with? She spent months in back offices watching people nod at new systems and return to their own notebooks. The notebooks, she found, were usually right about something. That habit of looking for what resistance knows has shaped her work since.`,
            `She founded ${site.name} in ${site.founded} to help companies with strategy, innovation and culture at the same time, because clients kept buying them separately. ${book.title} grew out of those engagements. It argues that a company is held together by small routines of trust, and that a leader who wants new results should look after the routines first.`,
            'When AI reached the desk of every manager she knew, the old question came back with higher stakes. Today she works with executives on where AI belongs and what it should leave alone, speaks and teaches on both coasts, and spends one day a month where the work is done. She lives near San Francisco, owns a floor loom, and describes her own weaving as proof that expertise does not transfer.',
          ],
          points: [
            {
              title: 'Credentials',
              text: founder.credentials.join('. '),
            },
            { title: 'Asked about', text: founder.knowsAbout.join(', ') },
          ],
          link: founder.profile && { text: 'Connect', to: founder.profile },
          secondary: { text: `Articles by ${founder.author}`, to: path },
        },
      ],
    },
    {
      kind: 'portraits',
      heading: 'The people who do the work',
      intro: 'Each leads the part of the work that they know best. We have no open jobs.',
      items: people.map(({ name, title, introduction, beat, portrait, path }) => ({
        title: name,
        subtitle: title,
        description: introduction ?? beat,
        picture: portrait,
        link: { text: 'Biography and articles', to: path },
      })),
    },
    {
      kind: 'mediaText',
      items: [
        {
          title: `Why ${site.name}?`,
          illustration: {
            src: '/images/loom.svg',
            alt: 'A loom from the side: the heddle lifts half of the threads, the shuttle passes below them, the reed beats its thread into the cloth',
            width: 456,
            height: 380,
            words: [
              [301, 31, 'Heddle', 'heading'],
              [301, 52, 'lifts: choosing', 'centered'],
              [155, 82, 'Reed', 'heading'],
              [155, 103, 'beats: making it hold', 'centered'],
              [35, 197, 'cloth'],
              [394, 182, 'thread'],
            ],
          },
          description:
            'They are two parts of a loom. The heddle lifts some threads and lets others lie, so that the shuttle can pass: that is choosing. The reed beats each new thread into place, row after row: that is making it hold.',
          paragraphs: [
            'We help with both. We blend strategy, human-centered design, change management and culture with AI, so that what was chosen is also used a year later.',
          ],
          link: {
            text: 'What a Firm of This Size Is Good For',
            to: '/strategy-innovation-boutique-consulting-firm',
          },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What we believe',
      intro: 'If two of these positions annoy you, we are probably the wrong firm.',
      items: [
        {
          title: 'AI should make people more capable',
          description:
            'More creative, better at working together, closer to the people they serve. If a system makes people duller, nobody notices when it is wrong.',
        },
        {
          title: 'Resistance is information',
          description:
            'The person who will not use the tool often knows where it breaks. We interview that person first.',
          link: { text: 'Cases that start there', to: '/articles/ai-change-management' },
        },
        {
          title: 'Strategy is what you decline',
          description:
            'We spend a good part of every engagement helping a team say no to something it likes.',
        },
        {
          title: 'Culture is built from routines',
          description: `Who speaks first in the Monday meeting changes more than values on a wall. ${book.title} is about such routines, and so is our guide.`,
          link: { text: 'A culture of innovation', to: '/culture-of-innovation' },
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Talk to one of us',
      text: `Write a few lines about your organization and what you are trying to settle. ${reply.promise}`,
      action: { text: 'Get in Touch', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
    },
  ],
}))
