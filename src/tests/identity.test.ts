/** Who the firm is stands in `site.ts` and in its texts; code, function, stand-ins and tests take it from there. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf, sampleFile } from '../../scripts/launch/checkLaunch'
import { wordPattern, wordsIn } from '../../scripts/launch/words'
import * as identity from '../site'
import { identityWords } from './fixture/identityWords'

/** `site.ts` itself, what the firm writes and draws, and the record of the sample firm. */
const isOwn = (file: string) =>
  /^(articles|src\/pages|public\/(images|downloads))\/|^[^/]+\.md$|\.(ttf|woff2|png)$/.test(file) ||
  ['src/site.ts', sampleFile].includes(file)

test('no other file names the firm, its people, products or addresses', () => {
  const own = readFileSync('src/site.ts', 'utf8')
  // A city is a word that a test may use for itself, and the origin may be that of SITE_URL.
  const words = identityWords({ ...identity, offices: [] }).filter((word) => own.includes(word))
  expect(words).toContain(identity.site.name)
  const pattern = wordPattern(words)
  const searched = filesOf('.').filter((file) => !isOwn(file))
  expect(searched).toEqual(
    expect.arrayContaining(['src/function/outbox.ts', 'public/embed/newsletter/index.html']),
  )
  const found = searched.flatMap((file) =>
    wordsIn(readFileSync(file, 'utf8'), pattern).map((word) => `${file}: ${word}`),
  )
  expect(found).toEqual([])
})
