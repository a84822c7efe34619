/** The command on a small blog: what becomes of its posts, and that it says what is left to do. */
import { beforeAll, expect, test } from 'vitest'
import { splitFrontMatter } from '../../src/content/yaml'
import { categories, founder } from '../../src/site'
import { commandOn } from '../../src/tests/fixture/command'
import { fixtureFiles, linkPackages, writeFiles } from '../../src/tests/fixture/files'

const { root, run, read } = commandOn('scripts/importArticles.ts')

const first = `---
layout: post
title: "Plans:
a first one"
lang: fr_CA
tags: [${categories[1]}, looms]
author: ada.w
location: Nantes
redirect_from: /old/first.html
---
![](/img/a.svg "L'outil d'édition") ![A loom](../img/a.svg "L'outil") <img alt=A
  src="/img/a.svg?v=1">

[That](/notes/2020/02/03/second/#part "L'autre billet"), [here](#loutil), https://www.blog.example/notes/2020/02/03/second,
[mail](mailto:a@blog.example), [more][1], [other](/notes/about/), \`[a](/notes/2020/02/03/second)\`.

[1]: <2020-02-03-second.md> 'More'

## L'outil

::: lead
{% include form.html %} <b title="/img/a.svg">B</b>
:::
`

const imported = `![L'outil d'édition](</images/first/a.svg>) ![A loom](/images/first/a.svg "L'outil") <img alt=A
  src="/images/first/a.svg">

[That](/articles/second#part "L'autre billet"), [here](#l-outil), [https://www.blog.example/notes/2020/02/03/second](/articles/second),
[mail](mailto:a@blog.example), [more][1], [other](https://blog.example/notes/about/), \`[a](/notes/2020/02/03/second)\`.
`

const second = `+++
title = "The second"
date = 2020-02-03T10:00:00Z
image = "/img/a.svg"
+++
## Part

The text.
`

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>'

beforeAll(() => {
  linkPackages('node_modules', `${root}/node_modules`)
  writeFiles(root, [
    ...fixtureFiles(),
    ['old/_config.yml', 'url: https://blog.example\nbaseurl: /notes\n'],
    ['old/_authors/ada.w.md', '---\nfullname: Ada Writer\n---\n'],
    ['old/_posts/2020-01-02-first.md', first],
    ['old/_posts/2020-02-03-second.md', second],
    ['old/_posts/README.md', 'No post.\n'],
    ['old/img/a.svg', picture],
  ])
})

test('posts are articles, with what is not known as it was, which the report lists', () => {
  const { stdout, stderr } = run('old/_posts', '--address', '/:year/:month/:day/:title')
  expect(stdout).toContain('2 of 2 posts taken, of which 1 build as they are')
  expect(stdout).toContain('old/_posts/README.md has no front matter')
  const mistakes = stderr.split('\n').filter((line) => line && !line.includes('warning:'))
  expect(mistakes).toEqual([
    expect.stringMatching(/^articles\/first\.md:\d+ syntax: ::: lead/),
    expect.stringMatching(/^articles\/first\.md:\d+ syntax: \{% include form\.html %\}/),
    expect.stringMatching(/^articles\/first\.md:\d+ syntax: :::/),
  ])
  const { frontMatter, body } = splitFrontMatter(read('articles/first.md'))
  expect(frontMatter).toBe(`title: "Plans: a first one"
category: ${categories[1]}
date: 2020-01-02
author: Ada Writer
keywords:
  - ${categories[1]}
  - looms
language: fr-CA
aliases:
  - /notes/2020/01/02/first
  - /old/first.html
layout: post
location: Nantes`)
  const rest = first
    .slice(first.indexOf('\n[1]:'))
    .replace('2020-02-03-second.md', '/articles/second')
  expect(body).toBe(imported + rest)
  expect(read('public/images/first/a.svg')).toBe(picture)
  expect(read('articles/second.md')).toBe(`---
title: The second
category: ${categories[0]}
date: 2020-02-03
author: ${founder.author}
cover: /images/second/a.svg
aliases:
  - /notes/2020/02/03/second
---
## Part

The text.
`)
  expect(read('articles/people.yaml')).toContain(
    '- name: Ada Writer\n  id: ada-writer\n  former: true\n',
  )
})

test('what is here already stays', () => {
  const { stdout } = run('old/_posts')
  expect(stdout).toContain('first.md is not read, as articles/first.md is there already')
  expect(stdout).toContain('0 of 2 posts taken')
})

test('a folder without posts is refused in a sentence', () =>
  expect(run('src')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('src has no post'),
  }))
