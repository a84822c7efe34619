/** The imprint: who runs the site, from `site.ts`; a real firm has it checked before it publishes the site. */
import { definePage } from '../page'
import { imprint, legal, links, phone, phoneLink, site } from '../site'

/** A paragraph in Markdown whose lines end where these do. */
const lines = (...texts: string[]) => texts.join('\\\n')

const call = phoneLink ? [`[${phone}](${phoneLink})`] : []

export default definePage({
  template: 'page',
  parent: '/about',
  meta: {
    updated: '2026-11-29',
    title: 'Imprint',
    description: `Who runs this site: ${imprint.legalName}, with its address and registration, ways to reach it, and the person who answers for the content.`,
    keywords: ['imprint', 'legal notice', site.name],
  },
  sections: [
    {
      kind: 'hero',
      title: 'Imprint',
      description: `${imprint.legalName} runs this site. Here is where a letter, a call or an email reaches us.`,
    },
    {
      kind: 'text',
      heading: 'Who runs this site',
      body: {
        markdown: `${lines(imprint.legalName, ...imprint.address)}

${lines(...call, `[${site.email}](${links.email})`)}`,
      },
    },
    {
      kind: 'cards',
      heading: 'Who answers for it',
      columns: 2,
      items: [
        { title: 'Registration', description: imprint.registration },
        { title: 'Responsible for the content', description: imprint.responsible },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Something here is wrong?',
      text: 'Tell us which page and what, and we look into it.',
      action: { text: 'Contact Us', to: '/contact' },
      secondary: { text: 'Privacy Notice', to: legal.privacy.to },
    },
  ],
})
