/** About: the founder, the people who do the work, and what they believe. */
import { definePage } from '../page'
import { founder, links, people, personPath, reply, site } from '../site'

/** The colleagues of the founder, with what each is like to work with; their roles come from `people`. */
const colleagues = {
  'Tobias Lindgren':
    'Ran planning for a manufacturer before he advised anyone on it, and has the scar tissue to prove it. Asks which idea you would give up, and waits for the answer.',
  'Adaeze Nwosu':
    'Started on a claims desk and has never quite left. She will be the one sitting beside your people with a clipboard, and the one they call afterward.',
  'Hana Whitlock':
    'Designs the error message before the feature. Will ask your customers about the problem for a week before she lets anyone mention the product.',
  'Joaquin Ferro':
    'Builds quickly, then attacks what he built. Teaches executives to write small tools, mostly so that they stop believing demos.',
} satisfies Partial<Record<keyof typeof people, string>>

export default definePage({
  meta: {
    updated: '2026-11-21',
    mainEntity: 'founder',
    title: 'About Dr. Maren Calloway and the Firm',
    description:
      'Founded by an organizational psychologist and bestselling author, we bring AI, strategy and culture together so that people do better work.',
    keywords: [
      'Maren Calloway',
      'organizational psychologist',
      'The Woven Organization',
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
      subtitle: `A small firm in ${site.locations[0].split(',')[0]} and ${site.locations[1].split(',')[0]}, founded in ${site.founded}`,
      description:
        'We work from one conviction: technology changes an organization only as far as its people are willing to think together.',
      backgroundImage: '/images/hero-about.svg',
    },
    {
      kind: 'profile',
      name: founder.name,
      role: `${founder.title}, organizational psychologist`,
      card: 'Bestselling author of The Woven Organization. She helps leadership teams adopt AI in ways that add to human creativity, collaboration and connection.',
      portrait: {
        src: '/images/portrait.svg',
        alt: 'Drawn portrait of Dr. Maren Calloway, in woven lines',
        width: 480,
        height: 600,
      },
      paragraphs: [
        'Maren Calloway trained as an organizational psychologist and wrote her doctorate on a narrow question: why do competent teams ignore advice they agree with? She spent months in back offices watching people nod at new systems and return to their own notebooks. The notebooks, she found, were usually right about something. That habit of looking for what resistance knows has shaped her work since.',
        `She founded Heddle & Reed in ${site.founded} to help companies with strategy, innovation and culture at the same time, because clients kept buying them separately and wondering why they did not meet. The Woven Organization grew out of those engagements. It argues that a company is held together by small routines of trust, and that a leader who wants new results should look after the routines first.`,
        'When AI reached the desk of every manager she knew, the old question came back with higher stakes. Today she works with executives on where AI belongs and what it should leave alone, speaks and teaches on both coasts, and still insists on one day a month beside the people who do the work. She lives near San Francisco, owns a floor loom, and describes her own weaving as proof that expertise does not transfer.',
      ],
      facts: [
        { label: 'Credentials', values: founder.credentials },
        { label: 'Asked about', values: founder.knowsAbout },
      ],
      link: { text: 'Connect', to: links.founderProfile },
      secondary: { text: `Articles by ${founder.author}`, to: personPath(founder.author) },
    },
    {
      kind: 'cards',
      heading: 'The people who do the work',
      intro:
        'You meet them in the first call and you keep them to the last day. There is no second team.',
      columns: 2,
      background: 'raised',
      items: Object.entries(colleagues).map(([name, description]) => ({
        title: name,
        subtitle: people[name as keyof typeof colleagues],
        description,
        mark: name,
        link: { text: 'Biography and articles', to: personPath(name) },
      })),
    },
    {
      kind: 'text',
      heading: 'What we believe',
      intro: 'Four positions. If two of them annoy you, we are probably the wrong firm.',
      body: `
### AI should make people more capable

More creative, better at working together, closer to the people they serve. A system that makes the work faster and the people duller is a loan against your future, at a rate nobody has told you.

### Resistance is information

The person who will not use the tool often knows where it breaks. We interview that person first. [The cases in our articles](/articles/ai-change-management) start there too.

### Strategy is what you decline

A plan with no refusals is a list. We spend a good part of every engagement helping a team say no to something it likes.

### Culture is built from routines

Values on a wall change little. Who speaks first in the Monday meeting changes a great deal. Our guide to [a culture of innovation](/culture-of-innovation) is about such routines, and so is *[The Woven Organization](${links.bookPage})*.
`,
    },
    {
      kind: 'text',
      heading: 'Why Heddle & Reed?',
      body: `
They are two parts of a loom. The **heddle** lifts some threads and lets others lie, so that the shuttle can pass: that is choosing. The **reed** beats each new thread into place, row after row: that is making it hold.

Most organizations have plenty of thread. We are useful at the two moments when somebody has to lift and somebody has to beat. We blend strategy, human-centered design, change management and culture with AI because cloth made of one thread is called string. What a firm of this size is good for, and when a larger one would serve you better, stands on [a page of its own](/strategy-innovation-boutique-consulting-firm).
`,
    },
    {
      kind: 'callToAction',
      heading: 'Talk to one of the five of us',
      text: `Write a few lines about your organization and what you are trying to settle. ${reply.promise}`,
      action: { text: 'Get in Touch', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
    },
  ],
})
