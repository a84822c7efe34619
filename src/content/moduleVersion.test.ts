import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { moduleVersion } from './moduleVersion'

// Written otherwise here, as a search for imports would take it for one.
const onDemand = (text: string) => text.replace('IMPORT', 'import')
const files = {
  'src/draw.ts': onDemand(
    "import { color } from './color'\nimport type { Page } from './page'\nimport painter from '@paint/er/brush'\n\nexport const draw = () => IMPORT('./frame')\nconst font = 'src/font.ttf'\n",
  ),
  'src/color.ts': "export { color } from './deep/color'\n",
  'src/deep/color.ts': "export const color = 'red'\n",
  'src/frame.tsx': 'export const frame = 1\n',
  'src/font.ttf': 'a font',
  'src/page.ts': 'export interface Page {}\n',
}
const packages = {
  'node_modules/@paint/er': { version: '1.0.0', dependencies: { oil: '^1' } },
  'node_modules/@paint/er/node_modules/oil': {
    version: '1.5.0',
    dependencies: { '@paint/er': '1' },
  },
  'node_modules/oil': { version: '2.0.0' },
  'node_modules/font': { version: '3.0.0', optionalDependencies: { absent: '1' } },
  'node_modules/other': { version: '4.0.0' },
}

/** Each time in a new folder, as what was read of one is remembered. */
function version(changed: Record<string, string> = {}, updated: object = {}) {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  const lock = JSON.stringify({ packages: { ...packages, ...updated } })
  for (const [path, text] of Object.entries({ ...files, ...changed, 'package-lock.json': lock })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return moduleVersion('src/draw.ts', root)
}

test('stays as long as nothing changes that has a part in it', () => {
  const before = version()
  expect(version()).toBe(before)
  expect(version({ 'src/page.ts': 'export interface Page { a: 1 }\n' })).toBe(before)
  expect(version({}, { 'node_modules/other': { version: '5.0.0' } })).toBe(before)
  expect(version({}, { 'node_modules/oil': { version: '2.1.0' } })).toBe(before)
})

test.each<[string, Record<string, string>, object]>([
  ['the module itself', { 'src/draw.ts': `${files['src/draw.ts']}// changed\n` }, {}],
  [
    'a module that it imports through another',
    { 'src/deep/color.ts': "export const color = 'blue'\n" },
    {},
  ],
  ['a module that it imports on demand', { 'src/frame.tsx': 'export const frame = 2\n' }, {}],
  ['a package that it imports', {}, { 'node_modules/@paint/er': { version: '1.0.1' } }],
  [
    'a package that this one needs',
    {},
    { 'node_modules/@paint/er/node_modules/oil': { version: '1.6.0' } },
  ],
  ['a file that it reads', { 'src/font.ttf': 'another font' }, {}],
])('changes with %s', (_, changed, updated) => {
  const before = version()
  expect(version(changed, updated)).not.toBe(before)
})

test('an import that leads nowhere is named', () => {
  expect(() => version({ 'src/color.ts': "import './gone'\n" })).toThrow(
    'src/color.ts: ./gone does not exist',
  )
})
