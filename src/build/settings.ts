/** The settings that commands read from the environment and from `site.ts`, checked before anything begins. */
import * as v from 'valibot'
import { isSafeAddress } from '../function/settings'
import { analytics, contactEndpoint, site } from '../site'

/** The oldest browsers in which the site reads, searches and sends, by the name that the bundler and the compatibility data use. */
export const oldestBrowsers = { chrome: '87', edge: '87', firefox: '115', safari: '14' } as const

const isPath = (text: string) => /^\/(?!\/)\S*$/.test(text)
const isAddress = (text: string) => isSafeAddress(text) && new URL(text).href.startsWith(text)

function isEndpoint(text: string) {
  if (!isSafeAddress(text)) return text === '/api/contact'
  const { origin, pathname } = new URL(text)
  return pathname !== '/' && text === origin + pathname
}

/** @returns the schema of a setting; one that is empty counts as absent */
const setting = (isAllowed: (text: string) => boolean, allowed: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || isAllowed(text), allowed),
    ),
  )

const settingsSchema = v.objectWithRest(
  {
    "The site's origin (SITE_URL, or src/site.ts)": setting(
      (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
      'an origin such as https://www.your-firm.com is allowed: scheme and host in lower case, other letters as xn--, no path, no usual port',
    ),
    CONTACT_ENDPOINT: setting(
      isEndpoint,
      'an address such as https://contact.your-firm.com/api/contact is allowed: https (http on localhost), host in lower case, a path, no query, fragment, user or password',
    ),
    // A longer number was meant as milliseconds.
    SOURCE_DATE_EPOCH: setting(
      (text) => /^\d{1,11}$/.test(text),
      'a whole number of seconds since 1970 is allowed, such as 1767225600',
    ),
    PORT: setting(
      (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65535,
      'a number from 1 to 65535 is allowed',
    ),
  },
  setting(
    (text) => isPath(text) || isAddress(text),
    'in src/site.ts, an address such as https://provider.example/page is allowed, or a path of this site, such as /page',
  ),
)

const current = (): v.InferInput<typeof settingsSchema> => ({
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

/** @returns a sentence for each setting that is wrong */
export const settingProblems = (settings = current()) =>
  v
    .safeParse(settingsSchema, settings)
    .issues?.map((issue) => `${issue.path?.[0].key} is ${issue.input}; ${issue.message}`) ?? []

/** Ends the process with a sentence for each setting that is wrong, if one is. */
export function stopAtWrongSettings() {
  const problems = settingProblems()
  if (problems.length === 0) return
  console.error(problems.join('\n'))
  process.exit(1)
}
