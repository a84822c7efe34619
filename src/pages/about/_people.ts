/** What the page of each person tells of them: the beat, in a sentence and as search words, and a short biography. */
import { type people, portraitPath, site } from '../../site'

export interface Biography {
  /** For search engines and sharing: 70–160 characters. */
  description: string
  /** What the person writes about, in one sentence. */
  beat: string
  keywords: string[]
  /** What the drawing shows of the person, for those who do not see it. */
  portrait: string
  /** Markdown. */
  body: string
}

/** The day on which any of these last changed. */
export const updated = '2026-11-22'

export const biographies: Record<keyof typeof people, Biography> = {
  'Maren Calloway': {
    description:
      'The founder of Heddle & Reed writes about strategy work, governance, learning and planning in teams. A biography, and all her articles.',
    beat: 'Maren writes about strategy work, governance, learning and planning in teams: who speaks first, who is blamed, and what is rewarded.',
    keywords: ['strategy work', 'AI governance', 'organizational learning', 'team planning'],
    portrait:
      'Drawing of Maren Calloway, with a silver bob, listening over an open notebook, pen in hand',
    body: `
Maren Calloway is an organizational psychologist. Her doctorate asked why competent teams ignore advice they agree with, and the answers took her from back offices to boardrooms. She founded the firm in ${site.founded} and wrote *The Woven Organization* from what its first engagements taught her. [About the firm](/about) tells the longer story.

In her articles a study comes with its setting and its limit, and only then with her reading of it. She promises no effects, and the jokes are at the expense of her own trade.
`,
  },
  'Tobias Lindgren': {
    description:
      'A partner for strategy, Tobias Lindgren writes about choices, money and promises: plans, returns and contracts. A biography, and all his articles.',
    beat: 'Tobias writes about choices, money and promises: plans, returns and contracts, with the arithmetic in front of you.',
    keywords: ['strategic choices', 'return on AI', 'AI contracts', 'business planning'],
    portrait:
      'Drawing of Tobias Lindgren, bald and bearded, looking over his glasses as he strikes out a row of a ledger',
    body: `
Tobias Lindgren ran planning for a manufacturer before he advised anyone on it. He sat through enough budget rounds to know which numbers are forecasts and which are wishes, and he leads our [growth strategy engagements](/growth-strategy-consulting) with that suspicion intact.

His articles work through one invented firm, figure by figure, and say so. Each names what would prove him wrong, and who loses if he is right.
`,
  },
  'Adaeze Nwosu': {
    description:
      'A partner for operations and customers, Adaeze Nwosu writes about work and the people who do or receive it. A biography, and all her articles.',
    beat: 'Adaeze writes about work and the people who do it or receive it: cost, service, change and care.',
    keywords: ['operations', 'customer service', 'change management', 'process innovation'],
    portrait:
      'Drawing of Adaeze Nwosu, braids tied up, writing on a clipboard at a desk with sticky notes',
    body: `
Adaeze Nwosu started on a claims desk, and still trusts what is written on the sticky notes there more than the procedure manual. As the partner for operations and customers she sits beside the people who do the work until she could do it herself, badly, and only then draws anything.

Her articles take one case each and end with a page to copy and sign. They tell you what her advice costs, and where a study disagrees with it.
`,
  },
  'Hana Whitlock': {
    description:
      'Principal for product, Hana Whitlock writes about building and measuring: evaluation, customers, prototypes and security. With all her articles.',
    beat: 'Hana writes about building and measuring: evaluation, customers, prototypes and security.',
    keywords: ['product development', 'AI evaluation', 'prototypes', 'AI security'],
    portrait:
      'Drawing of Hana Whitlock, a pencil behind her ear, holding up a paper prototype with an error message',
    body: `
Hana Whitlock designs the error message before the feature. At the firm she is responsible for products: she asks customers about a problem for a week, writes down what would count as an answer, and lets a prototype be tried by people who have no reason to be polite about it.

Her articles work one case to its last number and leave you something to copy: a script, a sheet or a prompt. They say when a sample is too small, and what she got wrong.
`,
  },
  'Joaquin Ferro': {
    description:
      'Principal for engineering, Joaquin Ferro writes about running things: launch, platforms, automation and agents. A biography, and all his articles.',
    beat: 'Joaquin writes about running things: launches, platforms, automation and agents, and who meets the error first.',
    keywords: ['AI app development', 'automation', 'AI agents', 'vibe coding'],
    portrait:
      'Drawing of Joaquin Ferro, curly and mustached, pulling a cable out of the circuit board that he built',
    body: `
Joaquin Ferro builds quickly, then attacks what he built. He is the firm’s principal for engineering, and teaches executives to write small tools of their own, mostly so that they stop believing demos.

His articles ask who meets the error first, and what sample a claim would need. He does not trust a prompt as a guard, and gives no percentage without saying of what.
`,
  },
}

/** The portrait of a person as a picture. */
export const portraitOf = (name: keyof typeof people) => ({
  src: portraitPath(name),
  alt: biographies[name].portrait,
  width: 360,
  height: 450,
})
