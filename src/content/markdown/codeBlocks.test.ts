import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { renderMarkdown } from './renderMarkdown'

const { DOMParser } = new JSDOM().window

async function figuresIn(markdown: string) {
  const { html } = await renderMarkdown(markdown)
  return [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('figure')]
}

test('a block says what it is for, above a button that names it', async () => {
  const [figure] = await figuresIn('```prompt For the team\'s first "interview"\nAsk.\n```')
  expect(figure?.querySelector('figcaption')?.textContent).toBe('For the team’s first “interview”')
  const button = figure?.querySelector('button')
  expect(button?.getAttribute('aria-label')).toBe('Copy: For the team\'s first "interview"')
  expect(button?.classList).toContain('needs-script')
  expect(figure?.querySelector('[role=status]')?.textContent).toBe('')
})

test('a block without a purpose has a button, and no caption', async () => {
  const [figure] = await figuresIn('- One\n\n  ```\n  two\n  ```\n')
  expect(figure?.querySelector('figcaption')).toBeNull()
  expect(figure?.querySelector('button')?.textContent).toBe('Copy')
})

test('what is copied is what was written, in each language', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('', 'text', 'prompt', 'ts', 'klingon'),
      fc.string({ unit: fc.constantFrom(...'ab <>&"\'$*_[]()#@\n'), minLength: 1 }),
      async (language, written) => {
        const figures = await figuresIn(`~~~~${language}\nx${written}x\n~~~~`)
        expect(
          figures.map((figure) => figure.querySelector('pre')?.textContent?.trimEnd()),
        ).toEqual([`x${written}x`])
      },
    ),
    { numRuns: 100 },
  ))

test('nothing has to be scrolled or styled in place', async () => {
  const { html } = await renderMarkdown('```ts Adds\nconst a = 1 + 1\n```')
  expect(html).not.toMatch(/tabindex|style=/)
})
