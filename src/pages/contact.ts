/** Write to the firm. */
import { definePage } from '../page'
import { offices, site } from '../site'
import { deletion } from './_privacy'
import { reply } from './_promises'

export default definePage({
  template: 'page',
  meta: {
    updated: '2026-11-22',
    mainEntity: 'contact',
    title: 'Contact',
    description: `Tell us which decision you face. ${reply.promise} We work from ${site.locations.join(' and ')}.`,
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
        failed: `Your message was not sent, and is kept here. Please try again in a moment, or write to ${site.email}.`,
      },
      connect: {
        heading: 'Connect With Us',
        text: 'A mail or a note on the professional network reaches the same people.',
        founder: 'Connect with our Founder',
        locations: 'Where we are',
      },
    },
  ],
})
