import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkPages } from '../content/checkPages'
import { filesIn } from '../content/filesIn'
import { writeFiles } from '../tests/fixture/files'
import { drawPng, inNantes } from '../tests/fixture/png'
import { leaveOutPictures, publicPages, sortPictures } from './publicFiles'

const root = mkdtempSync(join(tmpdir(), 'public-'))
afterAll(() => rmSync(root, { recursive: true }))
const folder = join(root, 'public')
const dist = join(root, 'dist')

const plain = await drawPng(4, 4).jpeg().toBuffer()
const placed = await drawPng(4, 4).jpeg().withExif(inNantes).toBuffer()
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="47,12.0N"/></rdf:RDF></x:xmpmeta>'

beforeEach(() => {
  for (const path of [folder, dist]) rmSync(path, { recursive: true, force: true })
})

/** Copies the files of `public/` as Vite does, beside what was built. */
function build(files: Record<string, string | Buffer>, built: Record<string, string> = {}) {
  writeFiles(folder, Object.entries(files))
  cpSync(folder, dist, { recursive: true })
  writeFiles(dist, Object.entries(built))
}

test('what pages show converted, or no browser shows, is left out; every other file stays', async () => {
  const others = { 'a.png': plain, 'b.pdf': '', 'c.csv': '', 'd.svg': '<svg/>', 'images/e.jpg': '' }
  build({ ...others, 'images/photo.JPG': placed, 'f.HEIC': '', 'images/g.tiff': placed })
  expect(await leaveOutPictures(dist, new Set(['/images/photo.JPG']), folder)).toEqual([])
  expect(filesIn(dist)).toEqual(Object.keys(others).map((path) => `/${path}`))
})

test.each([
  ['a page', '/images/photo.jpg', { 'a.html': '<a href="/images/photo.jpg">' }],
  ['data of a page', '/images/My plän.jpg', { 'data/a.json': '{"to":"/images/My plän.jpg"}' }],
  ['an encoded link', '/images/März.jpg', { 'a.html': '<a href="/images/M%C3%A4rz.jpg">' }],
  ['one with an accent first', '/Über.jpg', { 'a.html': '<a href="/%C3%9Cber.jpg">' }],
  ['one with an entity', "/L'île.jpg", { 'a.html': '<a href="/L&#x27;île.jpg">' }],
  ['Markdown', '/photo (1).jpg', { 'a.md': '[A](</photo (1).jpg>)' }],
  ['the feed', '/photo.jpg', { 'feed.xml': 'src="https://a.example/photo.jpg"' }],
  [
    'a style beside it',
    '/embed/photo.jpg',
    { 'embed/a.css': 'div { background: url(photo.jpg) }' },
  ],
])('%s that names a picture keeps it', async (_, path, built) => {
  build({ [path]: plain }, built)
  expect(await leaveOutPictures(dist, new Set([path]), folder)).toEqual([])
  expect(filesIn(dist)).toContain(path)
})

test.each([
  ['a JPEG', 'photo.JPG', placed],
  ['a WebP', 'photo.webp', await drawPng(4, 4).webp().withExif(inNantes).toBuffer()],
  ['one that has it in XMP alone', 'photo.png', await drawPng(4, 4).withXmp(xmp).toBuffer()],
])('%s that goes online and says where it was taken is a problem', async (_, name, content) => {
  build({ [name]: content, 'plain.jpg': plain, 'broken.jpg': 'no picture' })
  const file = `${folder}/${name}`
  const expected = [{ file, line: 1, field: 'file', message: expect.stringContaining('exiftool') }]
  expect(await leaveOutPictures(dist, new Set(), folder)).toEqual(expected)
  expect((await sortPictures(folder, new Set())).problems).toEqual(expected)
})

test('so is the original of a picture, where something names it', async () => {
  build({ 'photo.jpg': placed }, { 'a.html': '<a href="/photo.jpg">' })
  expect(await leaveOutPictures(dist, new Set(['/photo.jpg']), folder)).toHaveLength(1)
})

test('links of pages in `public/` that begin with a slash are checked like others', () => {
  const links = '<a href="/embed/b.html#part">B</a><a href="c.html">C</a>\n<a href="/none">None</a>'
  build({ 'embed/a.html': links, 'embed/b.html': '<h1 id="part"></h1><p id="part"></p>' })
  const content = { pages: new Map(), places: new Map(), scheduled: new Map(), broken: new Map() }
  const found = checkPages(publicPages(folder), { ...content, placesOf: () => [] }, () => false)
  const message = expect.stringMatching(/^\/none leads nowhere/)
  expect(found).toEqual([{ file: `${folder}/embed/a.html`, line: 2, field: 'link', message }])
})
