import { describe, expect, test } from 'vitest'
import { feedHtml } from '../../build/feeds/feedHtml'
import { plainText } from '../plainText'
import { drawFigures, figureHtml, problemsOfFigure } from './figures'
import { printMarkdown } from './printMarkdown'
import { parseMarkdown, renderMarkdown } from './renderMarkdown'

const fence = (yaml: string) => `Before.\n\n\`\`\`figure\n${yaml}\n\`\`\`\n\nAfter.`
const steps =
  'items:\n  - title: One\n    text: Say "yes" -- or not.\n  - title: Two\n  - title: Three'

async function render(yaml: string) {
  const tree = parseMarkdown(fence(yaml))
  const problems = drawFigures(tree)
  const markdown = printMarkdown(tree, '/articles/a')
  return { problems, markdown, ...(await renderMarkdown(tree)) }
}

describe('a figure in a text', () => {
  test('is drawn, with quotes and dashes as around it', async () => {
    const { html, problems } = await render(`kind: loop\ncaption: A loop\n${steps}`)
    expect(problems).toEqual([])
    expect(html).toContain('<figure class="figure loop"><figcaption>A loop</figcaption>')
    expect(html).toContain('<p>Say “yes” – or not.</p>')
    expect(html).toContain('After “Three”, “One” again.')
    expect(html).toContain('viewBox="0 0 ')
    expect(html).not.toMatch(/<pre|<blockquote|style=/)
  })

  test('is a list as Markdown, in a feed and to the search', async () => {
    const { html, markdown } = await render(`kind: hub\ncaption: A hub\ncenter: All\n${steps}`)
    expect(markdown).toContain('> A hub\n>\n> All\n>\n> 1. **One**')
    expect(feedHtml({ html }, '/articles/a')).toContain(
      '<figcaption>A hub</figcaption><div><p>All</p></div><ol><li><strong>One</strong>',
    )
    expect(plainText(html)).toBe('Before. A hub All One Say “yes” – or not. Two Three After.')
  })
})

describe('a mistake in a figure', () => {
  test.each([
    ['a mistyped kind', 'kind: matrx\ncaption: A', 4, 'figure.kind', /did you mean "matrix"/],
    ['an unknown kind', 'kind: pie\ncaption: A', 4, 'figure.kind', /"pie"; allowed: flow, loop/],
    [
      'an unknown key',
      `kind: flow\ncolour: red\ncaption: A\n${steps}`,
      5,
      'figure.colour',
      /no key/,
    ],
    ['a missing text', `kind: flow\n${steps}`, 4, 'figure.caption', /missing/],
    ['a citation', `kind: flow\ncaption: A [@b]\n${steps}`, 5, 'figure.caption', /cite it in/],
    [
      'a long text',
      `kind: flow\ncaption: A\nitems:\n  - title: One\n  - title: ${'a'.repeat(49)}`,
      8,
      'figure.items.1.title',
      /49 characters; at most 48/,
    ],
    [
      'too many entries',
      `kind: flow\ncaption: A\nitems:${'\n  - title: One'.repeat(10)}`,
      7,
      'figure.items',
      /10 entries; at most 9/,
    ],
    ['no kind', `caption: A\n${steps}`, 4, 'figure.kind', /missing; allowed: flow, loop/],
    ['no entries', 'kind: flow\ncaption: A\nitems: []', 6, 'figure.items', /0 entries; at least 2/],
    [
      'a text in place of a list',
      'kind: flow\ncaption: A\nitems: One',
      6,
      'figure.items',
      /a list is required/,
    ],
    ['a part that YAML leaves out', `kind: flow\ncaption: A #1\n${steps}`, 5, 'figure', /" #"/],
    ['a reference', `kind: flow\ncaption: *A\n${steps}`, 5, 'figure', /begins with \*/],
    ['no YAML', 'kind: flow\ncaption: a: b', 5, 'figure.caption', /straight quotes/],
    ['nothing', '', 4, 'figure', /keys and values/],
  ])('%s is reported with its line', async (_, yaml, line, field, message) => {
    const { problems } = await render(yaml)
    expect(problems).toContainEqual({ line, field, message: expect.stringMatching(message) })
  })
})

test('the figure of a page is drawn and checked by the same rules', () => {
  const items = [{ title: 'One' }, { title: 'Two' }]
  expect(figureHtml({ kind: 'flow', caption: 'A', items })).toMatch(
    /<ol [^>]*role="list"[^>]*><li>/,
  )
  expect(problemsOfFigure({ kind: 'loop', caption: 'A', items })).toMatchObject([
    { field: 'figure.items', message: 'has 2 entries; at least 3 are required' },
  ])
})
