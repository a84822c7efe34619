/** On a made-up checkout: of the sample all is listed, of one where all is replaced nothing. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { writeFiles } from '../../src/tests/fixture/files'
import { checkLaunch, recordSample, type Settings } from './checkLaunch'

const root = mkdtempSync(join(tmpdir(), 'launch-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const sample: Record<string, string> = {
  'articles/fabric.md': '---\nauthor: Bo Yarn\n---\nFabric is made of many threads.\n',
  'articles/people.yaml': '- name: Bo Yarn\n  biography: Began at a loom of his own.\n',
  'dist/index.html': 'Ell & Yard',
  'public/embed/film/index.html': 'The film follows.',
  'public/mark.svg': '<svg></svg>',
  'scripts/code.ts': 'Ell & Yard',
  'src/pages/a.test.ts': 'Ell & Yard',
  'src/pages/about.ts': `// The page of Ell & Yard.
    text: 'Bo Yarn helps. He wrote a doctorate on threads.', to: '/about' as const,
    knows: [
      'Fabric',
      'Threads of wool',
    ],`,
  'src/words.ts': "skip: 'Skip to content', minutes: '{count} min read', menu: 'Menu'",
}
const replaced: Record<string, string> = {
  ...sample,
  'articles/fabric.md': '---\nauthor: Zoë Đặng\n---\nStone is made of many grains.\n',
  'articles/people.yaml': '- name: Zoë Đặng\n  biography: Began in a quarry of her own.\n',
  'public/embed/film/index.html': 'Our film.',
  'public/mark.svg': '<svg id="mine"></svg>',
  'src/pages/about.ts': "text: 'Zoë Đặng helps; the rebound of Boyarn.', knows: ['Stone']",
}
const settings: Settings = {
  site: { origin: 'https://www.firm.com', notice: '', language: 'en' },
  legalReview: '2030-02-01',
}

/** @returns the problems as place and what is said; of those that stop a deploy all in capitals */
async function check(files: Record<string, string>, changes: Partial<Settings> = {}) {
  writeFiles(root, Object.entries(sample))
  const record = { language: 'en', words: ['Bo Yarn', 'Ell & Yard'], ...(await recordSample(root)) }
  writeFiles(root, Object.entries(files))
  const problems = await checkLaunch(root, { ...settings, ...changes }, record)
  return problems.map(
    ({ file, line, field, message, isWarning }) =>
      `${file}:${line} ${isWarning ? field : field.toUpperCase()}: ${message}`,
  )
}

test('of the sample everything is listed, and nothing else', async () => {
  const site = { ...settings.site, origin: 'https://a.example', notice: 'Invented.' }
  expect(await check(sample, { site, legalReview: '' })).toEqual([
    expect.stringMatching(/^src.site.ts:1 ORIGIN: is https:..a.example/),
    expect.stringContaining('src/site.ts:1 NOTICE: empty it'),
    expect.stringContaining('src/site.ts:1 legalReview: set it'),
    'articles/fabric.md:4 sample: has texts of the sample firm, 1 of 1: “Fabric is made of …”; replace them',
    expect.stringContaining('articles/people.yaml:2 sample: has texts of the sample firm, 1 of 1'),
    'public/embed/film/index.html:1 sample: is the sample firm’s; replace it, or delete it',
    'public/mark.svg:1 sample: is the sample firm’s; replace it, or delete it',
    expect.stringContaining('src/pages/about.ts:2 sample: has texts of the sample firm, 2 of 2'),
  ])
})

test('where all is replaced, nothing is left', async () =>
  expect(await check(replaced)).toEqual([]))

const about = 'src/pages/about.ts'
test.each([
  ['articles/fabric.md', 'A.\r\n\r\nFabric is made of many\r\nthreads. B?', ':3 sample: has texts'],
  ['articles/fabric.md', '---\nauthor: Bo Yarn\n---\nOn stone.', ':2 sample: names “Bo Yarn”'],
  [about, "import './_zoë'\n'He wrote a doctorate on threads.'", ':2 sample: has texts'],
])('what is left is reported: %s', async (file, text, message) =>
  expect(await check({ ...replaced, [file]: text })).toEqual([
    expect.stringContaining(`${file}${message}`),
  ]),
)

test('in another language each word of the interface that is still the sample’s is listed', async () => {
  const words = "skip: 'Aller au contenu',\nminutes: '{count} min read',\nmenu: 'Menu'"
  const site = { ...settings.site, language: 'fr' }
  expect(await check({ ...replaced, 'src/words.ts': words }, { site })).toEqual([
    'src/words.ts:2 sample: “{count} min read” is the sample firm’s; translate it',
    'src/words.ts:3 sample: “Menu” is the sample firm’s; translate it',
  ])
})
