/** The services overview: what each of the four holds, and which one to start with. */
import { definePage, type Page } from '../page'
import { type Service, services } from '../site'
import { engagements, sampleFees, sessions, terms } from './_promises'

/** As Home and the overview introduce them. */
export const serviceCards = Object.values<Service>(services).map(({ text, to, description }) => ({
  title: text,
  description,
  link: { text: 'Learn More', to },
}))

type Points = { title: string; text: string }[]

/** What each service's block lists; the detail pages tell the same four at length. */
const points: Record<string, Points> = {
  '/services/ai-strategy': [
    {
      title: 'Readiness and opportunity assessments',
      text: 'Where your data, skills, processes and leadership stand, scored on evidence, and which of your cases pass, in dollars.',
    },
    {
      title: 'Strategic roadmaps',
      text: 'Four quarters of bets, each with an owner, a spending ceiling and the result that would end it.',
    },
    {
      title: 'Business and operating model design',
      text: 'What you charge for once a task is nearly free, and which team decides what.',
    },
    {
      title: 'Responsible AI governance',
      text: 'Review sized to the harm a mistake could do, one register, and a switch that somebody has tried.',
    },
  ],
  '/services/process-innovation': [
    {
      title: 'Workflow mapping and use case discovery',
      text: 'We follow real cases from desk to desk, then time the work and the waiting separately.',
    },
    {
      title: 'AI-enhanced process design',
      text: 'Each step goes to a rule, a model or a person, with the reason written beside it.',
    },
    {
      title: 'Rapid prototyping and testing',
      text: 'A rehearsal with no software first, then a model that you license, run beside the people who know the answers.',
    },
    {
      title: 'Change management and adoption support',
      text: 'Early answers about jobs, repaired incentives, and training that begins with those who doubt.',
    },
  ],
  '/services/product-development': [
    {
      title: 'Innovation workshops and concept development',
      text: 'One to two days with people who meet your customers; you leave with three testable concepts.',
    },
    {
      title: 'Human-centered product design',
      text: 'We design first what the product does when it is wrong.',
    },
    {
      title: 'Prototype and pilot creation',
      text: 'Something clickable in week 6, and a pilot with real users once the riskiest assumption holds.',
    },
    {
      title: 'Go-to-market strategy',
      text: 'Price, first segment, promise and support, settled while the pilot can still change them.',
    },
  ],
  '/services/speaking-training': [
    {
      title: 'Keynotes',
      text: 'One argument, written for your audience after talks with three of them.',
    },
    {
      title: 'Executive briefings',
      text: 'What changed, what it means for your business, and which decision it puts on your table.',
    },
    {
      title: 'Team training',
      text: 'Practice on your own tasks and documents, spread over several sessions.',
    },
    {
      title: 'Visioning workshops',
      text: 'A leadership team describes the company it wants to run and names the first step toward it.',
    },
  ],
}

type Illustration = NonNullable<
  Extract<Page['sections'][number], { kind: 'mediaText' }>['items'][number]['illustration']
>

const size = { width: 400, height: 368 }

/** What a client has in hand, drawn; people and amounts in it are invented. */
export const illustrations = {
  '/services/ai-strategy': {
    src: '/images/services-roadmap.svg',
    alt: 'A roadmap on one page: four pieces of work over four quarters, each with an owner and a ceiling; the fourth has ended.',
    caption: 'In your hands: the year on one page. Names and amounts are examples.',
    ...size,
    words: [
      [32, 60, 'Roadmap on one page', 'title'],
      [175, 98, 'Q1', 'centered'],
      [229, 98, 'Q2', 'centered'],
      [283, 98, 'Q3', 'centered'],
      [337, 98, 'Q4', 'centered'],
      [32, 137, 'Plan routes'],
      [202, 137, 'Rosa, $90k', 'centered'],
      [32, 177, 'Read returns'],
      [256, 177, 'Emil, $60k', 'centered'],
      [32, 217, 'Check bills'],
      [310, 217, 'Kim, $80k', 'centered'],
      [32, 255, 'Answer mail', 'note'],
      [175, 255, '$20k', 'centered'],
      [236, 255, 'ended in time', 'note'],
      [54, 305, 'Ends if agents redo half the answers'],
    ],
  },
  '/services/process-innovation': {
    src: '/images/services-process.svg',
    alt: 'A process map: one claim passes from a rule to a model, waits eleven days for a person, and goes back to a rule.',
    caption:
      'In your hands: the map of one process, with the waiting on it. The claim is an example.',
    ...size,
    words: [
      [36, 62, 'A claim, desk to desk', 'title'],
      [36, 127, 'Model', 'note'],
      [156, 127, 'Summarize', 'centered'],
      [206, 110, 'waits 11 days'],
      [36, 191, 'Rule', 'note'],
      [150, 191, 'Complete?', 'centered'],
      [344, 191, 'Pay', 'centered'],
      [36, 255, 'Person', 'note'],
      [292, 255, 'Decide', 'centered'],
      [36, 310, 'Nineteen days, three hours of work'],
    ],
  },
  '/services/product-development': {
    src: '/images/services-prototype.svg',
    alt: 'A prototype on a tablet: asked whether a roof is covered, it says that two papers disagree, and offers to show both or to ask a colleague.',
    caption: 'In your hands in week 6: something to click, beginning with its doubts.',
    ...size,
    words: [
      [42, 51, 'Prototype, week 6', 'note'],
      [116, 113, 'Is the roof covered?'],
      [58, 181, 'Not sure. Two papers'],
      [58, 205, 'in the file disagree.'],
      [94, 272, 'Show both', 'centered'],
      [210, 272, 'Ask Ruth', 'inverse'],
      [318, 78, 'First:'],
      [318, 98, 'what if'],
      [318, 118, 'it’s wrong'],
      [350, 320, 'Ruth', 'centered'],
    ],
  },
  '/services/speaking-training': {
    src: '/images/services-agenda.svg',
    alt: 'The agenda of a morning: what you already do, your own papers, coffee, practice in pairs, one thing for Monday.',
    caption:
      'In your hands: an agenda built on your own tasks, and the first thing to do after it.',
    ...size,
    words: [
      [34, 66, 'A morning', 'title'],
      [34, 129, '9:00', 'note'],
      [124, 129, 'What you already do'],
      [34, 173, '9:40', 'note'],
      [124, 173, 'Your own papers'],
      [34, 217, '10:50', 'note'],
      [124, 217, 'Coffee, doubts'],
      [34, 261, '11:10', 'note'],
      [124, 261, 'Twice more, in pairs'],
      [34, 305, '12:20', 'note'],
      [124, 305, 'One thing for Monday'],
    ],
  },
} satisfies Record<string, Illustration>

const illustrationOf: Record<string, Illustration> = illustrations

const takes = ({ length, fee }: { length: string; fee: string }) => `It takes ${length}, at ${fee}.`

/** How long each service takes and from what fee. */
const priceOf: Record<string, string> = {
  '/services/ai-strategy': takes(engagements.aiStrategy),
  '/services/process-innovation': takes(engagements.processInnovation),
  '/services/product-development': takes(engagements.productDevelopment),
  '/services/speaking-training': sessions,
}

export default definePage({
  template: 'page',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'collection',
    title: 'AI and Innovation Consulting Services',
    description:
      'Consulting services for leadership teams: AI strategy, process innovation, product development, and speaking and training.',
    analytics: true,
    keywords: [
      'AI consulting services',
      'innovation consulting services',
      'AI strategy services',
      'process innovation',
      'AI product development',
      'executive training',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: { normal: 'Services that end', highlighted: 'with your\u00a0people in charge' },
      description: `Each piece of work has a start, a finish and a named person on your side who can carry on alone. Engagements are for ${terms.clients}: ${terms.length}, ${terms.fee}.${sampleFees}`,
      primary: { text: 'Get Started', to: '/contact' },
      backgroundImage: '/images/hero-services.svg',
    },
    {
      kind: 'rows',
      heading: 'Where to start',
      intro:
        'Begin with the sentence at which your leadership team nods. Below each is what you receive first.',
      items: [
        {
          title: '“We have thirty pilots and no strategy.”',
          description: 'Week 1: the decisions this work must produce, on one page.',
          link: { text: 'Begin with AI Strategy', to: '/services#ai-strategy' },
        },
        {
          title: '“This takes nineteen days and nobody knows why.”',
          description: 'Week 1: ten real cases, followed on foot. Week 2: the timings.',
          link: { text: 'Begin with Process Innovation', to: '/services#process-innovation' },
        },
        {
          title: '“Customers would pay for this, we think.”',
          description: 'Week 2: the belief most likely to sink it, and a test.',
          link: { text: 'Begin with Product Development', to: '/services#product-development' },
        },
        {
          title: '“Half the team is excited and half is silent.”',
          description: 'First a call with the silent half, before we write a slide.',
          link: { text: 'Begin with Speaking & Training', to: '/services#speaking-training' },
        },
      ],
    },
    {
      kind: 'mediaText',
      folded: true,
      items: serviceCards.map((card) => ({
        ...card,
        subtitle: priceOf[card.link.to],
        points: points[card.link.to],
        illustration: illustrationOf[card.link.to],
      })),
    },
    {
      kind: 'cards',
      heading: 'What we put in every contract',
      columns: 3,
      items: [
        {
          title: 'Named people',
          description: 'The people in the first meeting do the work.',
        },
        {
          title: 'A way out at the halfway mark',
          description:
            'After week 4 of an AI strategy, 6 of a process and 8 of a product you decide whether the second half is worth its price. If not, you stop and keep the files.',
        },
        {
          title: 'No commissions',
          description:
            'No vendor pays us. Where one of our own applications competes for your budget, you or an outsider scores it.',
          link: { text: 'See them', to: '/applications' },
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Work that crosses the lines',
      body: {
        markdown: `
We do the neighboring work, too, alone or as part of a larger engagement.

- **Growth and business models.** [Growth strategy](/growth-strategy-consulting) for companies whose next market is unclear, and [business model design](/businessmodel) for those whose current one is being repriced.
- **New products.** [Product innovation](/productinnovation) and [new product development](/new-product-development-innovation-consulting), run on [lean startup methods](/lean-startup-methodology).
- **Leaders and culture.** [Developing innovative leaders](/developing-innovative-leaders), [a culture of innovation](/culture-of-innovation), and the [ambidextrous organization](/ambidextrous) that runs today’s business while it builds the next.
- **Planning.** [Strategy offsites](/strategy-offsite-facilitation), [AI in strategic planning](/ai-in-strategic-planning), and our view of [business strategy once AI is in it](/ai-driven-business-strategy).
`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Not sure which door is yours?',
      text: 'Describe the problem as you would to a colleague. We tell you where we would begin.',
      action: { text: 'Get Started', to: '/contact' },
    },
  ],
})
