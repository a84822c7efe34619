import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Element, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import sharp from 'sharp'
import { unified } from 'unified'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPng } from '../../tests/fixture/png'
import { imageSizes } from './imageFiles'
import { responsiveImages } from './responsiveImages'

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'images-'))
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>'
  writeFileSync(join(folder, 'a.svg'), svg)
  writeFileSync(join(folder, 'b.png'), drawPng(12, 8))
  writeFileSync(join(folder, 'wide.png'), drawPng(900, 600))
  writeFileSync(join(folder, 'heavy.png'), drawPng(2000, 1001, true))
  // On its side, as a telephone writes it.
  await sharp(drawPng(80, 60)).withMetadata({ orientation: 6 }).toFile(join(folder, 'turned.jpg'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Each image in a paragraph of its own; `none` is a paragraph without one. */
async function render(...urls: string[]) {
  const children = urls.map((src): Element => {
    const image: Element = { type: 'element', tagName: 'img', properties: { src }, children: [] }
    const children = src === 'none' ? [] : [image]
    return { type: 'element', tagName: 'p', properties: {}, children }
  })
  const tree: Root = { type: 'root', children }
  await responsiveImages(folder)(tree)
  const printer = unified().use(rehypeStringify)
  return children.map(({ children }) => printer.stringify({ type: 'root', children }))
}

test('a drawing carries the size that its file states; a missing image is left to the checks', async () => {
  expect(await render('/a.svg', '/c.png')).toEqual([
    '<img decoding="async" src="/a.svg" width="30" height="20">',
    '<img loading="lazy" decoding="async" src="/c.png">',
  ])
})

test('only the first image is not lazy, and only near the top', async () => {
  const lazy = (await render('/a.svg', '/a.svg', '/a.svg')).map((html) => html.includes('lazy'))
  expect(lazy).toEqual([false, true, true])
  const [, , third, fourth] = await render('none', 'none', '/a.svg', '/a.svg')
  expect(third).not.toContain('lazy')
  expect(fourth).toContain('lazy')
  expect((await render('none', 'none', 'none', '/a.svg'))[3]).toContain('lazy')
})

test('a raster image comes as AVIF in the widths that its file allows, itself as the fallback', async () => {
  expect(await render('/b.png', '/wide.png')).toEqual([
    `<picture><source type="image/avif" srcset="/b.png-12.avif 12w" sizes="${imageSizes}">` +
      '<img decoding="async" src="/b.png" width="12" height="8"></picture>',
    '<picture><source type="image/avif" srcset="/wide.png-400.avif 400w, /wide.png-760.avif 760w, ' +
      `/wide.png-900.avif 900w" sizes="${imageSizes}">` +
      '<img loading="lazy" decoding="async" src="/wide.png" width="900" height="600"></picture>',
  ])
})

test('an image over 300 kB has the size to which it is made smaller', async () => {
  const [html] = await render('/heavy.png')
  expect(html).toContain('/heavy.png-1520.avif 1520w"')
  expect(html).toContain('src="/heavy.png" width="1520" height="761"')
})

test('a photo on its side has the size in which browsers show it', async () =>
  expect((await render('/turned.jpg'))[0]).toContain('width="60" height="80"'))
