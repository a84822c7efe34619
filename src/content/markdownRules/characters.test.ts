import { invisibleCharacters, lostCharacters } from './characters'
import { testRule } from './ruleCases'

testRule('a character that nobody sees', invisibleCharacters, {
  isWarning: true,
  reported: [
    ['A\n\n## A\u00a0plan', [3, 'U+00A0']],
    ['## A\u200bplan', [1, 'U+200B']],
    ['## A\u00adplan', [1, 'U+00AD']],
    ['[a](/pl\u200ban)', [1, 'U+200B']],
    ['[a](/pl%E2%80%8Ban)', [1, 'U+200B']],
    ['[a\u202eb](/plan)', [1, 'U+202E']],
    ['[a]\n\n[a]: /pl\u200ban', [3, 'U+200B']],
  ],
  passed: ['A\u00a0plan', '## 👩‍💻 and ❤️‍🔥', '## A plan', '[a](/%zz)', '`a\u200b`'],
})

testRule('a character that was lost', lostCharacters, {
  reported: [['A\n\nna\ufffdve `\ufffd`', [3, 'save the file as UTF-8']]],
  passed: ['naïve'],
})
