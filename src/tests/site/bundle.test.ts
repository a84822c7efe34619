/** The scripts: no text of any page, so that a new page or article costs them nothing; nothing of development; licenses. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as identity from '../../site'
import { files, read } from './readDist'

const scripts = files
  .filter((file) => /^\/assets\/.+\.js$/.test(file))
  .map((file) => ({ file, code: read(file) }))

/** The firm's own words, such as its tagline in the footer, are part of the app. */
const identityText = JSON.stringify(identity)

/** Runs of plain words, which no escaping changes, in the strings of a page's data. */
function phrasesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(/[A-Za-z][A-Za-z ,]{28,}[A-Za-z]/g) ?? []
  return value && typeof value === 'object' ? Object.values(value).flatMap(phrasesIn) : []
}

it('holds no phrase of a page', () => {
  const phrases = files
    .filter((file) => file.startsWith('/data/'))
    .flatMap((file) => phrasesIn(JSON.parse(read(file))))
    .filter((phrase) => !identityText.includes(phrase))
  expect(phrases.length).toBeGreaterThan(100)
  expect(scripts.length).toBeGreaterThan(5)
  const found = scripts.flatMap(({ file, code }) =>
    phrases.filter((phrase) => code.includes(phrase)).map((phrase) => `${file}: ${phrase}`),
  )
  expect(found).toEqual([])
})

it('checks with valibot only the message of the contact form', () => {
  const checking = scripts.filter(({ code }) => code.includes('~standard'))
  expect(checking.map(({ file }) => file)).toEqual([expect.stringMatching(/^\/assets\/Contact-/)])
})

it('has a first script that stands alone, as every page waits for it', () => {
  const first = scripts.filter(({ file }) => file.startsWith('/assets/start-'))
  expect(first).toHaveLength(1)
  expect(first[0]?.code).not.toMatch(/\bimport\s*["'`{*\w]/)
  expect(first[0]?.code).toContain('import(')
})

/** What belongs to development, to the prerenderer or to this machine. */
const traces =
  /article-status|content:changed|data-route-error|vite-error-overlay|\/dev\/states|VITE_REACT_SSG/

/** The folders of the code, whose names the bundler leaves out. */
const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
const sources = new RegExp(`["'(/]src/(${folders.map(({ name }) => name).join('|')})/`)

it('nothing is left of development nor of the tools of the build, in any file', () => {
  expect(
    files.filter((file) => /static-loader-data|\/\.vite|\.map$|^\/(data\/)?dev\//.test(file)),
  ).toEqual([])
  const texts = files.filter((file) => /\.(css|html|js|json|svg|txt|xml|md)$|_headers/.test(file))
  const leaks = texts.filter((file) => {
    const content = read(file)
    return content.includes(process.cwd()) || traces.test(content) || sources.test(content)
  })
  expect(leaks).toEqual([])
  expect(scripts.filter(({ code }) => /helmet/i.test(code))).toEqual([])
})

// The bundler translates neither, and Safari has them from 16.4 and 17.4 on (caniuse.com).
it('has no pattern and no method that the oldest browsers lack', () => {
  const lacking = scripts.filter(({ code }) => /\(\?<[=!]|\.checkVisibility\b/.test(code))
  expect(lacking.map(({ file }) => file)).toEqual([])
})

it('lists the licenses of its packages, and of nothing that only the build uses', () => {
  const text = read('/licenses.txt')
  const titleOf = (name: string) => {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
    return `\n## ${name} - ${version} (`
  }
  for (const name of ['react-dom', '@headlessui/react', 'valibot', '@modular-forms/react'])
    expect(text).toContain(titleOf(name))
  for (const name of ['satori', 'typescript', 'vite-react-ssg'])
    expect(text).not.toContain(titleOf(name))
})

const mit = /Permission is hereby granted/
const ofFont = /SIL OPEN FONT LICENSE Version 1\.1/i
it.each([
  ['fraunces', ofFont],
  ['instrument-sans', ofFont],
  ['minisearch', mit],
  ['modular-forms-react', mit],
  ['orama-stemmers', /Apache License, Version 2\.0/],
  ['rolldown', mit],
  ['vite', mit],
])('has the license of %s, which the bundler does not see, as a file', (name, license) =>
  expect(read(`/licenses/${name}.txt`)).toMatch(license),
)
