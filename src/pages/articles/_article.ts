/** What every article's page shows: the article, then what to do next. */
import { defineSections } from '../../page'

import { reply } from '../_promises'

export default defineSections([
  { kind: 'article' },
  {
    kind: 'callToAction',
    heading: 'Would a second pair of eyes help?',
    text: `Tell us where you stand and what you have to decide. ${reply.short}`,
    action: { text: 'Talk to Us', to: '/contact' },
  },
])
