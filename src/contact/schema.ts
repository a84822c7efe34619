/** The only description of a contact message: the form, the function and the table follow it. */
import * as v from 'valibot'

/** The most characters of each field. */
export const limits = { name: 100, email: 254, organization: 200, message: 5000 } as const

/** The fields, in the order of the form. */
export const fields = ['name', 'email', 'organization', 'message'] as const
export type FieldName = (typeof fields)[number]

/** The rule of browsers lets a host without a dot pass: here that is a slip. */
const address = v.pipe(v.string(), v.rfcEmail(), v.regex(/@.+\..+$/))

/** Text that the table gives back as it was written: no NUL, no half of a surrogate pair. */
const text = (most: number, problem: string) =>
  v.pipe(
    v.string(problem),
    v.check((value) => !/\p{Surrogate}/u.test(value) && !value.includes('\0'), 'Please use text.'),
    v.maxLength(most, `Please use at most ${most.toLocaleString('en-US')} characters.`),
  )

const oneLine = v.check<string, string>(
  (value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value),
  'Please use one line, without control characters.',
)

const notBlank = (problem: string) => v.check<string, string>((value) => /\S/.test(value), problem)

/** A field that is left out is one that is empty. */
const required = (what: string, most: number) =>
  v.pipe(v.optional(text(most, `Please enter ${what}.`), ''), notBlank(`Please enter ${what}.`))

/**
 * SPEC.md, section 5: name, email and message are required. Blanks around a text do not make it
 * valid, and stay in it: what is stored is what was written.
 */
export const contactSchema = v.strictObject(
  {
    name: v.pipe(required('your name', limits.name), oneLine),
    email: v.pipe(
      required('your email address', limits.email),
      v.check(
        (value) => v.is(address, value.replace(/^ +| +$/g, '')),
        'Please enter an email address such as name@company.com.',
      ),
    ),
    organization: v.optional(v.pipe(text(limits.organization, 'Please enter a text.'), oneLine)),
    message: required('a message', limits.message),
  },
  ({ expected }) =>
    expected === 'never'
      ? `This field is not known; ${fields.join(', ')} are.`
      : 'Please send the fields of a message.',
)

export type ContactMessage = v.InferOutput<typeof contactSchema>

/** What the function answers when a message was stored. */
export interface Stored {
  id: string
  /** ISO 8601. */
  createdAt: string
}
