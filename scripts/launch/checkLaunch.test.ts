/** On a made-up checkout: of the sample all is listed, of one where all is replaced nothing. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { writeFiles } from '../../src/tests/fixture/files'
import { checkLaunch, hashFiles, type Settings } from './checkLaunch'
import { wordPattern, wordsIn } from './words'

const root = mkdtempSync(join(tmpdir(), 'launch-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const sample: Record<string, string> = {
  'articles/cloth.md': '---\nauthor: Bo Yarn\n---\nOn cloth.\n',
  'dist/index.html': 'Ell & Yard',
  'public/embed/film/index.html': 'The film follows.',
  'public/mark.svg': '<svg></svg>',
  'scripts/a.test.ts': 'Ell & Yard',
  'src/pages/about.ts': 'Bo Yarn helps.\n\nHe is of Ell & Yard.',
  'src/pages/privacy.ts': "updated: '2030-01-01'",
  'wrangler.jsonc': '{\n"database_id": "0000-00"\n// "CONTACT_EMAIL_TO": "a@b"\n}',
}
const replaced: Record<string, string> = {
  ...sample,
  'articles/cloth.md': '---\nauthor: Zoë Đặng\n---\nOn stone.\n',
  'public/embed/film/index.html': 'Our film.',
  'public/mark.svg': '<svg id="mine"></svg>',
  'src/pages/about.ts': 'Zoë Đặng helps; the rebound of Boyarn.',
  'wrangler.jsonc': '{ "database_id": "4f1c", "CONTACT_WEBHOOK_URL": "https://hooks.firm.com" }',
}
const settings: Settings = {
  origin: 'https://www.firm.com',
  frames: ['/embed/film/'],
  legal: { privacy: { to: '/privacy' } },
  legalReview: '2030-02-01',
}

const write = (files: Record<string, string>) => writeFiles(root, Object.entries(files))

/** @returns the findings as file, line and what is said */
function check(files: Record<string, string>, changes: Partial<Settings> = {}) {
  write(sample)
  const record = { words: ['Bo Yarn', 'Ell & Yard'], files: hashFiles(root) }
  write(files)
  return checkLaunch(root, { ...settings, ...changes }, record).map(
    ({ file, line, message }) => `${file}:${line ?? ''} ${message}`,
  )
}

test('of the sample everything is listed, and nothing else', () =>
  expect(check(sample, { origin: 'https://a.example', legalReview: '' })).toEqual([
    expect.stringContaining('src/pages/privacy.ts: nobody'),
    expect.stringContaining('src/site.ts: the site’s address is https://a.example'),
    expect.stringContaining('wrangler.jsonc: database_id'),
    expect.stringContaining('wrangler.jsonc: sets no'),
    'articles/cloth.md: is the sample’s',
    'public/embed/film/index.html: is the sample’s',
    'public/mark.svg: is the sample’s',
    'src/pages/about.ts:1 “Bo Yarn”, “Ell & Yard”',
  ]))

test('where all is replaced, nothing is left', () => expect(check(replaced)).toEqual([]))

test.each<[string, string, string, Partial<Settings>?]>([
  ['articles/cloth.md', sample['articles/cloth.md'] ?? '', ': is the sample’s'],
  ['articles/cloth.md', '---\nauthor: Zoë\r\n---\r\nOn cloth.\r\n', ': is the sample’s'],
  ['articles/cloth.md', '---\nauthor: Bo Yarn\n---\nOn stone.', ':2 “Bo Yarn”'],
  ['src/pages/about.ts', 'https://forms.example/a', ':1 “forms.example”'],
  ['src/pages/privacy.ts', "updated: '2030-03-01'", ': nobody who knows your law'],
])('what is left is reported: %s', (file, text, message) =>
  expect(check({ ...replaced, [file]: text })).toEqual([
    expect.stringContaining(`${file}${message}`),
  ]),
)

test('a stand-in that no frame shows may stay', () => {
  const film = 'public/embed/film/index.html'
  const files = { ...replaced, [film]: sample[film] ?? '' }
  expect(check(files)).toEqual([`${film}: is the sample’s`])
  expect(check(files, { frames: ['https://films.com/1'] })).toEqual([])
})

test.each([
  ['https://www.firm.example/', ['firm.example']],
  ['https://your-firm.example', []],
  ['confirm.example', []],
  ['firm.examples', []],
])('in %s the words are %j', (text, found) =>
  expect(wordsIn(text, wordPattern(['firm.example']))).toEqual(found),
)
