/** The only description of a contact message: the form, the function and the table follow it. */
import * as v from 'valibot'

/** The most characters of each field. */
export const limits = { name: 100, email: 254, organization: 200, message: 5000 } as const

const emailShape = 'Please enter an email address such as name@company.com.'

/** A field that is left out is one that is empty. */
const required = (what: string, most: number) =>
  v.pipe(
    v.optional(v.string(`Please enter ${what}.`), ''),
    v.trim(),
    v.nonEmpty(`Please enter ${what}.`),
    v.maxLength(most, `Please use at most ${most.toLocaleString('en-US')} characters.`),
  )

/** SPEC.md, section 5: name, email and message are required. Text is stored without blanks around it. */
export const contactSchema = v.object(
  {
    name: required('your name', limits.name),
    email: v.pipe(
      required('your email address', limits.email),
      v.rfcEmail(emailShape),
      // The rule of browsers lets a host without a dot pass: here that is a slip.
      v.regex(/@.+\..+$/, emailShape),
    ),
    organization: v.optional(
      v.pipe(
        v.string('Please enter a text.'),
        v.trim(),
        v.maxLength(limits.organization, `Please use at most ${limits.organization} characters.`),
      ),
    ),
    message: required('a message', limits.message),
  },
  'Please send the fields of a message.',
)

export type ContactMessage = v.InferOutput<typeof contactSchema>

/** The fields, in the order of the form. */
export const fields = ['name', 'email', 'organization', 'message'] as const
export type FieldName = (typeof fields)[number]

/** What the function answers when a message was stored. */
export interface Stored {
  id: string
  /** ISO 8601. */
  createdAt: string
}
