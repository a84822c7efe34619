/** `licenses.txt`: the licenses of all that a visitor gets and the site's authors have not made. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** Of which subsets are in `src/ui/fonts`, or letters in sharing cards. */
export const fontPackages = [
  'node_modules/@fontsource-variable/fraunces',
  'node_modules/@fontsource-variable/instrument-sans',
  'node_modules/@fontsource/noto-sans',
  'node_modules/@fontsource/noto-serif',
]

/** They require no more than their own text with the work. */
const allowed = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0'],
  ...['ISC', 'MIT', 'MIT-0', 'OFL-1.1', 'Unlicense', 'Zlib'],
]

/** @param expression of SPDX, such as `(MIT OR GPL-3.0)`, of which one is enough */
const isAllowed = (expression: string) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.includes(license.trim())))

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), 'none'),
})

const isLicense = (name: string) => /^(licen[cs]e|unlicense|copying|ofl)\b/i.test(name)

/** A bundler's file goes on with the packages that are in the bundler itself. */
const ownPart = (text: string) => text.split(/^# Licenses of bundled dependencies$/m)[0] ?? ''

/** Of a package that comes without the text. */
const textFile = (name: string) =>
  `src/build/licenses/texts/${name.replace('@', '').replace('/', '-')}.txt`

/** @returns nothing where there is none */
async function licenseText(folder: string, name: string) {
  const files = (await readdir(folder)).filter(isLicense).sort()
  const paths = files.map((file) => join(folder, file))
  if (existsSync(textFile(name))) paths.push(textFile(name))
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  return texts.map((text) => ownPart(text.replaceAll('\r\n', '\n')).trim()).join('\n\n')
}

/** @throws Error with why a package may not be shipped */
async function readLicense(folder: string) {
  const { name, version, license } = v.parse(
    packageSchema,
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  )
  const title = `${name} ${version}`
  if (!isAllowed(license))
    throw new Error(
      `${title} is in what visitors get, and its license is ${license}; allowed are ${allowed.join(', ')}. Use another package, or allow it in src/build/licenses/licensesTxt.ts`,
    )
  const text = await licenseText(folder, name)
  if (!text)
    throw new Error(
      `${title} is in what visitors get, and ${folder} has no file LICENSE with the text of its license (${license}), which must go with it; write the text from its repository to ${textFile(name)}`,
    )
  return { title, text: `${title} (${license})\n\n${text}\n` }
}

const line = `\n${'-'.repeat(72)}\n\n`

/**
 * @param folders of the packages, in any order
 * @throws Error with a sentence for each package that may not be shipped
 */
export async function licensesTxt(folders: Iterable<string>): Promise<string> {
  const results = await Promise.allSettled([...folders].map(readLicense))
  const problems = results.flatMap((result) =>
    result.status === 'rejected' ? [String(result.reason?.message ?? result.reason)] : [],
  )
  if (problems.length > 0) throw new Error([...new Set(problems)].sort().join('\n'))
  const licenses = new Map(
    results.flatMap((result) =>
      result.status === 'fulfilled' ? [[result.value.title, result.value.text] as const] : [],
    ),
  )
  const sorted = [...licenses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  const intro = 'What this site has from others: the packages in its programs, and its fonts.\n'
  return [intro, ...sorted].join(line)
}
