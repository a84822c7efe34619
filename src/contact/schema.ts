/** What forms and function agree on: the fields and their rules, which the table follows, too, and the headers. */
import * as v from 'valibot'
import { counted, fill } from '../locale'
import { fieldProblems } from '../words'

/** Text that the database returns unchanged: no NUL, no half of a surrogate pair. @param max characters */
const text = (max: number, problem: string) =>
  v.pipe(
    v.string(problem),
    v.maxLength(max, counted(max, fieldProblems.tooLong)),
    v.check(
      (value) => !/\p{Surrogate}/u.test(value) && !value.includes('\0'),
      fieldProblems.notText,
    ),
  )

/** A missing text counts as an empty one. @param problem what is wrong with an empty one, or one of blanks */
const required = (max: number, problem: string) =>
  v.pipe(v.optional(text(max, problem), ''), v.regex(/\S/, problem))

/** A text that may be missing, which is the same as an empty one. */
const optional = (max: number) => v.nullish(text(max, fieldProblems.notText), '')

const oneLine = v.check<string, string>(
  (value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value),
  fieldProblems.oneLine,
)

/** A part of a local name: letters and digits of any script, and the signs of the RFC. */
const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+"
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?'
/** No end of a host name is a digit or a single letter: such an address is a typing error. */
const lastLabel = '(?:xn--[a-z0-9-]+|[\\p{L}\\p{M}]{2,63})'

/** An address that a mail server can have: browsers take fewer scripts, and more that no server has. */
const address = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${lastLabel}$`,
  'iu',
)

/** Takes an address out of what is pasted: letters of full width, signs that nobody sees, a link, a name before it, a mark behind it. */
export function addressIn(pasted: string) {
  const shown = pasted.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').normalize('NFKC')
  const [, inBrackets = shown] = /<([^<>]+)>[ .,;]*$/.exec(shown) ?? []
  return inBrackets.replace(/^ *(mailto:)?|[ .,;]+$/gi, '')
}

/** The first problem ends the check of a field: a long text fails by its length, as patterns could take a second. */
const form = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.config(
    v.strictObject(entries, ({ expected }) =>
      expected === 'never'
        ? fill(fieldProblems.unknownField, { fields: Object.keys(entries).join(', ') })
        : fieldProblems.noFields,
    ),
    { abortPipeEarly: true },
  )

const name = v.pipe(required(100, fieldProblems.noName), oneLine)
const email = v.pipe(
  required(254, fieldProblems.noEmail),
  v.transform(addressIn),
  v.regex(address, fieldProblems.address),
)
export const messageLimit = 5000
const message = required(messageLimit, fieldProblems.noMessage)

/** The fields in their order. Texts but for addresses are stored as written: blanks around them stay, but do not make them valid. */
export const contactSchema = form({
  name,
  email,
  organization: v.pipe(optional(200), oneLine),
  message,
})
export type ContactMessage = v.InferOutput<typeof contactSchema>
export type FieldName = keyof ContactMessage

export const fields = v.keyof(contactSchema).options

/** The newsletter's form, which is answered in its frame; fields of the contact form are not fields of this one. */
export const newsletterSchema = form({ name, email, message })

/** The response to a message that was stored, with the time in ISO 8601. */
export interface Receipt {
  id: string
  createdAt: string
}

/** Headers that the form sends besides the message, as the body holds only its fields. */
export const headers = {
  /** A UUID, the same for each attempt to send the same message. */
  idempotencyKey: 'Idempotency-Key',
  /** Set if the field that people do not see was filled in, as programs do. */
  honeypot: 'Contact-Honeypot',
  /** The token of the check for bots, if that is switched on. */
  challengeToken: 'Contact-Challenge-Token',
} as const

export type SubmissionMetadata = Partial<Record<keyof typeof headers, string>>

/** The honeypot of a form without script: no browser or password manager knows this name, and fills it in. */
export const honeypotField = 'subject'
