/** The plain forms of the site, which are answered with pages: the query `form` of the request names one. */
import { site } from '../site'

export interface PlainForm {
  /** Where it stands, which a failure leads back to. */
  page: string
  /** The page that confirms it. */
  sent: string
  /** What its sender calls it. */
  thing: string
}

const contact: PlainForm = { page: '/contact', sent: '/contact#sent', thing: 'message' }

const forms = new Map<string, PlainForm>([
  ['newsletter', { page: '/embed/newsletter/', sent: site.newsletter.thanks, thing: 'sign-up' }],
])

/** @returns one of the site's own forms, whatever the request names, so that no address comes from outside */
export const formOf = ({ url }: Request) =>
  forms.get(new URL(url).searchParams.get('form') ?? '') ?? contact
