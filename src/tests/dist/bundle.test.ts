/** The scripts hold no text of any page, so that a new page or article costs the browser's bundle nothing. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { firm, people } from '../fixture/otherFirm'
import { files, pages, read, readBytes } from './readDist'

const scripts = files
  .filter((file) => /^\/assets\/.+\.js$/.test(file))
  .map((file) => ({ file, code: read(file) }))

/** The firm's own words, such as its tagline in the footer, are part of the app; what pages say of its people is not. */
const identityText = JSON.stringify(firm)

/** Runs of plain words, which no escaping changes, in the strings of a page's data. */
function phrasesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(/[A-Za-z][A-Za-z ,]{28,}[A-Za-z]/g) ?? []
  return value && typeof value === 'object' ? Object.values(value).flatMap(phrasesIn) : []
}

it('holds no phrase of a page', () => {
  const phrases = files
    .filter((file) => file.startsWith('/data/'))
    .flatMap((file) => phrasesIn(JSON.parse(read(file))))
    .filter((phrase) => !identityText.includes(phrase))
  expect(phrases.length).toBeGreaterThan(500)
  expect(scripts.length).toBeGreaterThan(5)
  const found = scripts.flatMap(({ file, code }) =>
    phrases.filter((phrase) => code.includes(phrase)).map((phrase) => `${file}: ${phrase}`),
  )
  expect(found).toEqual([])
})

it('holds nothing that a page says of a person', () => {
  for (const { name, ...person } of people)
    for (const phrase of phrasesIn(person))
      for (const { file, code } of scripts) expect(code.includes(phrase), file).toBe(false)
})

it('holds nothing of what development shows: badges of drafts, changes, the page of all states', () => {
  expect(files.filter((file) => /^\/(data\/)?dev\//.test(file))).toEqual([])
  const texts = files.filter((file) => /\.(css|html|js|json|txt|xml|md)$/.test(file))
  const words =
    /article-status|content-changed|data-route-error|vite-error-overlay|data-specimen|\/dev\/states/
  expect(texts.filter((file) => words.test(read(file)))).toEqual([])
})

it('has a first script that stands alone, as every page waits for it', () => {
  const first = scripts.filter(({ file }) => file.startsWith('/assets/start-'))
  expect(first).toHaveLength(1)
  expect(first[0]?.code).not.toMatch(/\bimport\s*["'`{*\w]/)
  expect(first[0]?.code).toContain('import(')
})

it('loads each script of a page only if it is, byte for byte, the one that was built', () => {
  for (const { path, document } of pages) {
    const loaded = [...document.querySelectorAll('script[src]')]
    expect(loaded, path).toHaveLength(1)
    for (const script of loaded) {
      const hash = createHash('sha256').update(readBytes(script.getAttribute('src') ?? ''))
      expect(script.getAttribute('integrity'), path).toBe(`sha256-${hash.digest('base64')}`)
      // As module scripts are fetched; without it, one of another origin could not be checked.
      expect(script.getAttribute('crossorigin'), path).toBe('')
    }
  }
})

it('has nothing of the prerenderer', () => {
  expect(scripts.filter(({ code }) => /helmet|VITE_REACT_SSG/i.test(code))).toEqual([])
})
