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

/** @returns the host that was probably meant by an address, or undefined if that is likely to be right */
export function suggestHost(address: string) {
  const host = /@([^@]+)$/.exec(address.trim().toLowerCase())?.[1]
  if (!host || commonHosts.includes(host)) return undefined
  return commonHosts.find((common) => {
    // The same name in another country, such as hotmail.ca, is no error, and a short one may be another firm's.
    const isSure = common.length > 8 && nameOf(host) !== nameOf(common)
    return distance(host, common) <= (isSure ? 2 : 1)
  })
}
