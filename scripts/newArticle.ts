/** `npm run new:article -- "Title"`: a draft in `articles/`, named after its title, ready to fill in. */
import { existsSync, writeFileSync } from 'node:fs'
import { categories } from '../src/articles/schema'
import { people } from '../src/site'

const title = process.argv[2]?.trim()
if (!title) throw new Error('A title is required: npm run new:article -- "Title"')
const slug = title
  .toLowerCase()
  .normalize('NFKD')
  .replace(/[^a-z0-9]+/g, '-')
  .replace(/^-|-$/g, '')
const file = `articles/${slug}.md`
if (existsSync(file)) throw new Error(`${file} is there already; choose another title`)

writeFileSync(
  file,
  `---
title: ${JSON.stringify(title)}
description: For search results, 70 to 160 characters. Say what the reader will be able to do afterwards.
excerpt: For the card, 60 to 170 characters. One or two sentences that make a busy reader click.
category: ${categories[0]} # or ${categories.slice(1).join(', ')}
date: ${new Date().toISOString().slice(0, 10)}
author: ${Object.keys(people)[0]} # or ${Object.keys(people).slice(1).join(', ')}
keywords:
  - first keyword
draft: true # remove this line to publish
---

Begin with the claim, in two sentences.

## A heading that says something
`,
)
console.log(file)
