/** The forms of the site whose messages are stored: the query `form` of a request names one of them. */
import * as v from 'valibot'
import { contactSchema, newsletterSchema } from '../contact/schema'
import { site } from '../site'

/** The fields of all forms, each once and in their order: columns of the table, and of an export. */
export const fields = [
  ...new Set([...v.keyof(contactSchema).options, ...v.keyof(newsletterSchema).options]),
]
export type Field = (typeof fields)[number]

export interface Form {
  name: 'contact' | 'newsletter'
  schema: v.GenericSchema<unknown, Partial<Record<Field, string>>>
  /** The page with the form, which a failure leads back to, and the page that confirms a message. */
  page: string
  sent: string
}

const contact: Form = {
  name: 'contact',
  schema: contactSchema,
  page: '/contact',
  sent: '/contact#sent',
}

const newsletter: Form = {
  name: 'newsletter',
  schema: newsletterSchema,
  page: '/embed/newsletter/',
  sent: site.newsletter.thanks,
}

/** @returns the contact form for any other name */
export const formNamed = (name: string | null) => (name === newsletter.name ? newsletter : contact)

/** @returns one of the site's own forms, whatever the request names, so that no address comes from outside */
export const formOf = ({ url }: Request) => formNamed(new URL(url).searchParams.get('form'))
