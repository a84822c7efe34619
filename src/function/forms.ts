/** The forms of the site whose messages are stored: the query `form` of a request names one of them. */
import type * as v from 'valibot'
import { contactSchema } from '../contact/schema'
import { site } from '../site'

export interface Form {
  name: string
  /** The one description of its fields: each is a column of `contact_submissions`. */
  schema: v.GenericSchema<unknown, Record<string, string>> & { entries: object }
  /** Where it stands, which a failure leads back to. */
  page: string
  /** The page that confirms it. */
  sent: string
  /** What its sender calls it. */
  thing: string
  /** What the firm has to do with one, in the email that notifies of it. */
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

const forms = [contact, newsletter]

/** @returns the contact form for any other name */
export const formNamed = (name: string) => forms.find((form) => form.name === name) ?? contact

/** @returns one of the site's own forms, whatever the request names, so that no address comes from outside */
export const formOf = ({ url }: Request) =>
  formNamed(new URL(url).searchParams.get('form') ?? contact.name)

/** The fields of all forms, in their order: columns of the table, and of an export. */
export const fields = [...new Set(forms.flatMap(({ schema }) => Object.keys(schema.entries)))]
