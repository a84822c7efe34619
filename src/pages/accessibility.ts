/** The accessibility statement: what is met, what is not, how it is checked, and how to report a barrier. */
import { formatDay } from '../locale'
import { definePage } from '../page'
import { imprint, legal, links, site } from '../site'
import { reply } from './_promises'

/** The day of the last check, which is that of the last change to the words below. */
const updated = '2026-11-29'
const checked = formatDay(updated)

export default definePage({
  template: 'reading',
  parent: '/about',
  meta: {
    updated,
    title: 'Accessibility Statement',
    description:
      'How far this site can be used by keyboard, with a screen reader, enlarged or without script; what is not perfect yet; and how to tell us of a barrier.',
    keywords: ['accessibility statement', 'WCAG 2.2', 'barrier'],
  },
  sections: [
    {
      kind: 'hero',
      title: 'Accessibility Statement',
      description:
        'Everybody should be able to read this site and write to us. Here is what we do for that, where we fall short, and how to tell us when something stands in your way.',
    },
    {
      kind: 'text',
      heading: 'What we aim at',
      body: {
        markdown: `Our measure is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. We know of no point of that level that the pages themselves miss, but our own tests cannot prove that they meet all of them, and nobody outside ${site.name} has audited the site. We therefore call it partially conformant.`,
      },
    },
    {
      kind: 'cards',
      heading: 'What you can count on',
      columns: 2,
      items: [
        {
          title: 'By keyboard',
          description:
            'Every link, button and field is reached in the order of the page and shows when it has the focus. The first link skips to the content.',
        },
        {
          title: 'By ear',
          description:
            'Pages have one main heading and named regions. A change of page, a search result and a message that was sent are announced.',
        },
        {
          title: 'By eye',
          description:
            'Text contrasts 4.5 to 1 or more, in light and in dark. Pages fit a screen 320 pixels wide, and follow the text size and the forced colors of your system.',
        },
        {
          title: 'Without motion',
          description:
            'If your system asks for reduced motion, nothing moves. Otherwise movements are short, and no film starts by itself.',
        },
        {
          title: 'Without script',
          description:
            'Text, menu, all articles and the contact form work. Searching the list and the newsletter dialog need script.',
        },
        {
          title: 'Without haste',
          description:
            'No page and no form runs out of time. A half-written message survives a reload of the tab.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What is not perfect',
      body: {
        markdown: `
- We test with browsers and programs. No one who depends on a screen reader or another aid has tried every page for us yet.
- The marks of clients and of the press are not described, as their names stand beside them.
- The book excerpt is a PDF that a program tagged and no one checked. If it does not read well, write to us and we send you the text.
- Courses, press articles and the applications that we link to are sites of their own, which we have not checked.
- Articles use terms of the trade. The [glossary](/glossary) explains those that come up most.`,
      },
    },
    {
      kind: 'text',
      heading: 'How we check',
      body: {
        markdown: `Before each release, axe-core looks over every kind of page with all its rules, at the widths of a phone and a desktop, and at the colors in light and dark; it also looks at the open menu, dialogs, errors and search results. Other tests use the search and the dialog by keyboard, and read the site and write to us without script.

We last checked what this page says on ${checked}.`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Did something stop you?',
      text: `Name the page and what you wanted to do, by email, by the contact form, or by phone at ${imprint.phone}. If you cannot wait for the repair, we give you what you were after in another way. ${reply.short}`,
      action: { text: 'Write an Email', to: links.email },
      secondary: legal.imprint && { text: 'See the Imprint', to: legal.imprint.to },
    },
  ],
})
