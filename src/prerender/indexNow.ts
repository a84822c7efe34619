/** Which pages differ between two builds, and how search engines are told of them (indexnow.org). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../site'

/** Addresses in one message at most (indexnow.org, "Submitting set of URLs"). */
const limit = 10_000

const address = /^- Address: (\S+)$/m

/** Each page's Markdown by its address: all that it says, and nothing of scripts, styles and hashed names. */
function pagesOf(dist: string): Map<string, string> {
  if (!existsSync(join(dist, 'index.md')))
    throw new Error(`${dist} holds no build of this site; a folder with an index.md is required`)
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((file) => file.endsWith('.md'))
      .map((file) => {
        const text = readFileSync(join(dist, file), 'utf8')
        const url = address.exec(text)?.[1]
        if (!url) throw new Error(`${join(dist, file)} does not say its page's address`)
        return [url, text] as const
      }),
  )
}

/**
 * @param before the folder of the earlier build
 * @param now that of the later one
 * @returns the addresses of the pages that were added, changed or removed, sorted
 */
export function changedSince(before: string, now: string): string[] {
  const [old, current] = [pagesOf(before), pagesOf(now)]
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((url) => old.get(url) !== current.get(url))
    .sort()
}

/**
 * Tells the endpoint, in as many messages as it takes.
 * @throws Error where it does not take a message
 */
export async function submit(urls: readonly string[], endpoint: string, most = limit) {
  for (let start = 0; start < urls.length; start += most) {
    const urlList = urls.slice(start, start + most)
    const [first = site.origin] = urlList
    const { host, origin } = new URL(first)
    const key = site.indexNowKey
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
    })
    if (!answer.ok)
      throw new Error(`${endpoint} answered ${answer.status}: ${(await answer.text()).trim()}`)
  }
}
