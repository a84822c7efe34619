import { expect, test } from 'vitest'
import { renderText } from '../tests/renderText'
import { plainText } from './plainText'

test.each([
  ['R&D, &lt;b> and 1 < 2', 'R&D, <b> and 1 < 2'],
  ['CO<sub>2</sub> of **two** *loom*s<br>and [one](/a).', 'CO2 of two looms and one.'],
  ['One.[^1]\n\nTwo.\n\n[^1]: Note.', 'One. Two. Note.'],
  ['[Out](https://a.example) of it.', 'Out of it.'],
])('of %j the plain text is what a visitor reads', async (markdown, expected) => {
  const text = plainText((await renderText(markdown)).html)
  expect(text).toBe(expected)
})

test.each([
  ['AT&amp;T&nbsp;&#x26; <svg><text>drawn</text></svg><button>Copy</button>more', 'AT&T & more'],
  ['<ul><li>One<li>Two</ul>', 'One Two'],
])('of %j it is %j', (html, text) => expect(plainText(html)).toBe(text))
