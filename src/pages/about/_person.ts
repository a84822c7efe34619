/** The page of a person: portrait, title, beat, a short biography, and all articles that they signed. */
import { definePage, type Person } from '../../page'
import { reply } from '../_promises'

export const personPage = (person: Person) =>
  definePage({
    template: 'page',
    meta: {
      title: `${person.name}, ${person.title}`,
      description: person.description,
      keywords: [person.name, ...(person.keywords ?? [])],
      author: person.name,
      updated: person.updated,
      mainEntity: 'person',
    },
    sections: [
      {
        kind: 'hero',
        title: person.name,
        subtitle: person.title,
        description: person.beat,
        picture: person.portrait,
      },
      {
        kind: 'text',
        heading: 'Biography',
        body: { markdown: person.biography },
        background: 'raised',
      },
      { kind: 'articleCards', heading: `Articles by ${person.name}` },
      {
        kind: 'callToAction',
        heading: 'Do you have a question on what you read here?',
        text: reply.promise,
        action: { text: 'Ask a Question', to: '/contact' },
      },
    ],
  })
