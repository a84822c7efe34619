/** Every built page: its head, its headings, and nothing inline that the policy would block. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { themeScript } from '../../ui/inlined'
import { files, metaOf, pages, read, url } from './readDist'

const required = [
  ...['description', 'keywords', 'robots', 'author', 'og:type', 'og:site_name', 'og:title'],
  ...['og:description', 'og:url', 'og:image', 'twitter:card', 'twitter:title'],
  ...['twitter:description', 'twitter:image'],
]

describe.each(pages)('$path', ({ path, html, document }) => {
  it('has one of each tag in its head', () => {
    expect(document.querySelectorAll('title')).toHaveLength(1)
    for (const name of required) {
      expect(metaOf(document, name), name).toHaveLength(1)
      expect(metaOf(document, name)[0], name).toBeTruthy()
    }
    expect(html.indexOf('<meta charset')).toBeLessThan(1024)
  })

  it('is indexed, unless it is the not-found page, and names its canonical address', () => {
    const canonical = [...document.querySelectorAll('link[rel=canonical]')]
    const isNotFound = path === '/404'
    expect(metaOf(document, 'robots')).toEqual([isNotFound ? 'noindex, nofollow' : 'index, follow'])
    expect(canonical.map((link) => link.getAttribute('href'))).toEqual(
      isNotFound ? [] : [url(path)],
    )
  })

  it('has one h1 and no skipped level of headings', () => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
      Number(heading.tagName[1]),
    )
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1)
  })

  it('has unique ids', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('holds one inline script, that of the theme, no inline style, no handler', () => {
    const scripts = [...document.scripts].filter(({ type }) => type !== 'application/ld+json')
    expect(scripts.map(({ src, textContent }) => [Boolean(src), textContent])).toEqual([
      [false, themeScript],
      [true, ''],
    ])
    expect(document.querySelectorAll('[style]')).toHaveLength(0)
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    )
    expect(handlers).toEqual([])
    expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0)
  })

  it('holds two style sheets whose hashes the policy names: one of the page, one for no script', () => {
    const styles = [...html.matchAll(/(<noscript>)?<style[^>]*>([\s\S]*?)<\/style>/g)]
    expect(styles.map(([, noscript]) => Boolean(noscript)).sort()).toEqual([false, true])
    for (const [, , style = ''] of styles) {
      const hash = createHash('sha256').update(style).digest('base64')
      expect(read('/_headers')).toContain(`'sha256-${hash}'`)
    }
  })

  it('gives every image a size and an alternative text', () => {
    for (const image of document.querySelectorAll('img')) {
      expect(image.getAttribute('alt'), image.src).not.toBeNull()
      expect(Number(image.getAttribute('width')), image.src).toBeGreaterThan(0)
      expect(Number(image.getAttribute('height')), image.src).toBeGreaterThan(0)
    }
  })
})

describe('dist', () => {
  it('has unique titles and descriptions', () => {
    const titles = pages.map(({ document }) => document.title)
    const descriptions = pages.map(({ document }) => metaOf(document, 'description')[0])
    expect(new Set(titles).size).toBe(pages.length)
    expect(new Set(descriptions).size).toBe(pages.length)
  })

  it('holds nothing of the tools that made it', () => {
    expect(files.filter((file) => /static-loader-data|\.vite|\.map$/.test(file))).toEqual([])
    const text = files.filter((file) => /\.(html|js|json|css|svg)$|_headers/.test(file))
    const leaks = text.filter((file) => {
      const content = read(file)
      return (
        content.includes(process.cwd()) ||
        /["'(/]src\/(pages|ui|layout|sections|articles)\//.test(content)
      )
    })
    expect(leaks).toEqual([])
  })
})
