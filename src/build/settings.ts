/** The settings of a build, from the environment and from `site.ts`, checked before anything begins. */
import * as v from 'valibot'
import { findLine, formatProblems, type Problem } from '../content/problem'
import { isSafeAddress } from '../function/settings'
import { analytics, contactEndpoint, site } from '../site'

/** @returns the schema of a setting; one that is empty counts as absent */
const setting = (allowed: string, isAllowed: (text: string) => boolean) => {
  const check = v.check<string, string>((text) => text === '' || isAllowed(text), allowed)
  return v.optional(v.pipe(v.string(), check))
}

function isEndpoint(text: string) {
  if (!isSafeAddress(text)) return text === '/api/contact'
  const { origin, pathname } = new URL(text)
  return pathname !== '/' && text === origin + pathname
}

const environment = v.object({
  SITE_URL: setting(
    'an origin such as https://www.your-firm.com is allowed: scheme and host in lower case, other letters as xn--, no path, no usual port',
    (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
  ),
  CONTACT_ENDPOINT: setting(
    'an address such as https://contact.your-firm.com/api/contact is allowed: https (http on localhost), host in lower case, a path, no query, fragment, user or password',
    isEndpoint,
  ),
  // A longer number was meant as milliseconds.
  SOURCE_DATE_EPOCH: setting(
    'a whole number of seconds since 1970 is allowed, such as 1767225600',
    (text) => /^\d{1,11}$/.test(text),
  ),
  PORT: setting(
    'a number from 1 to 65535 is allowed',
    (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65535,
  ),
})

const providers = v.record(
  v.string(),
  setting(
    'an address such as https://provider.example/page is allowed, or a path of this site, such as /page',
    (text) =>
      /^\/(?!\/)\S*$/.test(text) || (isSafeAddress(text) && new URL(text).href.startsWith(text)),
  ),
)

const settings = v.object({ environment, 'src/site.ts': providers })

const current = (): v.InferInput<typeof settings> => ({
  environment: { ...process.env, SITE_URL: site.origin, CONTACT_ENDPOINT: contactEndpoint },
  'src/site.ts': {
    'site.newsletter.frame': site.newsletter.frame,
    'site.newsletter.thanks': site.newsletter.thanks,
    'site.video.frame': site.video.frame,
    'site.challenge.origin': site.challenge.origin,
    'analytics.script': analytics.script,
    'analytics.endpoint': analytics.endpoint,
  },
})

/** @returns the line of a setting; an environment has no lines */
const lineOf = (file: string, value: string) => (file === 'environment' ? 1 : findLine(file, value))

/** @returns each setting that is wrong; an origin that `site.ts` names is reported as SITE_URL, which replaces it */
export const settingProblems = (input = current()): Problem[] =>
  (v.safeParse(settings, input).issues ?? []).map(({ path = [], input: value, message }) => {
    const [file = '', field = ''] = path.map(({ key }) => String(key))
    return { file, line: lineOf(file, String(value)), field, message: `is ${value}; ${message}` }
  })

/** The characters of a line of `_headers`: those that Cloudflare reads, and those that leave room for a setting more. */
const lineLimits = { read: 2000, roomy: 1600 }

/** @returns a problem if a line of `_headers` is too long, or a warning if it leaves little room */
export function longLineProblems(headers: string): Problem[] {
  const lines = headers.split('\n')
  const longest = lines.reduce((a, b) => (b.length > a.length ? b : a))
  if (longest.length <= lineLimits.roomy) return []
  const [field = ''] = longest.trim().split(':')
  const message = `has ${longest.length} characters; Cloudflare reads ${lineLimits.read}, and up to ${lineLimits.roomy} leave room: name shorter addresses in src/site.ts, or fewer`
  const problem = { file: '_headers', line: lines.indexOf(longest) + 1, field, message }
  return [longest.length > lineLimits.read ? problem : { ...problem, isWarning: true }]
}

/** Ends the process with a line for each setting that is wrong, if one is. */
export function stopAtWrongSettings() {
  const problems = settingProblems()
  if (problems.length === 0) return
  console.error(formatProblems(problems))
  process.exit(1)
}
