/** Write to the firm. */
import { definePage } from '../page'
import { offices, site } from '../site'
import { deletion } from './_privacy'
import { reply, sampleFees, sessions, terms } from './_promises'

const place = offices.length > 0 ? ` We work from ${site.locations.join(' and ')}.` : ''

export default definePage(({ founder, people }) => ({
  template: 'page',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'contact',
    title: 'Contact',
    description: `Tell us which decision you face. ${reply.promise}${place}`,
    keywords: ['contact', 'AI strategy consultants', ...offices.map(({ city }) => city)],
  },
  sections: [
    {
      kind: 'hero',
      title: 'Get In Touch',
      description: `Tell us which decision you face. ${reply.promise}`,
    },
    {
      kind: 'contact',
      form: {
        heading: 'Send Us a Message',
        intro:
          'Three sentences are enough: what you want to change, who would have to agree, and by when you need an answer.',
        privacy: `We store your message so that we can answer it, and delete it ${deletion()}.`,
        sent: `Your message has been sent. ${reply.short}`,
        failed: `Please try again in a moment, or write to ${site.email}.`,
      },
      reply: {
        heading: 'One of us answers',
        people: [founder, ...people],
        workingDays: reply.workingDays,
        text: `${[founder, ...people].map(({ name }) => name.split(' ')[0]).join(', ')}: one of us writes back by name. In the first call, half an hour that costs nothing, we ask what has to be decided and by whom, what waiting until next quarter costs you, and what you have tried. At its end you hear whether you need us, and what we would drop from your list.`,
      },
      terms: {
        heading: 'What it takes and costs',
        text: `For ${terms.clients}: ${terms.length}, ${terms.fee}. ${sessions}${sampleFees}`,
      },
      connect: {
        heading: 'Connect With Us',
        founder: 'Connect with our Founder',
      },
    },
  ],
}))
