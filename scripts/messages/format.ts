/** Messages as a person, a program or a spreadsheet reads them. */
import type { Message } from './queries'

const columns = [
  'id',
  'createdAt',
  'name',
  'email',
  'organization',
  'message',
  'flagged',
  'notices',
] as const satisfies (keyof Message)[]

/** A message must not steer the terminal: control characters, and those that turn the direction. */
const tame = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(
      /(?![\n\t\u{200d}])[\p{Cc}\p{Cf}]/gu,
      (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`,
    )

export function list(messages: Message[]) {
  if (messages.length === 0) return 'No messages yet.'
  return messages
    .map(({ id, createdAt, name, email, organization, message, flagged, notices }) =>
      [
        `${createdAt}  ${tame(name)} <${tame(email)}>${organization ? `, ${tame(organization)}` : ''}`,
        `${id}${flagged ? `  flagged: ${flagged}` : ''}${notices ? `  not told: ${notices}` : ''}`,
        `${tame(message)}\n`,
      ].join('\n'),
    )
    .join('\n')
}

export const jsonLines = (messages: Message[]) =>
  messages.map((message) => JSON.stringify(message)).join('\n')

/** As RFC 4180 has it. A spreadsheet takes what begins with =, +, -, @ or a tab for a formula. */
function cell(text: string | null) {
  const harmless = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text ?? '')
    ? `'${text}`
    : (text ?? '')
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export const csv = (messages: Message[]) =>
  [
    columns.join(','),
    ...messages.map((row) => columns.map((name) => cell(row[name])).join(',')),
  ].join('\r\n')
