import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { packageFolder } from './bundledPackages'
import { licensesTxt } from './licensesTxt'

const root = await mkdtemp(join(tmpdir(), 'packages-'))
afterAll(() => rm(root, { recursive: true }))

/** @returns the folder of a package with these files */
async function makePackage(name: string, license: string, files: Record<string, string>) {
  const folder = join(root, name)
  await mkdir(folder, { recursive: true })
  const description = JSON.stringify({ name, version: '1.2.3', license })
  for (const [file, text] of Object.entries({ ...files, 'package.json': description }))
    await writeFile(join(folder, file), text)
  return folder
}

test.each([
  ['/home/a/node_modules/valibot/dist/index.mjs', '/home/a/node_modules/valibot'],
  ['/a/node_modules/@radix-ui/react-toast/i.mjs?x', '/a/node_modules/@radix-ui/react-toast'],
  ['/a/node_modules/one/node_modules/two/i.js', '/a/node_modules/one/node_modules/two'],
  ['C:\\a\\node_modules\\react\\index.js', 'C:/a/node_modules/react'],
  ['\0/a/node_modules/react/index.js?commonjs-module', '/a/node_modules/react'],
  ['\0vite/preload-helper.js', 'node_modules/vite'],
  ['/home/a/src/main.tsx', undefined],
  ['/home/a/node_modules/.cache/site/src/main.tsx', undefined],
])('%s is of the package %s', (module, folder) => {
  expect(packageFolder(module)).toBe(folder)
})

test('each package once, by name, with the text of its license', async () => {
  const [b, a] = [
    await makePackage('b', '(GPL-3.0 OR MIT)', { 'license.md': 'Text of b\r\n' }),
    await makePackage('a', 'OFL-1.1', { LICENSE: 'Text of a', 'README.md': 'No license' }),
  ]
  const text = await licensesTxt([b, a, b])
  expect(text).toMatch(
    /a 1\.2\.3 \(OFL-1\.1\)\n\nText of a\n\n-+\n\nb 1\.2\.3 \(.+\)\n\nText of b\n$/,
  )
  expect(text).not.toContain('No license')
  expect(await licensesTxt([a, b])).toBe(text)
})

test('what asks for more, and what has no text, is refused, all in one round', async () => {
  const folders = [
    await makePackage('copyleft', 'MIT AND GPL-3.0', { LICENSE: 'Text' }),
    await makePackage('bare', 'MIT', { 'README.md': 'MIT' }),
  ]
  await expect(licensesTxt(folders)).rejects.toThrow(
    /^bare 1\.2\.3 .* no file LICENSE.*texts\/bare\.txt\ncopyleft 1\.2\.3 .* is MIT AND GPL-3\.0; allowed are /,
  )
})
