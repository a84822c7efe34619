import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { site } from '../../site'
import { aliasProblems, currentPaths, withoutEnding } from './aliases'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'aliases-'))
  mkdirSync(join(root, 'public/embed/frame'), { recursive: true })
  writeFileSync(join(root, 'public/embed/frame/index.html'), '')
  writeFileSync(join(root, 'public/brochure.pdf'), '')
})
afterAll(() => rmSync(root, { recursive: true }))

/** A page at `/name`, in a file that lists its aliases from line 2 on. */
function page(name: string, ...aliases: string[]) {
  const file = join(root, `${name}.md`)
  writeFileSync(file, `aliases:\n${aliases.map((alias) => `- '${alias}'\n`).join('')}`)
  return { file, path: `/${name}`, aliases }
}
const problemsOf = (...pages: ReturnType<typeof page>[]) =>
  aliasProblems(pages, join(root, 'public')).map(
    ({ file, line, message }) => `${file.slice(root.length + 1)}:${line} ${message}`,
  )

test.each([
  '/articles/old-name',
  '/blog/2019/05/old+name',
  '/Blog/Old_Name.html',
  '/blog/old/',
  '/old.htm',
  '/p.php',
  '/caf%C3%A9',
  '/release-1.2',
  `/${'long-'.repeat(100)}`,
])('%s is an address that redirects', (alias) =>
  expect(problemsOf(page('plan', alias))).toEqual([]),
)

describe('an alias that is none, or would hide something, is refused', () => {
  test.each([
    ['old', 'single /'],
    ['//other.example/old', 'single /'],
    ['https://other.example/old', 'single /'],
    [`${site.origin}/old`, 'write /old'],
    ['/old?id=3', '? or #'],
    ['/old#part', '? or #'],
    ['/blog/*', 'pattern'],
    ['/blog/:splat', 'pattern'],
    ['/an old name', '%20'],
    ['/café', '%20'],
    ['/100%', '%20'],
    ['/a//b', 'empty part'],
    ['/a/../b', 'dots'],
    [`/${'longer/'.repeat(150)}x`, 'at most 800'],
    ['/api/contact', 'another address'],
    ['/data/plan.json', 'another address'],
    ['/feed.xml', 'another address'],
    ['/road.md', 'another address'],
    ['/articles/archive/1', 'another address'],
    ['/plan', 'already'],
    ['/plan/', 'already'],
    ['/plan/index.html', 'already'],
    ['/road', 'road.md'],
    ['/road.html', 'road.md'],
    ['/brochure.pdf', 'public/brochure.pdf'],
    ['/embed/frame/', 'public/embed/frame/index.html'],
  ])('%s', (alias, message) => {
    expect(problemsOf(page('road'), page('plan', '/fine', alias))).toEqual([
      expect.stringMatching(/^plan\.md:3 /),
    ])
    expect(problemsOf(page('road'), page('plan', alias))[0]).toContain(message)
  })

  test('one of two pages, or of one twice, in whichever spelling', () => {
    expect(problemsOf(page('plan', '/old'), page('road', '/old/'))).toEqual([
      expect.stringMatching(/^road\.md:2 .*plan\.md too$/),
    ])
    expect(problemsOf(page('plan', '/old', '/old.html'))).toEqual([
      expect.stringMatching(/^plan\.md:3 .*twice/),
    ])
  })
})

test('an older address is known in every spelling', () => {
  const current = currentPaths([page('plan', '/blog/old/', '/older.htm')])
  expect(['/blog/old', '/blog/old.html', '/blog/old/', '/older.htm'].map(current)).toEqual(
    Array(4).fill('/plan'),
  )
  expect(current('/older')).toBeUndefined()
})

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/plan/index', '/plan'],
  ['/plan.htm', '/plan.htm'],
])('%s without its ending is %s', (address, path) => expect(withoutEnding(address)).toBe(path))
