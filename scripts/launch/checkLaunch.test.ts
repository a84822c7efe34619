/** On a made-up checkout: of the sample all is listed, of one where all is replaced nothing. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { writeFiles } from '../../src/tests/fixture/files'
import { checkLaunch, hashFiles, type Settings } from './checkLaunch'

const root = mkdtempSync(join(tmpdir(), 'launch-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const sample: Record<string, string> = {
  'articles/cloth.md': '---\nauthor: Bo Yarn\n---\nOn cloth.\n',
  'dist/index.html': 'Ell & Yard',
  'public/embed/film/index.html': 'The film follows.',
  'public/embed/letter/index.html': 'The letter follows.',
  'public/mark.svg': '<svg></svg>',
  'scripts/code.ts': 'Ell & Yard',
  'src/pages/a.test.ts': 'Ell & Yard',
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
  site: {
    origin: 'https://www.firm.com',
    notice: '',
    newsletter: { frame: 'https://letters.com/1' },
    video: { frame: '/embed/film/' },
  },
  legal: { privacy: { to: '/privacy' } },
  legalReview: '2030-02-01',
}

/** @returns the problems as place and what is said; of those that stop a deploy all in capitals */
function check(files: Record<string, string>, changes: Partial<Settings> = {}) {
  writeFiles(root, Object.entries(sample))
  const record = { words: ['Bo Yarn', 'Ell & Yard'], files: hashFiles(root) }
  writeFiles(root, Object.entries(files))
  return checkLaunch(root, { ...settings, ...changes }, record).map(
    ({ file, line, field, message, isWarning }) =>
      `${file}:${line} ${isWarning ? field : field.toUpperCase()}: ${message}`,
  )
}

test('of the sample everything is listed, and nothing else', () => {
  const site = { ...settings.site, origin: 'https://a.example', notice: 'Invented.' }
  expect(check(sample, { site, legalReview: '' })).toEqual([
    expect.stringMatching(/^src.site.ts:1 ORIGIN: is https:..a.example/),
    expect.stringContaining('src/site.ts:1 NOTICE: empty it'),
    expect.stringContaining('wrangler.jsonc:1 DATABASE_ID: enter'),
    expect.stringContaining('wrangler.jsonc:1 vars: set CONTACT_WEBHOOK_URL'),
    expect.stringContaining('src/pages/privacy.ts:1 legalReview: set it'),
    'articles/cloth.md:1 sample: is the sample firm’s; replace it',
    'public/embed/film/index.html:1 sample: is the sample firm’s; replace it',
    'public/mark.svg:1 sample: is the sample firm’s; replace it',
    'src/pages/about.ts:1 sample: names “Bo Yarn”, “Ell & Yard”; replace it',
  ])
})

test('where all is replaced, nothing is left', () => expect(check(replaced)).toEqual([]))

test.each([
  ['articles/cloth.md', '---\nauthor: Zoë\r\n---\r\nOn cloth.\r\n', ':1 sample: is the sample'],
  ['articles/cloth.md', '---\nauthor: Bo Yarn\n---\nOn stone.', ':2 sample: names “Bo Yarn”'],
  ['src/pages/about.ts', '\nhttps://forms.example/a', ':2 sample: names “forms.example”'],
  ['src/pages/privacy.ts', "updated: '2030-03-01'", ':1 legalReview: set it'],
])('what is left is reported: %s', (file, text, message) =>
  expect(check({ ...replaced, [file]: text })).toEqual([
    expect.stringContaining(`${file}${message}`),
  ]),
)
