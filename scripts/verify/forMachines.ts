/** What only programs read: feeds and the sitemap can be parsed, robots.txt names it, security.txt holds, llms.txt lists pages. */
import { JSDOM } from 'jsdom'
import { feeds } from '../../src/urls'
import { type Check, examine } from './check'

const { DOMParser } = new JSDOM().window
const day = 86_400_000
const soonDays = 30

/** @returns how many elements of this name an XML text has; 0 where it is not well-formed */
function countXml(text: string, name: string) {
  const document = new DOMParser().parseFromString(text, 'text/xml')
  return document.querySelector('parsererror') ? 0 : document.getElementsByTagName(name).length
}

function countItems(text: string) {
  try {
    const { items } = JSON.parse(text)
    return Array.isArray(items) ? items.length : 0
  } catch {
    return 0
  }
}

const expectSome = (count: number, what: string) =>
  count > 0 ? {} : { problems: [`came nothing that can be parsed; expected ${what}`] }

const expectText = (isThere: boolean, what: string) =>
  isThere ? {} : { problems: [`came without ${what}; expected it`] }

/** @param time in milliseconds since 1970 */
export function checkSecurityTxt(text: string, time: number) {
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? ''
  const days = Math.floor((Date.parse(expires) - time) / day)
  if (Number.isNaN(days)) return { problems: ['came without Expires; expected a time to come'] }
  if (days < 0)
    return {
      problems: [
        `has expired on ${expires}; expected a time to come: change a page’s words and its \`updated\``,
      ],
    }
  return days < soonDays ? { warnings: [`expires in ${days} days, on ${expires}`] } : {}
}

/** By address: what must be found in the text. */
const looks: Record<
  string,
  (text: string, origin: string) => { problems?: string[]; warnings?: string[] }
> = {
  [feeds.rss.url]: (text) => expectSome(countXml(text, 'item'), 'RSS with items'),
  [feeds.atom.url]: (text) => expectSome(countXml(text, 'entry'), 'Atom with entries'),
  [feeds.json.url]: (text) => expectSome(countItems(text), 'a JSON feed with items'),
  '/sitemap.xml': (text) => expectSome(countXml(text, 'loc'), 'a sitemap with addresses'),
  '/robots.txt': (text, origin) => {
    const line = `Sitemap: ${origin}/sitemap.xml`
    return expectText(text.split('\n').includes(line), `“${line}”`)
  },
  '/.well-known/security.txt': (text) => checkSecurityTxt(text, Date.now()),
  '/llms.txt': (text) => expectText(/^- \[.+\]\(.+\.md\)/m.test(text), 'a list of pages'),
}

export const forMachines: Check = {
  name: 'for machines',
  comparesBuild: false,
  run: ({ built, site }) =>
    examine(
      Object.entries(looks),
      ([path]) => `GET ${path}`,
      async ([path, look]) => {
        const { status, body } = await site.get(path)
        // The check of files reports it.
        return status === 200 ? look(body.toString(), built.info.origin) : {}
      },
    ),
}
