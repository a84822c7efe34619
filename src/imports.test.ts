/** Who imports whom: the table of DESIGN.md as data, and what may reach the browser. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Import {
  file: string
  line: number
  target: string
  type: boolean
  lazy: boolean
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s*)?'([^']+)'|\bimport\(\s*'([^']+)'/g

/** The file below `src/` that a specifier means; packages and virtual modules mean none. */
function resolve(file: string, specifier: string) {
  if (!specifier.startsWith('.')) return undefined
  const base = posix.join(posix.dirname(file), specifier)
  const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => base + end)
    .find((path) => existsSync(`src/${path}`) && /\.[a-z]+$/.test(path))
  if (!found) throw new Error(`src/${file}: ${specifier} is not there`)
  return found
}

const sourceOf = (file: string) => readFileSync(`src/${file}`, 'utf8')

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

const imports: Import[] = files.flatMap((file) => {
  const text = sourceOf(file)
  return [...text.matchAll(statement)].flatMap((match) => {
    const target = resolve(file, match[2] ?? match[3] ?? '')
    const line = text.slice(0, match.index).trimEnd().split('\n').length + 1
    return target ? [{ file, line, target, type: Boolean(match[1]), lazy: Boolean(match[3]) }] : []
  })
})

const anything = /./
const site = /^site\.ts$/
const ui = /^ui\//

interface Rule {
  files: RegExp
  /** Project files beside those of the own folder. */
  may: RegExp[]
  /** Those that may be imported as types only. */
  types?: RegExp[]
  not?: RegExp
  /** The own folder is not allowed. */
  alone?: true
}

/** The first rule that fits a file holds; a comment tells what goes beyond DESIGN.md, and why. */
const rules: Rule[] = [
  // contact/protocol.ts: names that the form and the function share, as they share the schema.
  { files: /^(site|.*\/schema|contact\/protocol)\.ts$/, may: [], alone: true },
  // dataUrl.ts: the addresses of a page's card, of its Markdown and of the feeds, which the head names.
  { files: /^head\.ts$/, may: [site, /^dataUrl\.ts$/], types: [anything] },
  { files: /^page\.ts$/, may: [site], types: [anything] },
  { files: /^pages\//, may: [/^page\.ts$/, site], alone: true },
  { files: ui, may: [site] },
  // sections/index.ts is a registry of views, not one of them.
  { files: /\.server\.ts$|^prerender\//, may: [anything], not: /\.tsx$/ },
  // api.ts: SPEC.md, section 7; all reads and writes follow its one rule.
  // The list of articles is searched, and what is searched are articles: one subject in two folders.
  { files: /^(articles|search)\//, may: [ui, site, /^api\.ts$/, /^(articles|search)\//] },
  { files: /^contact\//, may: [ui, site, /^api\.ts$/] },
  { files: /^sections\//, may: [ui, /^(articles|search|contact)\/\w+\.tsx$/, site] },
  // navigation.ts: the screen for errors loads the page afresh, as a failed navigation does.
  { files: /^layout\//, may: [/^sections\//, ui, /^(head|page|navigation)\.ts$/, site] },
  // The function's tests run it as the programs for people do.
  { files: /^function\/runtime\//, may: [/^\.\.\/scripts\//, /^function\//] },
  {
    files: /^function\//,
    may: [/^contact\/(schema|protocol)\.ts$/, site],
    not: /^function\/runtime\//,
  },
  // From here on, files that DESIGN.md does not name. Leaves: fetching, and one address.
  { files: /^(api|dataUrl)\.ts$/, may: [] },
  // Fetches the data of a page and has its sections made ready.
  { files: /^navigation\.ts$/, may: [/^(dataUrl|sections\/index)\.ts$/], types: [/^page\.ts$/] },
  // The one route: its frame, its loader in the browser and while prerendering.
  {
    files: /^routes\.tsx$/,
    may: [/^layout\//, /^navigation\.ts$/, /^prerender\/load\.server\.ts$/],
  },
  // Starts the route, and tells the prerenderer the paths.
  { files: /^main\.tsx$/, may: [/^(routes|navigation|layout\/ready|prerender\/load\.server)\.ts/] },
  // Starts the app, and brings the one style sheet.
  { files: /^start\.ts$/, may: [/^main\.tsx$/, /^ui\/\w+\.css$/] },
  // Browser journeys see the built site only; they serve it by the programs for people.
  { files: /^e2e\//, may: [/^\.\.\/scripts\//, site] },
]

const ruleOf = (file: string) => rules.find((rule) => rule.files.test(file))
const told = ({ file, line, target }: Import) => `src/${file}:${line} imports src/${target}`

test('the walk finds the files and their imports', () => {
  const found = imports.map(told).map((text) => text.replace(/:\d+/, ''))
  expect(found).toContain('src/head.ts imports src/page.ts')
  expect(found).toContain('src/sections/index.ts imports src/articles/ArticleView.tsx')
  expect(found).toContain('src/routes.tsx imports src/prerender/load.server.ts')
})

test('every file has a rule', () => {
  expect(files.filter((file) => !ruleOf(file))).toEqual([])
})

test('every import is in the table', () => {
  const broken = imports.filter(({ file, target, type }) => {
    const rule = ruleOf(file)
    if (!rule || rule.not?.test(target)) return true
    const folder = /^[^/]+\//.exec(file)?.[0]
    if (!rule.alone && folder && target.startsWith(folder)) return false
    const allowed = type ? [...rule.may, ...(rule.types ?? [])] : rule.may
    return !allowed.some((pattern) => pattern.test(target))
  })
  expect(broken.map(told)).toEqual([])
})

describe('what the browser gets', () => {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    // Types are gone by then; a server file is told below, not entered.
    for (const { target, type } of imports.filter((each) => each.file === file))
      if (!type && /\.tsx?$/.test(target) && !target.endsWith('.server.ts')) visit(target)
  }
  for (const entry of ['start.ts', 'main.tsx']) visit(entry)
  const toServer = imports.filter(
    ({ file, target, type }) => reached.has(file) && !type && target.endsWith('.server.ts'),
  )

  test('holds no build-only file but behind the guard of the prerenderer', () => {
    expect(reached.size).toBeGreaterThan(30)
    expect(toServer.map(({ file, target }) => `${file} ${target}`).sort()).toEqual([
      'main.tsx prerender/load.server.ts',
      'routes.tsx prerender/load.server.ts',
    ])
    for (const { file, lazy } of toServer) {
      expect(lazy, file).toBe(true)
      // The guard is a constant of the build, so that the bundler drops the import.
      expect(sourceOf(file)).toMatch(/import\.meta\.env\.SSR(\)\s*return| \?) \(await import\(/)
    }
  })

  test('holds no page text, no prerendering and no function', () => {
    expect([...reached].filter((file) => /^(pages|prerender|function|e2e)\//.test(file))).toEqual(
      [],
    )
  })
})
