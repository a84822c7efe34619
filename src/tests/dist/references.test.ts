/** The built site holds no file that nothing refers to. */
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { dataUrl } from '../../urls'
import { files, findPage, origin, read } from './readDist'

/** What hosts, the function, crawlers and language models ask for by a name that they know. */
const known = [
  ...['/index.html', '/404.html', '/articles.json', '/licenses.txt', '/build.json'],
  ...['/robots.txt', '/llms.txt', '/llms-full.txt', '/.well-known/security.txt'],
  ...['/_headers', '/_redirects', '/_worker.js', '/_routes.json', '/_nginx.conf', '/.assetsignore'],
  // The editor refers to its files in ways of its own, and pages name a provider's frame in place of their own.
  ...files.filter((file) => /^\/(licenses|admin|embed)\//.test(file)),
]

/** They refer to no file; those for hosts name every page, also one that nobody can find. */
const withoutReferences = /\.(avif|png|woff2|pdf)$|^\/_(redirects|nginx\.conf|worker\.js)$/

/** Whatever looks like an address in the text of a file; addresses of the site count without its origin. */
function addressesIn(file: string) {
  if (withoutReferences.test(file)) return []
  // In `_headers` a line that is not indented names what the headers are for.
  const text = file === '/_headers' ? read(file).replaceAll(/^\/.*/gm, '') : read(file)
  const found = text.replaceAll(origin, '').match(/(?<![\w.])\.?\/[\w./-]+/g) ?? []
  // The app derives the address of a page's data from its path.
  const page = findPage(file.replace(/\.html$/, '').replace(/^\/index$/, '/'))
  return page ? [...found, dataUrl(page.path)] : found
}

const all = new Set(files)

/** The file that an address means, written as hosts allow: pages without their ending, folders by their index. */
function fileAt(address: string, from: string) {
  const path = posix.resolve(posix.dirname(from), address.replace(/\.+$/, ''))
  return [path, `${path}.html`, posix.join(path, 'index.html')].find((file) => all.has(file))
}

it('refers to every file, from those that are known by name', () => {
  const reached = new Set(known)
  for (const file of reached)
    for (const address of new Set(addressesIn(file))) {
      const target = fileAt(address, file)
      if (target) reached.add(target)
    }
  expect(known.filter((file) => !all.has(file))).toEqual([])
  expect(files.filter((file) => !reached.has(file))).toEqual([])
})
