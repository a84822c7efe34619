/** Tests that every page of a built site passes: a whole head, a card to be shared with, valid HTML, and nothing that its headers block. */
import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { titleLimit } from '../../head'
import { themeScript } from '../../ui/inlined'
import { feed, markdownUrl } from '../../urls'
import { type BuiltSite, hrefsIn, metaOf } from './readDist'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('base64')

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Scripts and styles come from the site itself; the policy blocks others.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The standard lets `>` stand in a text.
    'no-raw-characters': 'off',
    // VoiceOver takes a list without markers for a list only if it has the role.
    'no-redundant-role': 'off',
    // The box of a table is a region only while it scrolls.
    'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
  },
})

/** @param firm the name of the firm */
export function testPages({ files, read, readBytes, pages, origin }: BuiltSite, firm: string) {
  const url = (path: string) => new URL(path, origin).href
  const pathOf = (address: unknown) => String(address).replace(origin, '')

  it.each(pages)(
    '$path is described once, and shown whole',
    ({ path, html, document, isArticle }) => {
      const isNotFound = path === '/404'
      const tag = (name: string) => metaOf(document, name)
      expect(document.querySelectorAll('title')).toHaveLength(1)
      expect(document.title.length).toBeLessThanOrEqual(titleLimit)
      const [description = ''] = tag('description')
      expect(description.length).toBeGreaterThanOrEqual(70)
      expect(description.length).toBeLessThanOrEqual(160)
      for (const kind of ['og', 'twitter']) {
        expect(tag(`${kind}:title`)).toEqual([document.title])
        expect(tag(`${kind}:description`)).toEqual([description])
      }
      for (const name of ['description', 'keywords', 'author'])
        expect(tag(name), name).toEqual([expect.stringMatching(/./)])
      expect(tag('og:site_name')).toEqual([firm])
      for (const part of ['header', 'footer'])
        expect(document.querySelector(part)?.textContent).toContain(firm)
      expect(html.indexOf('<meta charset')).toBeLessThan(1024)
      // Where it is found.
      expect(tag('robots')).toEqual([isNotFound ? 'noindex, nofollow' : 'index, follow'])
      expect(tag('googlebot')).toEqual(isNotFound ? [] : ['max-image-preview:large'])
      expect(tag('og:url')).toEqual([url(path)])
      expect(hrefsIn(document, 'link[rel=canonical]')).toEqual(isNotFound ? [] : [url(path)])
      const alternates = [...document.querySelectorAll('link[rel=alternate]')].map((link) => ({
        url: link.getAttribute('href'),
        type: link.getAttribute('type'),
      }))
      const markdown = { url: markdownUrl(path), type: 'text/markdown' }
      expect(alternates).toEqual([...(isNotFound ? [] : [markdown]), feed])
      // An article says its section and its days.
      expect(tag('og:type')).toEqual([isArticle ? 'article' : 'website'])
      for (const name of ['published_time', 'modified_time', 'section'])
        expect(tag(`article:${name}`), name).toEqual(isArticle ? [expect.stringMatching(/./)] : [])
    },
  )

  it.each(pages)('$path has a card, light enough for every messenger', ({ document }) => {
    const tag = (name: string) => metaOf(document, name)
    const [image = ''] = tag('og:image')
    expect(image.startsWith(`${origin}/`)).toBe(true)
    const bytes = readBytes(pathOf(image))
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
    expect(tag('og:image:type')).toEqual(['image/png'])
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect([...tag('og:image:width'), ...tag('og:image:height')]).toEqual(['1200', '630'])
    expect(bytes.length).toBeLessThan(80_000)
    expect(tag('og:image:alt')).toEqual([expect.stringMatching(/./)])
    expect(tag('twitter:image')).toEqual([image])
    expect(tag('twitter:image:alt')).toEqual(tag('og:image:alt'))
    expect(tag('twitter:card')).toEqual(['summary_large_image'])
  })

  it.each(pages)('$path holds only scripts and styles that the policy allows', (page) => {
    const { html, document } = page
    const [theme, first, ...others] = [...document.scripts].filter(
      ({ type }) => type !== 'application/ld+json',
    )
    expect([theme?.textContent, others]).toEqual([themeScript, []])
    const source = first?.getAttribute('src') ?? ''
    expect(first?.getAttribute('integrity')).toBe(`sha256-${sha256(readBytes(source))}`)
    // As module scripts are fetched; without it, one of another origin could not be checked.
    expect(first?.getAttribute('crossorigin')).toBe('')
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames(),
    )
    expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([])
    expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0)
    // One of the page, and one for a browser without script.
    const styles = [...html.matchAll(/(<noscript>)?<style[^>]*>([\s\S]*?)<\/style>/g)]
    expect(styles.map(([, noscript]) => Boolean(noscript)).sort()).toEqual([false, true])
    for (const style of styles)
      expect(read('/_headers')).toContain(`'sha256-${sha256(style[2] ?? '')}'`)
  })

  it('no two pages have one title, one description or one card', () => {
    for (const value of ['og:title', 'og:description']) {
      const values = pages.map(({ document }) => metaOf(document, value)[0])
      expect(new Set(values).size, value).toBe(pages.length)
    }
    const pictures = pages.map(({ document }) => pathOf(metaOf(document, 'og:image')[0]))
    expect(new Set(pictures).size).toBe(pages.length)
    expect(new Set(pictures.map((file) => sha256(readBytes(file)))).size).toBe(pages.length)
  })

  it.each([
    ['/favicon.ico', 22, 32],
    ['/apple-touch-icon.png', 0, 180],
  ])('%s is an icon of its size that all pages name', (file, start, size) => {
    for (const page of pages) expect(hrefsIn(page.document, 'link[rel$=icon]')).toContain(file)
    const bytes = readBytes(file).subarray(start)
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size])
  })

  it.each(files.filter((file) => /^(?!\/admin\/).*\.html$/.test(file)))(
    '%s is valid HTML: with unique ids, no skipped heading, texts for pictures',
    async (file) => {
      const { results } = await validator.validateString(read(file), file)
      expect(
        results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
        ),
      ).toEqual([])
    },
  )
}
