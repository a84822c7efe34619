/** Speaking and training: the founder on film, four offerings, and the formats with their lengths. */
import { definePage } from '../../page'
import { book, founder, site } from '../../site'
import { sampleFees, sessions } from '../_promises'
import { illustrations } from '../services'

export default definePage(({ founder: { portrait } }) => ({
  template: 'page',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'service',
    title: 'AI Keynotes, Briefings and Team Training',
    description:
      'Keynotes, executive briefings, team training and visioning workshops on AI, written for your people and followed by something they can do.',
    analytics: true,
    keywords: [
      'AI keynote speaker',
      'executive AI briefing',
      'AI team training',
      'visioning workshop',
      'leadership workshop',
      founder.author,
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: { normal: 'Say something true,', highlighted: 'then practice it' },
      subtitle: 'Speaking and training, built around one argument',
      description:
        'Your people have heard that AI will change everything. We talk about what it changes in their work, in words they can repeat, and leave them with one thing to try on Monday.',
      primary: { text: 'Get Started', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
      terms: `${sessions}${sampleFees}`,
      backgroundImage: '/images/hero-speaking-training.svg',
    },
    {
      kind: 'deliverable',
      illustration: illustrations['/services/speaking-training'],
      notes: [
        {
          at: [298, 180],
          title: 'Their own tasks',
          text: 'With their own documents, and under your rules for data.',
        },
        { at: [298, 224], title: 'Questions get answers', text: 'Including “we don’t know.”' },
        {
          at: [290, 300],
          title: 'An assignment',
          text: 'The next session begins with what happened.',
        },
      ],
    },
    {
      kind: 'film',
      heading: 'Hear her before you book her',
      title: 'An overview by the founder',
      description: `${founder.name} on why good tools get ignored by good people, and what a leader can do about it.`,
      play: site.video.frame,
      picture: portrait,
    },
    {
      kind: 'cards',
      heading: 'What we offer',
      columns: 4,
      folded: true,
      items: [
        {
          title: 'Keynotes',
          description:
            'One argument, built for the people in your hall. We interview three of them beforehand and use what they say, with permission. Expect a position, two stories from real work and a question to take back.',
        },
        {
          title: 'Executive briefings',
          description:
            'For a board or leadership team with a decision ahead. A short paper the week before, most of the time spent on your questions, and a one-page record of what you now agree and disagree on.',
        },
        {
          title: 'Team training',
          description:
            'Sessions like the morning drawn above, spread over weeks: people practice, go back to work, and return with what they found.',
        },
        {
          title: 'Visioning workshops',
          description:
            'A leadership team describes an ordinary day in the company it wants to run, finds where the team’s pictures differ, and settles the first three moves. Each move gets an owner before the session ends.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Session formats',
      intro:
        'In person or by video. We prefer the room for anything in which people must disagree.',
      body: {
        table: {
          caption: 'Formats, lengths and what remains afterward',
          inRows: true,
          columns: [
            { label: 'Format' },
            { label: 'Length' },
            { label: 'Best for' },
            { label: 'What remains' },
          ],
          rows: [
            [
              'Keynote',
              '45–90 minutes',
              'Conferences, all-hands meetings, client events',
              'One page for managers: how to continue the talk with a team',
            ],
            [
              'Workshop',
              'Half or full day',
              'Teams with something to decide or design',
              'The decision, its owner, and the options not taken',
            ],
            [
              'Executive briefing',
              'Set by your agenda',
              'Boards and leadership teams before a choice',
              'A record of open questions, each with a name beside it',
            ],
            [
              'Multi-session training series',
              'Several sessions, with practice between them',
              'Departments that must change how they work',
              'A shared library of what worked, kept by your people',
            ],
          ],
        },
      },
      note: 'Innovation and leadership workshops of one to two days have a page of their own, under Training.',
    },
    {
      kind: 'text',
      heading: 'Talks we like to give',
      body: {
        markdown: `
### The quiet no

Your people may never refuse a new tool. They agree, and do not use it. ${founder.name} shows what the silence protects (competence, status, a colleague) and how a manager can ask about it. For leaders of [a change that has stalled](/articles/ai-change-management).

### Build one small thing yourself

Executives build a working tool in an afternoon by conversation with a machine, break it, and learn what to ask the next time someone shows them a demo. Joaquin Ferro runs it; [the afternoon, hour by hour](/articles/vibecoding-prototyping) is free to read.

### Who keeps the margin?

When a task becomes nearly free, somebody keeps the difference: you, your customer or your supplier. Tobias Lindgren takes a leadership team through its own numbers.

### Arguing well

AI gives a team ten options in a minute. Then somebody has to turn down the one that a colleague likes, in front of that colleague. The team practices this on a choice of its own. Drawn from *[${book.title}](${book.to})*.
`,
      },
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'From your first note to the last assignment',
      body: {
        figure: {
          kind: 'timeline',
          caption: 'What happens before, on and after the day',
          items: [
            {
              when: 'First',
              title: 'A call about the audience',
              text: 'Who they are, what they have been told, and what they say about it in the hallway. We hear it from one of them as well as from the organizer.',
            },
            {
              when: 'Two weeks ahead',
              title: 'An outline you can refuse',
              text: 'One page: the argument, the stories, the exercise. Change it until you would defend it to the room.',
            },
            {
              when: 'On the day',
              title: 'The session',
              text: 'We arrive early, use your examples and finish on time.',
            },
            {
              when: 'Thirty days later',
              title: 'Three calls back',
              text: 'We ask three participants what they did differently. You get the answers unedited.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Two requests',
      body: {
        markdown: `
**Please do not let us break the news.** If jobs will change, say so yourself, first, in plain words, and do not book a keynote to announce it. Then we are glad to help people with the work.

**Please do not train everyone at once.** Start with one team that has a real task and a willing manager. Its results will persuade the next team better than we can. For the longer route, see our [innovation and leadership training](/training) and the public [MasterClasses](/masterclasses).
`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Tell us who will be in the room',
      text: 'Send the date, the audience and the sentence you hope they will say on the way out. We will tell you which format fits, and which of us should come.',
      action: { text: 'Get Started', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
    },
  ],
}))
