/** The only description of a contact message: the form, the function and the table follow it. */
import * as v from 'valibot'

/** Characters. */
export const maxLengths = { name: 100, email: 254, organization: 200, message: 5000 } as const

/** In the order of the form. */
export const fields = ['name', 'email', 'organization', 'message'] as const
export type FieldName = (typeof fields)[number]

/** Browsers and the RFC allow a host without a dot; here it is a typing error. */
const address = v.pipe(v.string(), v.rfcEmail(), v.regex(/@.+\..+$/))

/** Text that the database returns unchanged: no NUL, no half of a surrogate pair. */
const text = (max: number, problem: string) =>
  v.pipe(
    v.string(problem),
    v.maxLength(max, `Please use at most ${max.toLocaleString('en-US')} characters.`),
    v.check((value) => !/\p{Surrogate}/u.test(value) && !value.includes('\0'), 'Please use text.'),
  )

const oneLine = v.check<string, string>(
  (value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value),
  'Please use one line, without control characters.',
)

/** A missing field counts as an empty one. */
const required = (what: string, max: number) => {
  const problem = `Please enter ${what}.`
  return v.pipe(v.optional(text(max, problem), ''), v.regex(/\S/, problem))
}

/**
 * Name, email and message are required; no organization is an empty one. Texts are stored exactly as
 * they were written: blanks around them stay, but do not make them valid.
 */
const message = v.strictObject(
  {
    name: v.pipe(required('your name', maxLengths.name), oneLine),
    email: v.pipe(
      required('your email address', maxLengths.email),
      v.check(
        (value) => v.is(address, value.replace(/^ +| +$/g, '')),
        'Please enter an email address such as name@company.com.',
      ),
    ),
    organization: v.nullish(
      v.pipe(text(maxLengths.organization, 'Please enter a text.'), oneLine),
      '',
    ),
    message: required('a message', maxLengths.message),
  },
  ({ expected }) =>
    expected === 'never'
      ? `This field is not known; ${fields.join(', ')} are.`
      : 'Please send the fields of a message.',
)

/**
 * The first problem ends the check of a field. The length comes first, so that no pattern is tried on a long
 * text: trimming 32 kB of blanks inside an address would take a second.
 */
export const contactSchema = v.config(message, { abortPipeEarly: true })

export type ContactMessage = v.InferOutput<typeof contactSchema>

/** The response to a message that was stored, with the time in ISO 8601. */
export interface Receipt {
  id: string
  createdAt: string
}
