/** On made-up trees: of one that is untouched everything is listed, of one where all is replaced nothing. */
import { describe, expect, test } from 'vitest'
import { checkLaunch } from './checkLaunch'
import { countLeft, formatFindings } from './findings'
import { fingerprints } from './sample'
import type { Tree } from './tree'
import { type Identity, identityWords } from './words'

const sampleFirm: Identity = {
  site: {
    name: 'Ell & Yard',
    tagline: { highlighted: 'by the meter' },
    blurb: 'We measure cloth, and what it is for.',
    origin: 'https://www.ellyard.example',
    email: 'post@ellyard.example',
    newsletter: { frame: '/embed/letter/' },
    video: { frame: '/embed/film/' },
    turnstile: { siteKey: '' },
  },
  imprint: {
    legalName: 'Ell & Yard Ltd',
    address: ['1 Mill Lane', 'Northland'],
    phone: '+1 555 0100',
    registration: 'Number 77',
    responsible: 'Dr. Ada Weft',
  },
  offices: [{ city: 'Clothville' }],
  founder: { name: 'Dr. Ada Weft' },
  people: ['Ada Weft', 'Bo Yarn'],
  book: { title: 'The Long Ell' },
  applications: { one: { text: 'Ellsworth' } },
  links: { one: 'https://ellsworth.example/', email: 'mailto:post@ellyard.example' },
  legal: { privacy: { to: '/privacy' } },
  legalReview: '',
}

const realFirm: Identity = {
  ...sampleFirm,
  site: {
    ...sampleFirm.site,
    name: 'Quarry & Finch',
    origin: 'https://www.quarryfinch.com',
    turnstile: { siteKey: 'a-key' },
  },
  legalReview: '2030-02-01',
}

const treeOf = (files: Record<string, string>): Tree => ({
  files: Object.keys(files),
  read(file) {
    const text = files[file]
    if (text === undefined) throw new Error(`${file} is not there`)
    return Buffer.from(text)
  },
})

const article = (author: string, body: string) => `---\nauthor: ${author}\n---\n${body}\n`

const sampleFiles = {
  'README.md': 'How to build it.',
  'articles/cloth.md': article('Bo Yarn', 'On cloth.'),
  'articles/people.yaml': '- name: Ada Weft\n- name: Bo Yarn',
  'public/embed/embed.css': 'p {}',
  'public/embed/film/index.html': 'The film follows.',
  'public/embed/letter/index.html': 'The letter follows.',
  'public/images/logo.svg': '<svg/>',
  'public/mark.svg': '<svg></svg>',
  'src/mail.test.ts': "'to@reader.example'",
  'src/pages/about.ts': 'Bo helps.\nDr. Ada Weft of Ell & Yard\nwrote The Long Ell.',
  'src/pages/privacy.ts': "updated: '2030-01-01'",
  'src/site.ts': "const defaultOrigin = 'https://www.ellyard.example'\n// no key\nsiteKey: ''",
  'wrangler.jsonc':
    '{\n"database_id": "0000-00"\n// "send_email": "EMAIL" "CONTACT_EMAIL_TO": "a@b"\n}',
}

const sample = {
  words: [...identityWords(sampleFirm), 'Bo'],
  files: fingerprints(treeOf(sampleFiles)),
}

const replacedFiles = {
  ...sampleFiles,
  'articles/cloth.md': article('Zoë Đặng', 'On stone.'),
  'articles/people.yaml': '- name: Zoë Đặng',
  'public/embed/film/index.html': 'Our film.',
  'public/embed/letter/index.html': 'Our letter.',
  'public/images/logo.svg': '<svg id="other"/>',
  'public/mark.svg': '<svg id="mine"></svg>',
  'src/pages/about.ts': 'Zoë Đặng wrote Slow Stone. Bold, she rebounds.',
  'src/site.ts': "const defaultOrigin = 'https://www.quarryfinch.com'",
  'wrangler.jsonc':
    '{ "database_id": "4f1c", "vars": { "CONTACT_WEBHOOK_URL": "https://hooks.your-firm.com" } }',
}

/** The findings as file, line and what is said. */
const listed = (files: Record<string, string>, firm = realFirm) =>
  checkLaunch(treeOf(files), firm, sample).map(
    ({ file, line, message }) => `${file}:${line ?? ''} ${message}`,
  )

describe('of the sample', () => {
  const findings = checkLaunch(treeOf(sampleFiles), sampleFirm, sample)

  test('everything is listed, and nothing else', () => {
    expect(findings.map(({ group, file, line }) => [group, file, line ?? 0]).sort()).toEqual([
      ['articles', 'articles/cloth.md', 0],
      ['frames', 'public/embed/film/index.html', 0],
      ['frames', 'public/embed/letter/index.html', 0],
      ['identity', 'articles/people.yaml', 1],
      ['identity', 'src/site.ts', 1],
      ['legal', 'src/pages/privacy.ts', 0],
      ['messages', 'wrangler.jsonc', 0],
      ['messages', 'wrangler.jsonc', 2],
      ['optional', 'src/site.ts', 3],
      ['pages', 'src/pages/about.ts', 1],
      ['pictures', 'public/images/logo.svg', 0],
      ['pictures', 'public/mark.svg', 0],
    ])
  })

  test('the report has the most important first, and counts what must not be left', () => {
    const report = formatFindings(findings)
    const at = ['src/site.ts:1', 'privacy.ts', 'wrangler.jsonc:2', 'about.ts:1', 'cloth.md'].map(
      (part) => report.indexOf(part),
    )
    expect(at).toEqual([...at].sort((a, b) => a - b))
    expect(at[0]).toBeGreaterThan(-1)
    expect(countLeft(findings)).toBe(11)
    expect(report).toMatch(/\n11 left$/)
  })

  test('a file is listed that was changed after the record, and so is the record', () => {
    const changed = { ...sampleFiles, 'public/mark.svg': '<svg id="redrawn"/>' }
    expect(listed(changed, sampleFirm)).toEqual(
      expect.arrayContaining([
        'public/mark.svg: is the sample’s',
        expect.stringMatching(/sample\.json: is older than the sample/),
      ]),
    )
  })
})

describe('where all is replaced', () => {
  test('nothing is left', () => {
    expect(listed(replacedFiles)).toEqual([])
    expect(formatFindings([])).toMatch(/^Nothing is left/)
  })

  test.each([
    [
      'an article under another name',
      'articles/cloth.md',
      article('Zoë Đặng', 'On cloth.'),
      ': is',
    ],
    ['an author', 'articles/cloth.md', article('Bo Yarn', 'On stone.'), ':2 “Bo Yarn”'],
    [
      'an article with other line ends',
      'articles/cloth.md',
      article('Z', 'On cloth.').replaceAll('\n', '\r\n'),
      ': is',
    ],
    ['a drawing', 'public/mark.svg', sampleFiles['public/mark.svg'], ': is'],
    ['a first name', 'src/pages/about.ts', '\nAsk Bo.', ':2 “Bo”'],
    [
      'many lines',
      'src/pages/about.ts',
      sampleFiles['src/pages/about.ts'],
      ':1 “Bo”, “Dr. Ada Weft”, “Ell & Yard”, “The Long Ell”; also in 2–3',
    ],
    ['an invented address', 'src/site.ts', "'https://forms.example/a'", ':1 “forms.example”'],
    ['the sample’s words in code', 'src/ui/Mark.tsx', 'Ell & Yard', ':1 “Ell & Yard”'],
  ])('what is left is reported: %s', (_, file, text, message) => {
    expect(listed({ ...replacedFiles, [file]: text })).toEqual([
      expect.stringContaining(`${file}${message}`),
    ])
  })

  test('a stand-in that no frame shows may stay', () => {
    const letter = 'public/embed/letter/index.html'
    const files = { ...replacedFiles, [letter]: sampleFiles[letter] }
    expect(listed(files)).toEqual([`${letter}: is the stand-in`])
    const site = { ...realFirm.site, newsletter: { frame: 'https://letters.com/form' } }
    expect(listed(files, { ...realFirm, site })).toEqual([])
  })

  test.each(['', '2029-12-31'])(
    'a legal page needs a review after its last change: %j',
    (legalReview) =>
      expect(listed(replacedFiles, { ...realFirm, legalReview })).toEqual([
        expect.stringContaining('src/pages/privacy.ts: '),
      ]),
  )

  test('an origin is missing where neither site.ts nor SITE_URL has one', () => {
    const site = { ...realFirm.site, origin: 'http://localhost:8787' }
    expect(listed(replacedFiles, { ...realFirm, site })).toEqual([
      expect.stringContaining('src/site.ts:1 '),
    ])
  })

  test('email notifies as a webhook does', () => {
    const wrangler =
      '{ "database_id": "4f1c", "send_email": [{ "name": "EMAIL" }], "vars": { "CONTACT_EMAIL_TO": "a@your-firm.com" } }'
    expect(listed({ ...replacedFiles, 'wrangler.jsonc': wrangler })).toEqual([])
  })
})
