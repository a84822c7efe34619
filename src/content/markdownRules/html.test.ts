import { foreignSyntax, rawHtml } from './html'
import { testRule } from './ruleCases'

testRule('HTML', rawHtml, {
  reported: [
    ['Is <b>bold</b> bold?', [1, '<b> is HTML, which is shown as it is written; write **text**']],
    ['A\n\n<div class="a">\nb\n</div>', [3, '<div> is HTML']],
    ['<iframe src="https://a.example"></iframe>', [1, '<iframe> is HTML']],
    ['One<br>two<br/>three', [1, 'a new paragraph']],
    ['One\ntwo <img src="/a.png">', [2, '![what it shows]']],
    ['<Chart data={1}/>', [1, '<Chart> is HTML']],
    ['<!-- yes -->\n<u>\n', [2, '<u> is HTML']],
    ['A\n\n<!-- no end\n\n## B', [3, 'has no end']],
    ['<?php echo 1 ?>', [1, '<php> is HTML']],
    ['<!DOCTYPE html>', [1, '<DOCTYPE> is HTML']],
  ],
  passed: [
    'One <!-- no --> two\n\n<!-- over\n\nlines -->',
    '`<b>` \\<b> &lt;b&gt; 1 < 2 > 1',
    '```html\n<b>\n```',
    '<https://a.example/>',
  ],
})

testRule('what other systems make something of', foreignSyntax, {
  reported: [
    ["import Chart from './Chart'", [1, 'an import of MDX']],
    ["A\n\nimport './a.css'", [3, 'an import of MDX']],
    ['export const a = 1', [1, 'an export of MDX']],
    ['A\n\n{new Date().getFullYear()}', [3, 'an expression of MDX']],
    ['{\n  a\n}', [1, '{ is shown']],
    ['A <Chart data={{ a: 1 }} /> b', [1, 'a tag of a template']],
    ['A <Chart data={a} of={"b"} /> c', [1, 'a component of MDX']],
    ['export default function Page() {', [1, 'an export of MDX']],
    ['Dear {{ name }},', [1, 'a tag of a template']],
    ['## Why {#why}', [1, 'an attribute']],
  ],
  passed: [
    'import duties and export rules from “the” plan',
    'export default values, and import from there',
    'A set {a, b} and `{{ name }}`',
    '```\nimport a from "b"\n```',
    'If A <B and C',
    '\\{a}',
  ],
})
