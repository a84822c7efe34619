import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Element, Root } from 'hast'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageSizes } from './imageSizes'

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'images-'))
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>'
  writeFileSync(join(folder, 'a.svg'), svg)
  await sharp({ create: { width: 12, height: 8, channels: 3, background: '#fff' } }).toFile(
    join(folder, 'b.png'),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

test('an image carries the size that its file states; a missing one is left alone', async () => {
  const children = ['/a.svg', '/b.png', '/c.png'].map(
    (src): Element => ({ type: 'element', tagName: 'img', properties: { src }, children: [] }),
  )
  const tree: Root = { type: 'root', children }
  await imageSizes(folder)(tree)
  expect(children.map(({ properties }) => properties)).toEqual([
    { src: '/a.svg', width: 30, height: 20 },
    { src: '/b.png', width: 12, height: 8 },
    { src: '/c.png' },
  ])
})
