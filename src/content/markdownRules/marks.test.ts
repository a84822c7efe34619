import { emptyLinks, marksThatAreText } from './marks'
import { testRule } from './ruleCases'

testRule('a mark that is shown as text', marksThatAreText, {
  reported: [
    ['[a](/b c)', [1, 'an address has no spaces']],
    ['A\n\n[a](/b', [3, 'ends with a parenthesis']],
    ['![a](/my plan.png)', [1, 'an address has no spaces']],
    ['[a] (/b)', [1, 'no space stands between']],
    ['(a)[/b]', [1, 'the text comes first']],
    ['[a]: /b c', [1, '[a]: /b c is shown as it is written']],
    ['A **bold ** b', [1, '** is shown as it is written'], [1, '** is shown as it is written']],
    ['A **bold', [1, '\\ before it']],
    ['A ~~b', [1, '~~ is shown']],
    ['A `code', [1, '` is shown']],
    ['A\n\n-\u00a0a\n-\u00a0b', [3, 'no no-break space'], [4, 'no no-break space']],
    ['• a\n• b', [1, 'begins with - and a space'], [2, 'begins with - and a space']],
  ],
  passed: [
    '[a](/b) ![a](/c.png) [a](</b c> "d") **bold** *it* ~~no~~ `code` ``a`b``',
    '\\*\\*a \\` \\~~ [a]\\(/b)',
    'f(x)[0] and [sic] (that is) and a_b 2 * 3',
    '[Ann]: Hello.',
    '[a]\n\n[a]: /b',
    '```\n**a\n```',
    '**a *b* c**',
    '- a\u00a0b',
  ],
})

testRule('a link without words', emptyLinks, {
  reported: [
    ['A\n\n[](/contact)', [3, 'the link to /contact has no words']],
    ['[ ](/contact)', [1, 'has no words']],
    ['[\u200b](/contact)', [1, 'has no words']],
    ['[![](/a.png)](/contact)', [1, 'has no words']],
    ['[]()', [1, 'the link to nothing has no words']],
  ],
  passed: ['[a](/contact) <https://a.example/>', '[![A plan](/a.png)](/contact)', '[`a`](/b)'],
})
