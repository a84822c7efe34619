/** Whoever comes by http is led to https, for good. */
import { type Check, examine } from './check'
import type { Answer } from './httpClient'

const path = '/about?source=verify'

/** @param target the same address by https */
export function compareUpgrade({ status, headers }: Answer, target: string) {
  const location = headers.get('Location') ?? 'nowhere'
  return [301, 308].includes(status) && location === target
    ? []
    : [`came ${status} to ${location}; expected 301 or 308 to ${target}`]
}

/** Means something for a site by https at its usual port only. */
export const https: Check = {
  name: 'http to https',
  comparesBuild: false,
  run({ site }) {
    const { protocol, port } = new URL(site.origin)
    const plain = site.origin.replace(/^https:/, 'http:') + path
    return examine(
      protocol === 'https:' && port === '' ? [plain] : [],
      (url) => `GET ${url}`,
      async (url) => ({ problems: compareUpgrade(await site.send(url), site.origin + path) }),
    )
  },
}
