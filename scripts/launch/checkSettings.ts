/** Finds what is not set: the origin, the legal review, the database, who is notified, the frames. */
import type { Finding } from './findings'
import type { Tree } from './tree'
import type { Identity } from './words'

const lineOf = (text: string, part: string | RegExp) =>
  text.slice(0, Math.max(0, text.search(part))).split('\n').length

/** A day on which nothing reviewed can have been changed since. */
function checkReview({ files, read }: Tree, { legal, legalReview }: Identity): Finding[] {
  return Object.values(legal).flatMap(({ to }): Finding[] => {
    const file = `src/pages${to}.ts`
    const text = files.includes(file) ? read(file).toString() : ''
    const updated = /updated(?: =|:) '([\d-]+)'/.exec(text)?.[1] ?? ''
    if (legalReview && legalReview >= updated) return []
    const message = legalReview
      ? `was changed on ${updated}, after its review on ${legalReview}`
      : 'is a sample that nobody has reviewed'
    return [{ group: 'legal', file, message }]
  })
}

function checkWrangler({ read }: Tree): Finding[] {
  const file = 'wrangler.jsonc'
  const text = read(file).toString()
  const settings = text.replace(/^\s*\/\/.*$/gm, '')
  const placeholder = /"database_id":\s*"[0-]*"/
  const isNotified =
    /"CONTACT_WEBHOOK_URL":\s*"https:/.test(settings) ||
    (/"send_email"/.test(settings) && /"CONTACT_EMAIL_TO":\s*"[^"]+@/.test(settings))
  const noDatabase: Finding = {
    group: 'messages',
    file,
    line: lineOf(text, placeholder),
    message: 'database_id is a placeholder: enter what `npx wrangler d1 create contact` prints',
  }
  const noChannel: Finding = {
    group: 'messages',
    file,
    message:
      'names neither CONTACT_WEBHOOK_URL nor an email address: messages are stored, and nobody is notified (src/function/README.md)',
  }
  return [...(placeholder.test(settings) ? [noDatabase] : []), ...(isNotified ? [] : [noChannel])]
}

/** @param isSample whether a file is the sample firm's */
export function checkSettings(
  tree: Tree,
  identity: Identity,
  isSample: (file: string) => boolean,
): Finding[] {
  const { site } = identity
  const file = 'src/site.ts'
  const text = tree.read(file).toString()
  const origin: Finding = {
    group: 'identity',
    file,
    line: lineOf(text, 'defaultOrigin ='),
    message: `the site’s address is ${site.origin}: enter yours, or set SITE_URL when you build`,
  }
  const turnstile: Finding = {
    group: 'optional',
    file,
    line: lineOf(text, 'siteKey:'),
    message: 'turnstile has no siteKey: messages are not checked for bots',
  }
  const frames = [site.newsletter.frame, site.video.frame]
    .map((frame) => `public${frame}index.html`)
    .filter(isSample)
    .map((file): Finding => ({ group: 'frames', file, message: 'is the stand-in' }))
  return [
    ...(/\.example$|^localhost$/.test(new URL(site.origin).hostname) ? [origin] : []),
    ...checkReview(tree, identity),
    ...checkWrangler(tree),
    ...frames,
    ...(site.turnstile.siteKey ? [] : [turnstile]),
  ]
}
