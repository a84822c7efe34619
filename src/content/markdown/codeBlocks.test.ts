import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { fill, quoted } from '../../locale'
import { renderText } from '../../tests/renderText'
import { copying } from '../../words'
import { plainText } from '../plainText'

const { DOMParser } = new JSDOM().window

async function figuresIn(markdown: string) {
  const { html } = await renderText(markdown)
  return [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('figure')]
}

const fence = (language: string, yaml: string) =>
  `Before.\n\n\`\`\`${language}\n${yaml}\n\`\`\`\n\nAfter.`
const steps =
  'items:\n  - title: One\n    text: Say "yes" -- or not.\n  - title: Two\n  - title: Three'
test('a figure is rendered, with quotes and dashes as around it', async () => {
  const { html, problems } = await renderText(
    fence('figure', `kind: flow\ncaption: A flow\n${steps}`),
  )
  expect(problems).toEqual([])
  expect(html).toContain('<figure class="figure flow"><figcaption>A flow</figcaption>')
  expect(html).toContain(`<p>Say ${quoted('yes')} – or not.</p>`)
  expect(html).not.toMatch(/<pre|<blockquote|style=/)
  expect(plainText(html)).toBe(`Before. A flow One Say ${quoted('yes')} – or not. Two Three After.`)
})

test.each([
  ['a mistyped kind', 'figure', 'kind: matrx\ncaption: A', '4 figure.kind', 'mean "matrix"?'],
  ['a missing text', 'figure', `kind: flow\n${steps}`, '4 figure.caption', 'missing'],
  ['a comment', 'figure', `kind: flow\ncaption: A #1\n${steps}`, '5 figure', '# begins a comment'],
])('%s in a block is reported with its line', async (_, language, yaml, place, message) => {
  const { problems } = await renderText(fence(language, yaml))
  const found = problems.map(({ line, field, message }) => `${line} ${field}: ${message}`)
  expect(found).toContainEqual(expect.stringContaining(`${place}: `))
  expect(found.join()).toContain(message)
})

test('a code block says what it is for, above a button that names it', async () => {
  const [figure] = await figuresIn('```prompt For the team\'s first "interview"\nAsk.\n```')
  const caption = figure?.querySelector('figcaption')?.textContent
  expect(caption).toBe(`For the team’s first ${quoted('interview')}`)
  const button = figure?.querySelector('button.needs-script')
  const purpose = 'For the team\'s first "interview"'
  expect(button?.getAttribute('aria-label')).toBe(fill(copying.purpose, { purpose }))
  expect(figure?.className).toBe('code-block spoken')
})

test('a code block without a purpose has a button, and no caption', async () =>
  expect((await renderText('- One\n\n  ```\n  two\n  ```\n')).html).toMatch(
    new RegExp(`<figure class="code-block">\\s*<button [^>]*>${copying.copy}<`),
  ))

// `constructor` is a name that every object inherits.
test.each(['', 'text', 'ts', 'constructor'])(
  'a code block shows what was written: %s',
  async (language) => {
    const written = 'a <b> &amp; "c"\n\n  $\' *d* [@e] # `f`'
    const [figure] = await figuresIn(`~~~${language}\n${written}\n~~~`)
    expect(figure?.querySelector('pre')?.textContent?.trimEnd()).toBe(written)
  },
)
