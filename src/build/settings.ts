/** The settings that commands read from the environment and from `site.ts`, checked before anything begins. */
import { isSafeAddress } from '../function/safeAddress'
import { analytics, contactEndpoint, site } from '../site'

/** The oldest browsers in which the site reads, searches and sends, by the name that the bundler and the compatibility data use. */
export const oldestBrowsers = { chrome: '87', edge: '87', firefox: '115', safari: '14' } as const

function isContactEndpoint(endpoint: string) {
  if (!isSafeAddress(endpoint)) return endpoint === '/api/contact'
  const { origin, pathname } = new URL(endpoint)
  return pathname !== '/' && endpoint === origin + pathname
}

type Rule = readonly [isAllowed: (text: string) => boolean, allowed: string]

/** Of what `site.ts` names of other sites. */
const providerRule: Rule = [
  (text) => /^\/(?!\/)\S*$/.test(text) || (/^\w+:\/\/[^/\s]\S*$/.test(text) && isSafeAddress(text)),
  'in src/site.ts, an address such as https://provider.example/page is allowed, or a path of this site, such as /page',
]

const rules: Readonly<Record<string, Rule>> = {
  "The site's origin (SITE_URL, or src/site.ts)": [
    (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'an origin such as https://www.your-firm.com is allowed: scheme and host in lower case, other letters as xn--, no path, no usual port',
  ],
  CONTACT_ENDPOINT: [
    isContactEndpoint,
    'an address such as https://contact.your-firm.com/api/contact is allowed: https (http on localhost), host in lower case, a path, no query, fragment, user or password',
  ],
  // A longer number was meant as milliseconds.
  SOURCE_DATE_EPOCH: [
    (text) => /^\d{1,11}$/.test(text),
    'a whole number of seconds since 1970 is allowed, such as 1767225600',
  ],
  PORT: [
    (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65535,
    'a number from 1 to 65535 is allowed',
  ],
}

const current = () => ({
  "The site's origin (SITE_URL, or src/site.ts)": site.origin,
  CONTACT_ENDPOINT: contactEndpoint,
  SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH,
  PORT: process.env.PORT,
  'site.newsletter.frame': site.newsletter.frame,
  'site.newsletter.thanks': site.newsletter.thanks,
  'site.video.frame': site.video.frame,
  'site.turnstile.origin': site.turnstile.origin,
  'analytics.script': analytics.script,
  'analytics.endpoint': analytics.endpoint,
})

/** @returns a sentence for each setting that is wrong; one that is empty counts as absent */
export const settingProblems = (settings: Record<string, string | undefined> = current()) =>
  Object.entries(settings)
    .map(([name, text = '']) => {
      const [isAllowed, allowed] = rules[name] ?? providerRule
      return text === '' || isAllowed(text) ? '' : `${name} is ${text}; ${allowed}`
    })
    .filter(Boolean)

/** Ends the process with a sentence for each setting that is wrong, if one is. */
export function stopAtWrongSettings() {
  const problems = settingProblems()
  if (problems.length === 0) return
  console.error(problems.join('\n'))
  process.exit(1)
}
