/** What the privacy notice tells: it follows `site.ts`, and names a third party only where that does. */
import type { Page } from '../page'
import { analytics, contactEndpoint, imprint, legal, links, messagePolicy, site } from '../site'
import { isOutside } from '../urls'
import { reply } from './_promises'

type Sections = Page['sections']

/** An empty address, or a path of this site, stands for no third party. */
interface PrivacyFacts {
  messages: string
  retentionDays: number | 'never'
  newsletter: string
  film: string
  botCheck: string
  visitorCount: string
}

const configured: PrivacyFacts = {
  messages: contactEndpoint,
  retentionDays: messagePolicy.retentionDays,
  newsletter: site.newsletter.frame,
  film: site.video.frame,
  botCheck: site.challenge.siteKey && site.challenge.origin,
  visitorCount: analytics.script && new URL(analytics.endpoint, site.origin).href,
}

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

/** When a message is deleted, as the end of a sentence. */
export const deletion = ({ retentionDays }: Pick<PrivacyFacts, 'retentionDays'> = messagePolicy) =>
  retentionDays === 'never'
    ? 'when you ask, or when we no longer need it'
    : `after ${count(retentionDays, 'day')}, or sooner if you ask`

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const email = `[${site.email}](${links.email})`

/** The host of an address, as code: Markdown would make a link of a name that begins with `www.`. */
const hostOf = (address: string) => `\`${new URL(address).host}\``

/** What comes from third parties, one paragraph for each. */
function thirdParties({ visitorCount, botCheck, newsletter, film }: PrivacyFacts) {
  const describe = (address: string, text: (host: string) => string) =>
    isOutside(address) ? [text(hostOf(address))] : []
  return [
    ...describe(
      visitorCount,
      (host) =>
        `**Visitor count.** If you agree in the footer, and not before, ${host} counts your visits to some pages. It learns which pages you open, which links you follow, and whether you sign up or write to us, but none of your words. You can change your answer in the footer. Global Privacy Control and Do Not Track count as a no.`,
    ),
    ...describe(
      botCheck,
      (host) =>
        `**Bot check.** The contact page loads a check from ${host}. It looks at your browser to tell people from programs, and gives the form a token, which we have confirmed there when your message arrives.`,
    ),
    ...describe(
      newsletter,
      (host) =>
        `**Newsletter.** When you open the sign-up form, it comes from ${host}, and what you enter goes there.`,
    ),
    ...describe(film, (host) => `**Film.** When you play the film, it comes from ${host}.`),
  ]
}

/** What the forms and the function's log leave with the firm. */
const storedRows = (facts: PrivacyFacts) => [
  [
    'Your message',
    'With your name, email address, organization, and the time it arrived; to answer you',
    sentence(deletion(facts)),
  ],
  ...(facts.newsletter.startsWith('/')
    ? [
        [
          'A newsletter sign-up',
          'It reaches us as a message; to add you to the list by hand',
          sentence(deletion(facts)),
        ],
      ]
    : []),
  [
    'A key',
    'A random one of the form, or one made of the message and the day; so that it is stored once, even if you have to send it again',
    'With the message',
  ],
  ['A spam mark', 'If the message looks like spam; to sort it out', 'With the message'],
  [
    'A log line of each request',
    'Its number, result and duration, and the code of an error, without your address or your words; to find faults',
    'When our host deletes its logs',
  ],
]

/** Which other host messages go to, as a paragraph of its own. */
const messageHost = ({ messages }: PrivacyFacts) =>
  messages.startsWith('/')
    ? ''
    : `\n\nWhat you send by a form goes from your browser to ${hostOf(messages)}, where we keep that database; it sees the address of your device, too.`

/** The sections of the notice, from the facts that change it. */
export function privacySections(facts = configured): Sections {
  const others = thirdParties(facts)
  return [
    {
      kind: 'hero',
      title: 'Privacy Notice',
      description: `You can read this site without telling us anything. What you write to us is stored so that we can answer, and deleted ${deletion(facts)}.`,
    },
    {
      kind: 'text',
      heading: 'Who is responsible',
      body: {
        markdown: `${imprint.legalName}, ${imprint.address.join(', ')}. For anything about your data, write to ${email} or call ${imprint.phone}.${legal.imprint ? ` More about the firm stands in the [imprint](${legal.imprint.to}).` : ''}`,
      },
    },
    {
      kind: 'text',
      heading: 'What we store',
      intro: 'Only what arrives through a form, and what keeps the form working.',
      body: {
        table: {
          caption: 'What a form leaves with us',
          inRows: true,
          columns: [
            { label: 'What' },
            { label: 'What it holds, and what for' },
            { label: 'Deleted' },
          ],
          rows: storedRows(facts),
        },
      },
      note: 'We rely on our legitimate interest in answering those who write to us and in keeping spam out. Where you ask about working with us, these are steps before a contract.',
    },
    {
      kind: 'text',
      heading: 'Who receives it',
      body: {
        markdown: `The people of the firm, who are notified of your message. No one else reads it, and we do not sell it.

Our hosting provider runs this site and its database for us and processes your data only on our behalf. To deliver a page it sees the network address of your device, as every host does. By it our host counts for a minute how many messages come from one network, so that nobody floods the form; we store no address.${messageHost(facts)}`,
      },
    },
    {
      kind: 'text',
      heading: 'What stays in your browser',
      body: {
        markdown: `
- A half-written message stays in the tab, so that a reload does not lose it. It goes when you send it or close the tab.
- If you switch between light and dark, your browser remembers that for this site.
- The tab remembers how far down you were on each page, so that Back returns there. It forgets when you close the tab.
- If you open an article from its picture in a list, the tab remembers from which page, so that the way back looks the same. It forgets when you close the tab.
${facts.visitorCount ? '- So it does with your answer to the question whether we may count your visits.' : ''}

None of this is sent to us unless you send it yourself, and this site sets no cookies.`,
      },
    },
    {
      kind: 'text',
      heading: 'What comes from other sites',
      body: {
        markdown: others.length
          ? `Only this:

${others.join('\n\n')}

Each of these providers then sees the network address of your device, may set cookies of its own, and has a privacy notice of its own.`
          : 'Nothing. Fonts, pictures and scripts all come from this site. A link to another site opens it in a new tab, where that site’s own privacy notice applies.',
      },
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'How to have a message deleted',
      body: {
        figure: {
          kind: 'flow',
          caption: 'Three steps, of which you take the first',
          items: [
            {
              title: 'Write to us',
              text: `Send a line to ${site.email} from the address that you gave. You need no reason.`,
            },
            {
              title: 'We delete it',
              text: 'It goes from the database at once, with everything in the table above that belongs to it.',
            },
            {
              title: 'The copies go too',
              text: `Backups of the database expire after at most ${count(messagePolicy.backupDays, 'day')}. A notification that already lies in our mailbox is deleted by hand.`,
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Your rights',
      body: {
        markdown: `You can ask us what we store about you and get a copy of it, have it corrected or deleted, and object to our using it. Which of these rights the law gives you, and which others, depends on where you live. Write to ${email} in any case.

If our answer does not satisfy you, you can complain to the authority for data protection where you live.`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Ask us about your data',
      text: reply.promise,
      action: { text: 'Write an Email', to: links.email },
      secondary: legal.imprint && { text: 'See the Imprint', to: legal.imprint.to },
    },
  ]
}
