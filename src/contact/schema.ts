/** The only description of a contact message: the form, the function and the table follow it. */
import * as v from 'valibot'

/** The most characters of each field. */
export const limits = { name: 100, email: 254, organization: 200, message: 5000 } as const

const required = (what: string, most: number) =>
  v.pipe(
    v.string(`Please enter ${what}.`),
    v.trim(),
    v.nonEmpty(`Please enter ${what}.`),
    v.maxLength(most, `Please use at most ${most.toLocaleString('en-US')} characters.`),
  )

/** SPEC.md, section 5: name, email and message are required. Text is stored without blanks around it. */
export const contactSchema = v.object({
  name: required('your name', limits.name),
  email: v.pipe(
    required('your email address', limits.email),
    v.rfcEmail('Please enter an email address such as name@company.com.'),
  ),
  organization: v.optional(
    v.pipe(
      v.string('Please enter a text.'),
      v.trim(),
      v.maxLength(limits.organization, `Please use at most ${limits.organization} characters.`),
    ),
  ),
  message: required('a message', limits.message),
})

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
