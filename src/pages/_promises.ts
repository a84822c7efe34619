/** What several pages promise in the same words; articles do not. */
import { site } from '../site'

/** The time in which a message is answered: the number makes the day that is told after sending. */
const answer = { workingDays: 2, words: 'within two working days' }

/** Who answers a message, and when: every page that tells it uses these words. */
export const reply = {
  workingDays: answer.workingDays,
  promise: `A partner reads every message and answers ${answer.words}.`,
  short: `A partner answers ${answer.words}.`,
} as const

/** What each engagement takes, costs and leaves; service pages and landing pages tell it by these words. */
export const engagements = {
  aiStrategy: {
    length: 'eight weeks',
    fee: 'a fixed fee from $80,000',
    sessions: 'one working session',
    deliverables: 'a roadmap, an operating model and rules of governance',
  },
  processInnovation: {
    length: 'twelve weeks',
    fee: 'a fixed fee from $120,000',
    sessions: 'three sessions',
    deliverables: 'one process redrawn, run beside the old one and switched on',
  },
  productDevelopment: {
    length: 'sixteen weeks',
    fee: 'a fixed fee from $160,000',
    sessions: 'a workshop of one to two days',
    deliverables: 'a product that your team has released to a first segment',
  },
} as const

/** What follows fees as long as the footer has its notice that the firm is invented. */
export const sampleFees = site.notice ? ' Fees are examples: this firm is invented.' : ''

/** The fees of single sessions, which the page of the service and the contact page tell. */
export const sessions =
  'A keynote costs from $9,000, a day of training from $12,000, prepared with you.'

/** For whom an engagement is, and from what fee; Home, the overview of services and the contact page tell it by these words. */
export const terms = {
  clients: 'companies of a few hundred to a few thousand people',
  length: 'eight to sixteen weeks',
  fee: engagements.aiStrategy.fee,
} as const
