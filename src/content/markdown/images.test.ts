import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPng } from '../../tests/fixture/png'
import { renderText } from '../../tests/renderText'
import { picturesIn } from '../pictures'

/** As heavy as a photograph, as nothing in it repeats; half transparent. */
function noise(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width, height, channels: 3, background: '#888', noise } as const
  return sharp({ create }).ensureAlpha(0.5)
}

const onItsSide = { orientation: 6 }
async function animation(size: number) {
  const pictures = [await drawPng(size, 8).toBuffer(), await drawPng(size, 4).toBuffer()]
  return sharp(pictures, { join: { animated: true } })
    .gif()
    .toBuffer()
}

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'images-'))
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>'
  const film = await animation(12)
  const photo = await noise(260, 1600).withMetadata(onItsSide).jpeg({ quality: 100 }).toBuffer()
  const files = {
    'a.svg': svg,
    'large.svg': svg + ' '.repeat(300_000),
    'b.png': await drawPng(12, 8).toBuffer(),
    'wide.png': await drawPng(1600, 8).toBuffer(),
    'turned.jpg': await drawPng(80, 60).withMetadata(onItsSide).jpeg().toBuffer(),
    'My Plán [1].PNG': await drawPng(12, 8).toBuffer(),
    'film.gif': Buffer.concat([film, Buffer.alloc(900_000)]),
    'long.gif': Buffer.concat([film, Buffer.alloc(1_000_000)]),
    'scan.tiff': await drawPng(12, 8).tiff().toBuffer(),
    'clear.png': await noise(400, 300).png().toBuffer(),
    'Phöto 1.JPG': photo,
    'cut.jpg': photo.subarray(0, 310_000),
    'broken.png': 'no picture',
  }
  for (const entry of Object.entries(files)) writeFileSync(join(folder, entry[0]), entry[1])
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Each image in a paragraph of its own. */
const render = (...images: string[]) =>
  renderText(images.join('\n\n'), { pictures: picturesIn(folder) })

const odd = '/My%20Pl%C3%A1n%20%5B1%5D.PNG'

test.each([
  ['a drawing has the size that its file states', '![A](/a.svg)', '/a.svg', 30, 20],
  ['a photo on its side that of browsers', '![A](/turned.jpg)', '/turned.jpg', 60, 80],
  ['a wide one that is light stays', '![A](/wide.png)', '/wide.png', 1600, 8],
  ['a GIF of less than 1 MB, too', '![A](/film.gif)', '/film.gif', 12, 8],
  ['a name may have blanks', '![A](</My Plán [1].PNG>)', odd, 12, 8],
  ['be encoded', `![A](${odd})`, odd, 12, 8],
  ['have its accents apart', `![A](</${'My Plán [1].PNG'.normalize('NFD')}>)`, odd, 12, 8],
  ['stand in HTML', '<img alt="A" src="/My Plán [1].PNG">', odd, 12, 8],
  ['HTML makes it smaller', '<img alt="A" src="/b.png" width="6">', '/b.png', 6, 4],
  ['but no larger', '<img alt="A" src="/b.png" width="90" height="9">', '/b.png', 12, 8],
])('%s', async (_, image, src, width, height) => {
  const { html, problems } = await render(image)
  expect(problems).toEqual([])
  const size = `width="${width}" height="${height}"`
  expect(html.replace(' alt="A"', '')).toContain(
    `<img loading="lazy" decoding="async" src="${src}" ${size}>`,
  )
})

test.each([
  ['TIFF', '/scan.tiff', 'scan', { width: 12, height: 8, hasAlpha: false }],
  ['what is transparent', '/clear.png', 'clear', { width: 400, height: 300, hasAlpha: true }],
  ['a photo', '/Ph%C3%B6to%201.JPG', 'photo-1', { width: 1520, height: 247, hasAlpha: false }],
])('%s is converted, the same each time', async (_, url, name, expected) => {
  const convert = async () => {
    const pictures = picturesIn(folder)
    const { html } = await renderText(`![A](${url})`, { pictures })
    const [[path = '', make] = []] = pictures.files
    const { width, height } = expected
    expect(html).toContain(`src="${path}" alt="A" width="${width}" height="${height}"`)
    return { path, content: await make?.() }
  }
  const first = await convert()
  expect(first.path).toMatch(new RegExp(`^/images/${name}-[0-9a-f]{8}\\.webp$`))
  expect(await sharp(first.content).metadata()).toMatchObject({ format: 'webp', ...expected })
  expect(first.content?.length).toBeLessThan(300_000)
  const cache = 'node_modules/.cache/site'
  for (const name of readdirSync(cache)) {
    const file = join(cache, name)
    const isIt =
      statSync(file).size === first.content?.length && readFileSync(file).equals(first.content)
    if (isIt) rmSync(file)
  }
  expect(await convert()).toEqual(first)
})

test.each([
  ['/long.gif', /has 1001 kB; at most 1000 are allowed: make it shorter/],
  ['/large.svg', /has 301 kB; at most 300 are allowed: export it as PNG/],
  ['/cut.jpg', /cannot be shown \(.*premature end.*\); export it anew/i],
  ['/broken.png', /cannot be shown \(.*unsupported image format\)/],
])('%s is refused at its line', async (url, message) => {
  const { html, problems } = await render(
    '![A](/b.png)',
    `![A plan](${url})`,
    `<img alt="A plan" src="${url}">`,
  )
  expect(problems).toMatchObject([
    { line: 3, field: 'image' },
    { line: 5, field: 'image' },
  ])
  expect(problems[0]?.message).toMatch(message)
  expect(html.match(/<span>A plan<\/span>/g)).toHaveLength(2)
})

test('a missing one stays for the check of the pages', async () => {
  const { html, problems } = await render('![A](/c.png)')
  expect(html).toContain('<img loading="lazy" decoding="async" src="/c.png" alt="A">')
  expect(problems).toEqual([])
})
