/**
 * Prints `scripts/bookExcerpt.html` to the PDF that the site offers for download.
 * Run `npm run excerpt` after a change to its words and commit the PDF.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import subsetFont from 'subset-font'
import { founder, links, site } from '../src/site'
import { weave } from '../src/ui/weave'
import { browserArgs, findBrowser } from './browser'

const target = 'public/downloads/book-excerpt.pdf'
const source = await readFile('scripts/bookExcerpt.html', 'utf8')
const bare = (address: string) => new URL(address).host

const texts: Record<string, string> = {
  author: founder.name,
  firm: site.name.replace('&', '&amp;'),
  email: site.email,
  origin: site.origin,
  host: bare(site.origin),
  bookPage: links.bookPage,
  bookHost: bare(links.bookPage),
  places: site.locations.map((place) => place.split(',')[0]).join(' and '),
}

// Cut to fixed instances: Chromium embeds a variable font as drawings, several times the bytes.
const characters = `${source}${Object.values(texts).join('')}0123456789-\u2003`
const faces = [
  ['Body', 'normal', 'fraunces', 'standard-normal', { opsz: 10, wght: 370 }],
  ['Body', 'italic', 'fraunces', 'standard-italic', { opsz: 10, wght: 370 }],
  ['Display', 'normal', 'fraunces', 'standard-normal', { opsz: 72, wght: 440 }],
  ['Sans', 'normal', 'instrument-sans', 'wght-normal', { wght: 450 }],
] as const
const fontFace = async ([family, style, font, file, variationAxes]: (typeof faces)[number]) => {
  const path = `node_modules/@fontsource-variable/${font}/files/${font}-latin-${file}.woff2`
  const options = { targetFormat: 'woff2', variationAxes } as const
  const bytes = await subsetFont(await readFile(path), characters, options)
  const url = `data:font/woff2;base64,${bytes.toString('base64')}`
  return `@font-face { font-family: ${family}; font-style: ${style}; src: url(${url}) }`
}
const fonts = (await Promise.all(faces.map(fontFace))).join('\n')

const size = { width: 1120, height: 902 }
const paths = weave({ seed: 'book', ...size, warp: 17, weft: 11, stray: 0.75 })
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`
const picture = `<svg viewBox="0 0 ${size.width} ${size.height}" fill="none" aria-hidden="true">${[
  line(paths.warp, '#d3c8b4', 3),
  ...paths.weft.map((d, k) => (k === 3 ? line(d, '#c2391a', 6) : line(d, '#0c5654', 3.5))),
  line(paths.over, '#f6f1e6', 15),
  line(paths.over, '#d3c8b4', 3),
].join('')}</svg>`

const breaks = new Map(
  (/<template id="hyphenation">([^<]*)/.exec(source)?.[1] ?? '')
    .split(/\s+/)
    .map((word) => [word.replaceAll('-', ''), word]),
)
/** Puts soft hyphens into a word, where the list at the end of the HTML has them. */
const hyphenated = (word: string) => {
  const letters = word[Symbol.iterator]()
  const pattern = breaks.get(word.toLowerCase()) ?? word
  return pattern.replace(/[^-]/g, () => letters.next().value ?? '').replaceAll('-', '\u00ad')
}

const html = source
  .replace(/<p(?: class="opens")?>[\s\S]*?<\/p>/g, (paragraph) =>
    paragraph.replace(/[a-z]{7,}/gi, hyphenated),
  )
  .replace('/* {{fonts}} */', () => fonts)
  .replace('<!-- {{weave}} -->', () => picture)
  .replace(/\{\{(\w+)\}\}/g, (marker, name: string) => {
    if (texts[name] === undefined) throw new Error(`scripts/bookExcerpt.html: unknown ${marker}`)
    return texts[name]
  })

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs })
const page = await browser.newPage()
await page.emulateMedia({ media: 'print' })
await page.setContent(html)
await page.evaluate(async () => {
  await document.fonts.ready
  // A soft hyphen that ends a line becomes a hyphen, and the others go: they would stand in every
  // word that a reader searches for, copies or has read aloud.
  const range = document.createRange()
  for (const paragraph of document.querySelectorAll('p')) {
    const nodes = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    const marks: [Text, number, string][] = []
    while (nodes.nextNode()) {
      const text = nodes.currentNode as Text
      for (let i = text.data.indexOf('\u00ad'); i >= 0; i = text.data.indexOf('\u00ad', i + 1)) {
        const [before, after] = [i - 1, i + 1].map((at) => {
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          return range.getBoundingClientRect().bottom
        })
        marks.push([text, i, before === after ? '' : '-'])
      }
    }
    for (const [text, i, mark] of marks.reverse()) text.replaceData(i, 1, mark)
  }
})
const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true })
await browser.close()

// Chromium writes its own name where the author belongs, and the hour. Both are replaced by as many
// bytes, so that every offset in the file still holds and the same words give the same file.
const fixed = pdf
  .toString('latin1')
  .replace(/\/Creator \((?:\\.|[^\\)])*\)/, (creator) =>
    `/Author (${founder.name})`.padEnd(creator.length),
  )
  .replace(/\(D:\d{14}/g, '(D:20260101000000')
if (fixed.length !== pdf.length) throw new Error(`${target}: its offsets no longer hold`)
await writeFile(target, fixed, 'latin1')
console.log(`${target}: ${Math.round(pdf.length / 1024)} kB`)
