/** The forms of the site whose messages are stored: the query `form` of a request names one of them. */
import type * as v from 'valibot'
import { fields as contactFields, contactSchema } from '../contact/schema'
import { site } from '../site'

/** The fields of all forms, in their order: columns of the table, and of an export. */
export const fields = contactFields
export type Field = (typeof fields)[number]

export interface Form {
  name: string
  schema: v.GenericSchema<unknown, Partial<Record<Field, string>>>
  /** Where it stands, which a failure leads back to, and the page that confirms it. */
  page: string
  sent: string
  /** What its sender calls it, and what the firm has to do with one. */
  thing: string
  todo?: string
}

const contact: Form = {
  name: 'contact',
  schema: contactSchema,
  page: '/contact',
  sent: '/contact#sent',
  thing: 'message',
}

const newsletter: Form = {
  name: 'newsletter',
  schema: contactSchema,
  page: '/embed/newsletter/',
  sent: site.newsletter.thanks,
  thing: 'sign-up',
  todo: 'Anybody can enter this address: ask its owner to confirm before you add it.',
}

/** @returns the contact form for any other name */
export const formNamed = (name: string | null) => (name === newsletter.name ? newsletter : contact)

/** @returns one of the site's own forms, whatever the request names, so that no address comes from outside */
export const formOf = ({ url }: Request) => formNamed(new URL(url).searchParams.get('form'))
