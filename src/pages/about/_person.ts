/** The page of a person: portrait, title, beat, a short biography, and all articles that they signed. */
import { type AuthoredSection, definePage, type Person } from '../../page'
import { reply } from '../_promises'

const biographyOf = ({ biography }: Person): AuthoredSection[] =>
  biography
    ? [
        {
          kind: 'text',
          heading: 'Biography',
          body: { markdown: biography },
        },
      ]
    : []

export const personPage = (person: Person) =>
  definePage({
    template: 'page',
    meta: {
      title: person.title ? `${person.name}, ${person.title}` : person.name,
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
        description: person.beat ?? person.description,
        picture: person.portrait,
      },
      ...biographyOf(person),
      { kind: 'articleCards', heading: `Articles by ${person.name}` },
      {
        kind: 'callToAction',
        heading: 'Do you have a question on what you read here?',
        text: reply.promise,
        action: { text: 'Ask a Question', to: '/contact' },
      },
    ],
  })
