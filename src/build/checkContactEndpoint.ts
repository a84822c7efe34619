/** Stops the build where the address that forms send to cannot be one. */
import { isSafeAddress } from '../function/safeAddress'

/**
 * @param endpoint the default, which is a path of this site, or what the operator has set
 * @throws where a browser would not send there, or not as the function expects it
 */
export function checkContactEndpoint(endpoint: string) {
  if (endpoint === '/api/contact') return
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  const isWhole = endpoint === `${url?.origin}${url?.pathname}` && url?.pathname !== '/'
  if (!isWhole || !isSafeAddress(endpoint))
    throw new Error(
      `CONTACT_ENDPOINT is ${endpoint}; an address such as https://contact.your-firm.com/api/contact is allowed: https (http on localhost), host in lower case, a path, no query, fragment, user or password`,
    )
}
