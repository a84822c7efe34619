/** The page of a person: portrait, title, beat, a short biography, and all articles that they signed. */
import { definePage } from '../../page'
import { type Person, portraitOf, reply } from '../../site'

/** @param person what `people` in `site.ts` has under the name; `checkPeople` reports what is missing */
export function personPage(name: string, person: Person) {
  const { title, description, beat, keywords = [], biography = '', updated } = person
  const query = new URLSearchParams({ author: name })
  return definePage({
    template: 'story',
    meta: {
      title: `${name}, ${title}`,
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
        subtitle: title,
        description: beat,
        picture: portraitOf(name),
      },
      { kind: 'text', heading: 'Biography', body: biography, background: 'raised' },
      {
        kind: 'articleIndex',
        heading: `Articles by ${name}`,
        search: { text: 'Search These Articles', to: `/articles?${query}` },
      },
      {
        kind: 'callToAction',
        heading: 'Do you have a question on what you read here?',
        text: reply.promise,
        action: { text: 'Ask a Question', to: '/contact' },
      },
    ],
  })
}
