import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPng } from '../../tests/fixture/png'
import { renderText } from '../../tests/renderText'

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'images-'))
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>'
  const files = {
    'a.svg': svg,
    'b.png': drawPng(12, 8),
    'large.png': Buffer.concat([drawPng(8, 8), Buffer.alloc(300_000)]),
    'broken.png': 'no picture',
  }
  for (const entry of Object.entries(files)) writeFileSync(join(folder, entry[0]), entry[1])
  // On its side, as a telephone writes it.
  await sharp(drawPng(80, 60)).withMetadata({ orientation: 6 }).toFile(join(folder, 'turned.jpg'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Each image in a paragraph of its own. */
const render = (...urls: string[]) =>
  renderText(urls.map((url) => `![A plan](${url})`).join('\n\n'), { publicFolder: folder })
const htmlOf = async (...urls: string[]) =>
  (await render(...urls)).html.replaceAll(/ alt="A plan"|<\/?p>/g, '').split('\n')

test.each([
  ['a drawing has the size that its file states', '/a.svg', ' width="30" height="20"'],
  ['a missing image has none', '/c.png', ''],
  ['nor has one that cannot be read', '/broken.png', ''],
  ['a photo on its side has the size that browsers show', '/turned.jpg', ' width="60" height="80"'],
])('%s', async (_, url, size) =>
  expect((await htmlOf(url))[0]).toContain(
    `<img loading="lazy" decoding="async" src="${url}"${size}>`,
  ),
)

test('one of more than 300 kB is refused', async () => {
  const message = expect.stringContaining('/large.png has 301 kB; at most 300 are allowed')
  const problem = { line: 3, field: 'image', message }
  expect((await render('/b.png', '/large.png')).problems).toMatchObject([problem])
})
