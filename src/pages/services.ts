/** The services overview: what each of the four holds, and which one to start with. */
import { definePage } from '../page'
import { services } from '../site'

/** The four services, as Home and the overview introduce them. */
export const serviceCards = [
  {
    title: services.aiStrategy.text,
    description:
      'Decide where AI belongs in your business, in what order, and who answers for it. You leave with choices, not a wish list.',
    link: { text: 'Learn More', to: services.aiStrategy.to },
  },
  {
    title: services.processInnovation.text,
    description:
      'Find the step in a workflow where AI pays, redesign the work around it, and bring the people who do it along.',
    link: { text: 'Learn More', to: services.processInnovation.to },
  },
  {
    title: services.productDevelopment.text,
    description:
      'Take an idea from a customer’s real problem to a pilot in use, testing the riskiest part first.',
    link: { text: 'Learn More', to: services.productDevelopment.to },
  },
  {
    title: services.speakingTraining.text,
    description:
      'Keynotes, briefings and working sessions that leave a team with a shared language and something they can do on Monday.',
    link: { text: 'Learn More', to: services.speakingTraining.to },
  },
] as const

type Points = { title: string; text: string }[]

/** What each service's block lists; the detail pages tell the same four at length. */
const points: Record<(typeof serviceCards)[number]['link']['to'], Points> = {
  '/services/ai-strategy': [
    {
      title: 'Readiness and opportunity assessments',
      text: 'Where your data, skills, processes and leadership stand, scored on evidence, with a ranked list of cases.',
    },
    {
      title: 'Strategic roadmaps',
      text: 'Four quarters of bets, each with an owner, a spending ceiling and the result that would end it.',
    },
    {
      title: 'Business and operating model design',
      text: 'How you will earn when a task becomes nearly free, and which team decides what.',
    },
    {
      title: 'Responsible AI governance',
      text: 'Review sized to the harm a mistake could do, one register, and a switch that somebody has tried.',
    },
  ],
  '/services/process-innovation': [
    {
      title: 'Workflow mapping and use case discovery',
      text: 'We follow real cases from desk to desk and time the waiting, which is where most of the days are.',
    },
    {
      title: 'AI-enhanced process design',
      text: 'Each step goes to a rule, a model or a person, with the reason written beside it.',
    },
    {
      title: 'Rapid prototyping and testing',
      text: 'A rehearsal with no software first, then a model run beside the people who know the answers.',
    },
    {
      title: 'Change management and adoption support',
      text: 'Straight answers about jobs, repaired incentives, and habits small enough to survive a bad week.',
    },
  ],
  '/services/product-development': [
    {
      title: 'Innovation workshops and concept development',
      text: 'Customer problems in, three testable concepts out. The wall of sticky notes is optional.',
    },
    {
      title: 'Human-centered product design',
      text: 'What the product does when it is wrong gets designed before what it does when it is right.',
    },
    {
      title: 'Prototype and pilot creation',
      text: 'Something clickable within days, and a pilot with real users once the riskiest assumption holds.',
    },
    {
      title: 'Go-to-market strategy',
      text: 'Price, first segment, promise and support, settled while the pilot can still change them.',
    },
  ],
  '/services/speaking-training': [
    {
      title: 'Keynotes',
      text: 'One argument, written for your audience, that people are still disputing at dinner.',
    },
    {
      title: 'Executive briefings',
      text: 'What changed, what it means for your business, and which decision it puts on your table.',
    },
    {
      title: 'Team training',
      text: 'Practice on your own tasks with your own documents, spread over sessions so that it sticks.',
    },
    {
      title: 'Visioning workshops',
      text: 'A leadership team describes the company it wants to run and names the first step toward it.',
    },
  ],
}

export default definePage({
  meta: {
    updated: '2026-11-20',
    mainEntity: 'services',
    title: 'AI and Innovation Consulting Services',
    description:
      'Four consulting services for leadership teams: AI strategy, process innovation, product development, and speaking and training.',
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
      title: { normal: 'Services that end', highlighted: 'with your people in charge' },
      description:
        'Four kinds of work, one small team. Each has a start, a finish and a named person on your side who can carry on alone. Choose by the problem in front of you.',
      primary: { text: 'Get Started', to: '/contact' },
      backgroundImage: '/images/hero-services.svg',
    },
    {
      kind: 'features',
      items: serviceCards.map((card) => ({ ...card, points: points[card.link.to] })),
    },
    {
      kind: 'table',
      heading: 'Where to start',
      intro:
        'Say the sentence in the left column aloud. If heads nod in your leadership meeting, begin there.',
      caption: 'The complaint, the service to begin with, and the first thing you will hold',
      columns: [
        { label: 'What you hear' },
        { label: 'Begin with' },
        { label: 'First in your hands' },
      ],
      rows: [
        [
          '“We have thirty pilots and no strategy.”',
          'AI Strategy',
          'Week 1: the decisions this work must produce, on one page',
        ],
        [
          '“This takes nineteen days and nobody knows why.”',
          'Process Innovation',
          'Week 1: ten real cases, followed by foot and timed',
        ],
        [
          '“Customers would pay for this, we think.”',
          'Product Development',
          'Week 2: the belief most likely to sink it, and a test',
        ],
        [
          '“Half the team is excited and half is silent.”',
          'Speaking & Training',
          'A call with the silent half, before we write a slide',
        ],
      ],
    },
    {
      kind: 'text',
      heading: 'Work that crosses the lines',
      background: 'raised',
      body: `
AI is seldom the whole problem. These pages describe the neighboring work, which we do alone or as part of a larger engagement.

- **Growth and business models.** [Growth strategy](/growth-strategy-consulting) for companies whose next market is unclear, and [business model design](/businessmodel) for those whose current one is being repriced.
- **New products.** [Product innovation](/productinnovation) and [new product development](/new-product-development-innovation-consulting), run on [lean startup methods](/lean-startup-methodology).
- **Leaders and culture.** [Developing innovative leaders](/developing-innovative-leaders), [a culture of innovation](/culture-of-innovation), and the [ambidextrous organization](/ambidextrous) that runs today’s business while it builds the next.
- **Planning.** [Strategy offsites](/strategy-offsite-facilitation), [AI in strategic planning](/ai-in-strategic-planning), and our view of [business strategy once AI is in it](/ai-driven-business-strategy).

### Three terms we put in every contract

1. **Named people.** The ones in the first meeting do the work. There is no second team.
2. **A way out at the halfway mark.** If the first half has not earned the second, you stop and keep the files.
3. **No commissions.** No vendor pays us. We own three [applications](/applications) of our own; where one of them competes for your budget, you or an outsider scores it.
`,
    },
    {
      kind: 'callToAction',
      heading: 'Not sure which door is yours?',
      text: 'Describe the problem as you would to a colleague. We will tell you where we would begin, or that you can handle it without us.',
      action: { text: 'Get Started', to: '/contact' },
    },
  ],
})
