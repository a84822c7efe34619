/** The build itself, on a copy of the project: odd characters survive, a mistake stops it. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, it } from 'vitest'

let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'site-'))
  const needed = ['src', 'articles', 'public', 'index.html', 'package.json', 'tsconfig.json']
  for (const name of [...needed, 'package-lock.json', 'vite.config.ts', 'uno.config.ts'])
    cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** The build as from a shell: the test runner's own mode must not reach it. */
const { MODE, NODE_ENV, VITEST, ...env } = process.env
const build = () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: copy,
    encoding: 'utf8',
    // Anyone's own origin, as for a deploy.
    env: { ...env, SITE_URL: 'https://www.other.example/' },
  })
  return { status, said: stdout + stderr }
}

const odd = ['$$', 'R$&D', "$'", '</script>', '<b>']

const article = (title: string, extra = '') => `---
title: ${title}
description: An article that is there to see whether odd characters come out as they were written down.
excerpt: An article that is there to see whether odd characters come out as written.
category: Operations
date: 2026-01-02
author: Maren Calloway
keywords: [odd characters]
${extra}---

Written: ${odd.join(' and ')} and \`\` $\` \`\` end.
`

/** The files of the copy's `dist/` that hold a text. */
const holding = (text: string) =>
  readdirSync(join(copy, 'dist'), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file.includes(text) || readFileSync(file).includes(text))

it('lets odd characters come out as written, in an article and in a page, and drafts stay out', () => {
  writeFileSync(
    join(copy, 'articles/unfinished-thoughts.md'),
    `${article('Unfinished thoughts', 'draft: true\n')}Not to be seen: zymurgy.\n`,
  )
  writeFileSync(
    join(copy, 'articles/odd-characters.md'),
    article("'Odd: $$ R$&D $` $'' </script> <b>'"),
  )
  const about = join(copy, 'src/pages/about.ts')
  const words = JSON.stringify(`${odd.join(' ')} $\``)
  writeFileSync(
    about,
    readFileSync(about, 'utf8').replace(
      /sections: \[/,
      (found) =>
        `${found}{ kind: 'steps', heading: ${words}, items: [{ title: 'a', text: ${words} }] },`,
    ),
  )
  const { status, said } = build()
  expect(status, said).toBe(0)

  const textOf = (file: string) =>
    new JSDOM(readFileSync(join(copy, 'dist', file), 'utf8')).window.document
  const odds = textOf('articles/odd-characters.html')
  expect(odds.querySelector('h1')?.textContent).toBe("Odd: $$ R$&D $` $' </script> <b>")
  expect(odds.title).toContain("Odd: $$ R$&D $` $' </script> <b>")
  expect(odds.querySelector('.prose')?.textContent).toContain(
    `Written: ${odd.join(' and ')} and $\` end.`,
  )
  for (const file of ['feed.xml', 'atom.xml']) {
    const { DOMParser } = new JSDOM('').window
    const document = new DOMParser().parseFromString(
      readFileSync(join(copy, 'dist', file), 'utf8'),
      'text/xml',
    )
    const titles = [...document.getElementsByTagName('title')].map(({ textContent }) => textContent)
    expect(titles, file).toContain("Odd: $$ R$&D $` $' </script> <b>")
  }
  const graph = odds.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  expect(JSON.parse(graph)['@graph'][0].name).toBe("Odd: $$ R$&D $` $' </script> <b>")
  const canonical = odds.querySelector('link[rel=canonical]')?.getAttribute('href')
  expect(canonical).toBe('https://www.other.example/articles/odd-characters')
  // The sample PDF is made before the build, by a program of its own.
  const left = holding('https://www.heddlereed.example').filter((file) => !file.endsWith('.pdf'))
  expect(left).toEqual([])

  for (const trace of ['unfinished-thoughts', 'Unfinished thoughts', 'zymurgy'])
    expect(holding(trace)).toEqual([])

  expect(textOf('about.html').querySelector('h2')?.textContent).toBe(`${odd.join(' ')} $\``)
})

it('stops at a bad article and a dead link, with file, line and field', () => {
  const file = join(copy, 'articles/odd-characters.md')
  writeFileSync(file, article('Odd title', 'cover: /images/none.png\n'))
  const bad = build()
  expect(bad.status).not.toBe(0)
  expect(bad.said).toContain('articles/odd-characters.md:9 cover: /images/none.png is not there')

  writeFileSync(file, article('Odd title', 'updated: 2999-01-01\n'))
  const ahead = build()
  expect(ahead.status).not.toBe(0)
  expect(ahead.said).toContain('articles/odd-characters.md:9 updated: is 2999-01-01, in the future')

  writeFileSync(file, `${article('Odd title')}\nA [dead link](/nowhere).\n`)
  const dead = build()
  expect(dead.status).not.toBe(0)
  expect(dead.said).toContain('articles/odd-characters.md:13 link: /nowhere leads nowhere')
})
