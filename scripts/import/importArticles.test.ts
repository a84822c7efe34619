/** The command on a small project: what it makes of posts, and what it refuses. */
import { expect, test } from 'vitest'
import { readSite } from '../../src/content/readSite'
import { categories, pagePaths } from '../../src/site'
import { commandOn } from '../../src/tests/fixture/command'
import { writeFiles } from '../../src/tests/fixture/files'
import { files, page } from '../../src/tests/fixture/smallSite'

const { root, run, read, options } = commandOn('scripts/importArticles.ts')

const first = `---
title: Plans: a first one
tags: [${categories[1]}, looms]
author: Ada Writer and Ben Writer
---
{% highlight js %}
const a = '{{ b }}'
{% endhighlight %}

See [that]({% post_url 2020-02-03-second %}), [nothing](/gone/) and \`{% raw %}\`.
{: .lead}

{% include figure.html src="img/a.svg" caption="What it shows" %}

<iframe src="https://www.youtube.com/embed/x1"></iframe>

:::tip
Do it.
:::

## Part {#own}

[Up](#own) {% include form.html %}
`

const second = `+++
title = "The second"
date = 2020-02-03T10:00:00Z
draft = true
+++
![](/img/a.svg) <b>B</b> [no](/100%)
`

const imported = `
\`\`\`js
const a = '{{ b }}'
\`\`\`

See [that](/articles/second), nothing and \`{% raw %}\`.

<figure><img src="/images/first/a.svg" alt="What it shows"><figcaption>What it shows</figcaption></figure>

<a href="https://www.youtube.com/watch?v=x1">youtube.com/watch?v=x1</a>

> [!tip]
> Do it.

## Part

[Up](#part) <!-- {% include form.html %} -->
`

test('posts of a folder are articles without mistakes, and stay when it runs again', async () => {
  const shared = ['articles/people.yaml', 'public/images/a.svg']
  writeFiles(root, [
    ['old/_posts/2020-01-02-first.md', first],
    ['old/notes/second.md', second],
    ['old/img/a.svg', files['public/images/a.svg'] ?? ''],
    ['src/pages/index.ts', page('The page', [])],
    [`src/pages${pagePaths.glossary}.ts`, files[`pages${pagePaths.glossary}.ts`] ?? ''],
    ...shared.map((name): [string, string] => [name, files[name] ?? '']),
  ])
  const { stdout, stderr } = run('old')
  expect([stderr, stdout]).toEqual(['', expect.stringContaining('2 of 2 posts taken')])
  expect(stdout).toMatch(/articles\/first\.md:\d+ \/gone\/ leads nowhere/)
  expect(stdout).toContain('{% include form.html %} is a comment now')
  const text = read('articles/first.md')
  expect(text.replace(/^---[\s\S]*?\n---\n/, '\n')).toBe(imported)
  expect(read('articles/second.md')).toContain('- /old/notes/second/\ndraft: true')
  const { problems, pages } = await readSite(options)
  const isOwn = ({ file, isWarning }: (typeof problems)[number]) =>
    /first|people/.test(file) && !isWarning
  expect(problems.filter(isOwn)).toEqual([])
  const { article, aliases } = pages.get('/articles/first') ?? {}
  expect(aliases).toEqual(['/2020/01/02/first'])
  expect(article).toMatchObject({
    title: 'Plans: a first one',
    category: categories[1],
    date: '2020-01-02',
  })
  expect(read('articles/people.yaml')).toContain('id: ben-writer')

  expect(run('old').stdout).toContain('0 of 2 posts taken')
  expect(read('articles/first.md')).toBe(text)
})

test('a folder without posts is refused in a sentence', () =>
  expect(run('src')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('src has no post'),
  }))
