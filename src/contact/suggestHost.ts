/** Likely typing errors in the host of an email address. */
import { distance } from 'fastest-levenshtein'

/** Where most people have their mailbox, the commonest first. Those of a few letters are left out, as firms have such names. */
const commonHosts = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'proton.me',
  'protonmail.com',
  'googlemail.com',
  'rocketmail.com',
  'comcast.net',
  'verizon.net',
  'btinternet.com',
  'yahoo.co.uk',
  'hotmail.co.uk',
  't-online.de',
  'libero.it',
]

const nameOf = (host: string) => host.replace(/\..*/, '')

/**
 * @param isEdited whether letters may still follow
 * @returns the host that was probably meant by an address, or undefined if that is likely to be right
 */
export function suggestHost(address: string, isEdited = false) {
  const host = /@([^@]+)$/.exec(address.trim().toLowerCase())?.[1]
  if (!host || commonHosts.includes(host)) return undefined
  if (isEdited && commonHosts.some((common) => common.startsWith(host))) return undefined
  // The same name in another country, such as hotmail.ca, is no error, and a short one may be another firm's.
  const allowed = (common: string) => (common.length < 9 || nameOf(host) === nameOf(common) ? 1 : 2)
  const near = commonHosts.find((common) => distance(host, common) <= allowed(common))
  const withEnd = host.replace(/\.(con|cmo|ocm|comm|vom|xom)$/, '.com')
  return near ?? (withEnd === host ? undefined : withEnd)
}
