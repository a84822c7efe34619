/** Checks the addresses of other sites that `site.ts` names, so that a mistyped one stops a build with its name. */
import { isSafeAddress } from '../function/safeAddress'
import { analytics, site } from '../site'

const configured: Record<string, string> = {
  'site.newsletter.frame': site.newsletter.frame,
  'site.newsletter.thanks': site.newsletter.thanks,
  'site.video.frame': site.video.frame,
  'site.turnstile.origin': site.turnstile.origin,
  'analytics.script': analytics.script,
  'analytics.endpoint': analytics.endpoint,
}

const isAddress = (text: string) => /^https?:\/\/[^/\s]\S*$/.test(text) && isSafeAddress(text)

/** @throws Error with a sentence for each that is neither empty, nor a path of this site, nor a full address */
export function checkProviders(addresses = configured) {
  const problems = Object.entries(addresses)
    .filter(([, text]) => text !== '' && !/^\/(?!\/)\S*$/.test(text) && !isAddress(text))
    .map(
      ([name, text]) =>
        `${name} in src/site.ts is ${text}; an address such as https://provider.example/page is allowed, or a path of this site, such as /page`,
    )
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
