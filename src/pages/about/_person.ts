/** The page of a person: portrait, title, beat, a short biography, and all articles that they signed. */
import { definePage } from '../../page'
import { people, reply } from '../../site'
import { biographies, portraitOf, updated } from './_people'

/** @param name one of `people` in `site.ts` */
export function personPage(name: keyof typeof people) {
  const { description, beat, keywords, body } = biographies[name]
  const query = new URLSearchParams({ author: name })
  return definePage({
    template: 'story',
    meta: {
      title: `${name}, ${people[name]}`,
      description,
      keywords: [name, ...keywords],
      author: name,
      updated,
      mainEntity: 'person',
    },
    sections: [
      {
        kind: 'hero',
        title: name,
        subtitle: people[name],
        description: beat,
        picture: portraitOf(name),
      },
      { kind: 'text', heading: 'Biography', body, background: 'raised' },
      { kind: 'articleIndex', heading: `Articles by ${name}` },
      {
        kind: 'callToAction',
        heading: 'Do you have a question on one of these?',
        text: reply.promise,
        action: { text: 'Ask a Question', to: '/contact' },
        secondary: { text: 'Search These Articles', to: `/articles?${query}` },
      },
    ],
  })
}
