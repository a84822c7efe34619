/** Code links to pages by itself only while they are there. */
import { expect, test } from 'vitest'
import { pagePaths } from '../site'
import { article, files, page, read } from '../tests/fixture/smallSite'

const study = `- id: a-study
  kind: research
  author: A Reader
  title: A study
  date: "2024"
  evidence:
    heading: What readers did
    effect: They read on to the end of the page.
    advice: Write to the end of the page.
`
const pages = {
  [pagePaths.evidence]: page('All studies', []),
  [pagePaths.glossary]: page('All terms', [{ kind: 'glossary' }]),
}
const text = 'The warp.[@a-study]\n'
const site = {
  'articles/second.md': article('The second one', '', text),
  'articles/sources.yaml': `${files['articles/sources.yaml']}${study}`,
}

test.each(Object.keys(pages))('links lead to %s while it is there', async (path) => {
  const all = Object.entries(pages).map(([path, page]) => [`pages${path}.ts`, page])
  const linksIn = async (changes: Record<string, string | undefined>) => {
    const result = await read({ ...site, ...Object.fromEntries(all), ...changes })
    const second = result.site.articles.find(({ article }) => article.slug === 'second')
    const mistakes = result.site.problems.filter(({ isWarning }) => !isWarning)
    return { mistakes, links: second?.article.html.split('href="').slice(1).join('\n') }
  }
  const whole = await linksIn({})
  expect(whole.mistakes).toEqual([])
  expect(whole.links).toMatch(new RegExp(`^${path}[#"]`, 'm'))
  const without = await linksIn({ [`pages${path}.ts`]: undefined })
  expect(without.mistakes).toEqual([])
  expect(without.links).not.toContain(path)
})

test.each([
  ['glossary', { [`pages${pagePaths.glossary}.ts`]: undefined }],
  ['sources', { 'articles/sources.yaml': study }],
])('%s that no page shows are a warning', async (name, changes) => {
  const { problems } = await read(changes)
  expect(problems).toMatch(new RegExp(`^articles/${name}\\.yaml:1 warning: page: .*\`pagePaths\``))
})

test.each([
  ['advice: ', `advice: ${'and '.repeat(25)}`, 'advice: has more than 25 words'],
  ['effect: ', 'figure: 90%\n    effect: ', 'figure: is not how the effect begins'],
])('a study with %j as %j is a mistake', async (text, changed, problem) => {
  const wrong = study.replace(text, changed)
  const { problems } = await read({ ...site, 'articles/sources.yaml': wrong })
  expect(problems).toContain(problem)
})
