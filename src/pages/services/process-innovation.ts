/** Process innovation: finding the step where AI pays, redesigning the work, keeping the people. */
import { definePage } from '../../page'
import { engagements, sampleFees } from '../_promises'
import { illustrations } from '../services'

const { processInnovation } = engagements

export default definePage({
  template: 'page',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'service',
    title: 'Process Innovation and AI Workflow Redesign',
    description:
      'We follow your work from desk to desk, find the step where AI pays, redesign around it and stay until your people prefer the new way.',
    analytics: true,
    keywords: [
      'process innovation',
      'AI workflow redesign',
      'workflow mapping',
      'AI use case discovery',
      'process automation consulting',
      'AI adoption support',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: { normal: 'Fix the work first.', highlighted: 'Then add the machine.' },
      subtitle: 'Process innovation, from the desk up',
      description: `Before any software, we follow ten real cases from desk to desk. We find the step where a model pays, and redesign the work on both sides of it. After ${processInnovation.length} you have ${processInnovation.deliverables}.`,
      primary: { text: 'Get Started', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
      terms: `It takes ${processInnovation.length}, at ${processInnovation.fee}; the model’s license is yours to buy. You may stop after week 6.${sampleFees}`,
      backgroundImage: '/images/hero-process-innovation.svg',
    },
    {
      kind: 'deliverable',
      illustration: illustrations['/services/process-innovation'],
      notes: [
        {
          at: [299, 105],
          title: 'Days of waiting',
          text: 'An hour of work may sit in a queue for eleven of them.',
        },
        {
          at: [368, 186],
          title: 'Minutes of work',
          text: 'Timed on ten real cases, from first email to last signature.',
        },
        {
          at: [347, 235],
          title: 'The share that comes back',
          text: 'Counted for every step, before anything is redrawn.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What we offer',
      intro: 'Take all four for one process, end to end, before you take one of them for twenty.',
      columns: 2,
      folded: true,
      items: [
        {
          title: 'Workflow mapping and use case discovery',
          description:
            'We walk the cases ourselves. You get the map above, with its three numbers on every step, and a short list of steps worth changing.',
        },
        {
          title: 'AI-enhanced process design',
          description:
            'A new process drawn from the outcome backward, with each step assigned to a rule, a model or a person.',
        },
        {
          title: 'Rapid prototyping and testing',
          description:
            'First a rehearsal on paper in which people play the machine. Then the model runs beside your clerks on live cases, and every disagreement is read by someone who knows the answer.',
        },
        {
          title: 'Change management and adoption support',
          description:
            'We tell people early what happens to their jobs, repair the bonus that punishes the new way, and train the doubters first, who often know where it will break.',
        },
      ],
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: `One process in ${processInnovation.length}`,
      intro:
        'The software runs from week 6. At the end of that week, halfway, you decide whether the second half is worth its price. If it is not, you stop and keep the map, the new design and all files.',
      body: {
        figure: {
          kind: 'timeline',
          caption: 'Six stations and their weeks, from the first walk to the handover',
          items: [
            {
              when: 'Week 1',
              title: 'Walk',
              text: 'Two of us and two of yours follow ten cases on foot. We ask what every private spreadsheet is for.',
            },
            {
              when: 'Week 2',
              title: 'Measure',
              text: 'Work, waiting and rework for every step. Your finance team signs the baseline.',
            },
            {
              when: 'Weeks 3–4',
              title: 'Redraw',
              text: `Those at the desks design the new one with us in ${processInnovation.sessions}. Their manager sees it second.`,
            },
            {
              when: 'Week 5',
              title: 'Rehearse',
              text: 'Live cases, no software: people act out the model’s part. A bad idea costs an afternoon here.',
            },
            {
              when: 'Weeks 6–9',
              title: 'Run beside',
              text: 'You license the model in your own name; Joaquin Ferro connects it with your IT. It decides nothing yet: you see where it agrees, where it errs and what each error would have cost.',
            },
            {
              when: 'Weeks 10–12',
              title: 'Switch and hand over',
              text: 'The old way is turned off on a date. Your process owner runs the weekly review.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Expected outcomes',
      intro:
        'These are our claims, and no study that we cite shows them: what we aim for where a process suits, counted after the switch against your baseline of week 2.',
      body: {
        table: {
          caption: 'What we aim for, what each target counts, and what studies found',
          inRows: true,
          columns: [
            { label: 'We aim for' },
            { label: 'What is counted' },
            { label: 'What our evidence page has' },
          ],
          rows: [
            [
              '40% faster processing',
              'Median days from the arrival of a case to its close',
              '[15% more issues an hour](/evidence#brynjolfsson-2025) at one support desk, and [40% less time](/evidence#noy-zhang-2023) on short writing tasks; no study of a whole process',
            ],
            [
              '75% error reduction',
              'Cases of a hundred that come back or are corrected',
              'Nothing near it: [quality 18% higher](/evidence#noy-zhang-2023) in short texts; on a task that the model did badly, people were [right 19 points less often](/evidence#dellacqua-2023)',
            ],
            [
              '60% cost savings',
              'Cost of a case: hours at your own rates, the checking and the software included',
              '[No effect on pay or hours](/evidence#humlum-2025) across 7,000 workplaces in Denmark, and about 3% of time saved',
            ],
          ],
        },
      },
      note: 'A target that the baseline rules out is lowered in writing, in week 2.',
    },
    {
      kind: 'text',
      heading: 'Rule, model or person?',
      intro: 'What we decide for every step, and the sign that it was decided wrongly.',
      body: {
        table: {
          caption: 'How a step of a workflow gets its worker',
          inRows: true,
          columns: [
            { label: 'Give the step to' },
            { label: 'When' },
            { label: 'You chose wrongly if' },
          ],
          rows: [
            [
              'A rule',
              'Two experts always agree and can say why',
              'The list of exceptions outgrows the rule',
            ],
            [
              'A model',
              'Experts agree but cannot say why, and an error shows up before it hurts',
              'Nobody has read its mistakes this month',
            ],
            [
              'A person',
              'Experts differ, or the customer needs to be heard',
              'They copy from one screen to another',
            ],
            [
              'Nobody',
              'The step exists because it always has',
              'An auditor asks for it, so we ask them first',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Where this goes wrong',
      body: {
        markdown: `
**The slowest step gets the model.** Speed up the hour of work, and the customer who waits eleven days notices nothing. Begin with [three numbers for every step](/articles/ai-process-optimization#a-claim-that-waits-for-19-days).

**The old process is automated faithfully.** Including the approval that was added after one bad week years ago.

**People agree and do not change.** They may have a bonus to protect. That is a fault in the design, and ours to fix: [rules, models or people, step by step](/articles/ai-workflow-automation), and incentives to match.

### When to call somebody else

If a process runs a few times a month, write a better checklist. If your systems are about to be replaced, wait for the new ones. If the aim is a headcount and the plan is to announce it afterward, we say no: your people will guess it, and stop telling us how the work is done.
`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Which process makes your best people sigh?',
      text: `Name it, and say roughly how often it runs. We will tell you in one call whether it is worth ${processInnovation.length}.`,
      action: { text: 'Get Started', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
      person: {
        text: 'You would talk to Adaeze Nwosu',
        to: '/about/adaeze-nwosu',
        image: '/images/head-adaeze-nwosu.svg',
      },
    },
  ],
})
