/** Who may import whom, as a table without circles; the linter finds circles of files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/** Static and dynamic imports, and what the development server loads by name. */
const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s*)?'([^']+)'|\bimport\(\s*'([^']+)'|(?:ssrLoadModule|runner\.import)\(\s*'\/([^']+)'/g

/** @returns the project's file that a specifier means; none for packages and virtual modules */
function resolve(file: string, specifier: string) {
  if (!/^(\.|src\/)/.test(specifier)) return undefined
  const path = specifier.replace('?worker', '')
  const base = path.startsWith('.') ? posix.join(posix.dirname(file), path) : path
  const found = ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => base + ending)
    .find((path) => existsSync(path) && /\.[a-z0-9]+$/.test(path))
  if (!found) throw new Error(`${file}: ${specifier} does not exist`)
  return found
}

const sourceOf = (file: string) => readFileSync(file, 'utf8')

const files = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    // What the second firm writes lies elsewhere when it is built.
    .filter((file) => /^(?!src\/tests\/fixture\/firm\/).*\.tsx?$/.test(file)),
)

const isTest = (file: string) => file.startsWith('src/tests/') || /\.test\.tsx?$/.test(file)

const imports = files.flatMap((file) => {
  const text = sourceOf(file)
  return [...text.matchAll(statement)].flatMap((match) => {
    const target = resolve(file, match[2] ?? match[3] ?? match[4] ?? '')
    const line = text.slice(0, match.index).trimEnd().split('\n').length + 1
    return target ? [{ file, line, target, isType: Boolean(match[1]) }] : []
  })
})

interface Rule {
  files: RegExp
  /** What they may import beside files of their own folder. */
  may: RegExp[]
  /** What they may import as types only. */
  types?: RegExp[]
  /** Files of the own folder are not allowed. */
  alone?: true
}

/** Who the firm is, the words of the interface, how its language writes numbers and days, and the site's addresses. */
const site = /^src\/(site|words|locale|urls)\.ts$/
const page = /^src\/page\.ts$/
const ui = /^src\/ui\//
const api = /^src\/api\.ts$/
const articleSchema = /^src\/articles\/schema\.ts$/
const figures = /^src\/figures\//
const styles = /^src\/styles\.ts$/
const styleSheets = /^src\/\w+\/\w+\.css$/
const articleData = /^src\/articles\/(schema|fields)\.ts$/
/** The rule of the ids of headings, and the letters that the fonts have. */
const textRules = /^src\/ui\/(idOf|fonts\/letters)\.ts$/
/** What the form and the function agree on. */
const message = /^src\/contact\/(schema|challenge)\.ts$/

/** The first rule that fits a file holds. */
const rules: Rule[] = [
  { files: /^src\/articles\/fields\.ts$/, may: [], alone: true },
  { files: articleSchema, may: [/^src\/(site|articles\/fields)\.ts$/], alone: true },
  { files: /^src\/(site|words|urls|api)\.ts$/, may: [], alone: true },
  { files: /^src\/locale\.ts$/, may: [/^src\/(site|words)\.ts$/], alone: true },
  { files: /^src\/contact\/schema\.ts$/, may: [/^src\/(words|locale)\.ts$/], alone: true },
  // No view, as the function and the build read it, too.
  { files: /^src\/contact\/challenge\.ts$/, may: [site], alone: true },
  { files: /^src\/head\.ts$/, may: [site], types: [page] },
  { files: page, may: [site], types: [articleSchema, /^src\/sections\/index\.ts$/] },
  { files: /^src\/pages\//, may: [page, site] },
  { files: ui, may: [site] },
  { files: styles, may: [styleSheets] },
  { files: figures, may: [ui, site, /^src\/figures\/schema\.ts$/] },
  { files: /^src\/articles\//, may: [ui, site] },
  { files: /^src\/search\//, may: [/^src\/articles\//, ui, site, api] },
  { files: /^src\/contact\//, may: [ui, site, api] },
  {
    files: /^src\/sections\//,
    may: [ui, /^src\/(articles|search|contact)\/\w+\.tsx$/, site],
    types: [figures, articleSchema],
  },
  { files: /^src\/analytics\//, may: [site] },
  {
    files: /^src\/layout\//,
    may: [/^src\/(sections\/|analytics\/|(head|page)\.ts$)/, api, ui, site],
  },
  { files: /^src\/function\//, may: [message, site] },
  {
    files: /^src\/content\//,
    may: [articleData, figures, page, site, textRules, /^src\/pages\//],
    types: [/^src\/sections\//],
  },
  { files: /^src\/cms\//, may: [articleData, site], types: [/^src\/content\/readSite\.ts$/] },
  // All but views, and the colors: the build runs in Node.
  { files: /^src\/build\//, may: [/^uno\.config\.ts$/, /^src\/(?!pages\/|tests\/)(?!.*\.tsx$)/] },
  {
    files: /^src\/navigation\.ts$/,
    may: [
      api,
      page,
      site,
      /^src\/(sections\/index|routes|layout\/RouteChange|ui\/(loadChunk|Toasts))\.tsx?$/,
    ],
  },
  { files: /^src\/routes\.tsx$/, may: [/^src\/layout\//, page] },
  { files: /^src\/main\.tsx$/, may: [/^src\/(navigation|layout\/keepInput)\.ts$/], types: [page] },
  { files: /^src\/prerender\.tsx$/, may: [/^src\/(routes\.tsx|sections\/index\.ts)$/] },
  { files: /^src\/start\.ts$/, may: [ui, styles, /^src\/(appFiles|deferredEvents)\.ts$/] },
  { files: /^src\/appFiles\.ts$/, may: [/^src\/main\.tsx$/], alone: true },
  { files: /^src\/deferredEvents\.ts$/, may: [], alone: true },
  { files: /^scripts\//, may: [/^src\//] },
]

const ruleOf = (file: string) => rules.find((rule) => rule.files.test(file))
const folderOf = (file: string) => /^(src\/[^/]+|scripts)\//.exec(file)?.[0]
const checked = imports.filter(({ file }) => !isTest(file))

test('every file has a rule', () => {
  expect(files.filter((file) => !isTest(file) && !ruleOf(file))).toEqual([])
})

test('every import is in the table', () => {
  const broken = checked.filter(({ file, target, isType }) => {
    const rule = ruleOf(file)
    const folder = folderOf(file)
    // The command that runs the tests builds the sites that they test.
    if (isTest(target)) return file !== 'scripts/test.ts'
    if (!rule) return true
    if (!rule.alone && folder && target.startsWith(folder)) return false
    const allowed = isType ? [...rule.may, ...(rule.types ?? [])] : rule.may
    return !allowed.some((pattern) => pattern.test(target))
  })
  expect(broken.map(({ file, line, target }) => `${file}:${line} imports ${target}`)).toEqual([])
})
