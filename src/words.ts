/**
 * The words of the interface: buttons, labels, states, messages. One export for each part, so that the browser gets
 * only those of what it shows. `{name}` stands for a value; what is counted has a form for each plural of the language
 * (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html), of which `other` is required.
 */

/** How much there is to read. */
export const extent = {
  articles: { one: '{count} article', other: '{count} articles' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  /** Of a list of articles. */
  both: '{articles}, about {minutes}',
} as const

/** The list of articles and its search. */
export const articleList = {
  found: { one: '{count} article found', other: '{count} articles found' },
} as const

/** What is wrong with a field of a form: under the field, or in the function's answer. */
export const fieldProblems = {
  noName: 'Please enter your name.',
  noEmail: 'Please enter your email address.',
  noMessage: 'Please enter a message.',
  address: 'Please enter an email address such as name@company.com.',
  tooLong: {
    one: 'Please use at most {count} character.',
    other: 'Please use at most {count} characters.',
  },
  notText: 'Please use text.',
  oneLine: 'Please use one line, without control characters.',
  unknownField: 'This field is not known; {fields} are.',
  noFields: 'Please send the fields of a message.',
}

/** The contact form, what stays beside it, and its toasts. */
export const contactForm = {
  labels: { name: 'Name', email: 'Email', organization: 'Organization', message: 'Message' },
  /** Beside a field that people do not see. */
  honeypot: 'Leave this empty',
  send: 'Send Message',
  sending: 'Sending...',
  sent: { title: 'Message sent successfully!', description: "We'll get back to you soon." },
  failed: { title: 'Failed to send message', description: 'Please try again later.' },
  /** In place of an answer that explains nothing to a visitor. */
  status: 'Status {status}',
  /** What stays beside the button after a failure: the words of the page, and the reason. */
  outcome: '{failed} ({reason})',
}

/** What the function answers in place of what was asked for. */
export const requestProblems = {
  notStored: 'Your message could not be stored. Please try again in a moment, or write to {email}.',
  otherMessage: 'This key belongs to another message. Please send a new one.',
  tooMany: 'Too many messages came from your network. Please wait, or write to {email}.',
  tooLarge: 'Please send at most {kilobytes} kB.',
  otherSite: 'Please send the message from this site.',
  mediaType: 'Please send JSON, or a form, urlencoded or multipart.',
  notJson: 'This is not JSON in UTF-8.',
  notForm: 'This is not a form with each field once, in UTF-8.',
  notUuid: 'Please send a uuid.',
  method: '{method} is not allowed here; {allowed} is.',
  notFound: 'There is nothing here.',
  notWritable: 'It cannot be written.',
  unexpected: 'Something went wrong. Please try again in a moment.',
}

/** The page that a form without script leads to when it was not sent, by the name of the form. */
export const notSentPage = {
  title: { contact: 'Your message was not sent', newsletter: 'Your sign-up was not sent' },
  back: 'Go back with your browser’s Back button: what you wrote is still there. Or {startAgain}.',
  startAgain: 'start again',
}

/** What notifies the firm of a message, by the name of its form. */
export const notification = {
  subject: { contact: 'A message to {firm}', newsletter: 'A sign-up to {firm}' },
  doubtfulSubject: {
    contact: 'A doubtful message to {firm}',
    newsletter: 'A doubtful sign-up to {firm}',
  },
  /** What to do with it; may be empty. */
  todo: {
    contact: '',
    newsletter: 'Anybody can enter this address: ask its owner to confirm before you add it.',
  },
  doubtful: 'Doubtful: {reason}',
}

/** What tells the firm of messages without a notification. */
export const heldAlert = {
  subject: 'Messages without a notification',
  text: {
    one: '{count} message is stored of which you were not notified: it came above the limit of {limit} a day, or failed the challenge. To read it: {command}',
    other:
      '{count} messages are stored of which you were not notified one by one: they came above the limit of {limit} a day, or failed the challenge. To read them: {command}',
  },
}
