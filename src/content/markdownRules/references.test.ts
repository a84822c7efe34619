import {
  leftoverDefinitions,
  mistypedReferences,
  undefinedFootnotes,
  undefinedReferences,
} from './references'
import { testRule } from './ruleCases'

testRule('a reference without a definition', undefinedReferences, {
  reported: [
    ['See [x][nope].', [1, '[x][nope] has no definition; write [text](/address)']],
    ['A\n[x][paln] b\n\n[plan]: /plan\n[plan]', [2, 'did you mean "plan"? Allowed: plan']],
    ['[plan][]', [1, '[plan][] has no definition']],
    ['[the *whole* plan][paln]', [1, 'has no definition']],
    ['![A plan][nope]', [1, '![A plan][nope] has no definition']],
    ['> - One\n>   ![plan]', [2, '![plan] has no definition']],
    ['| A |\n|---|\n| [x][nope] |', [3, 'has no definition']],
    ['## On [x][nope]', [1, 'has no definition']],
    // Whose text is taken apart by a bare address.
    ['[x][nope], "www.a.example"', [1, 'has no definition']],
  ],
  passed: [
    '[x][plan], [Plan][], [plan] and ![x][PLAN]\n\n[plan]: /plan',
    'They [sic] wrote [1] and [2], [ ] and [].',
    '- [ ] To do\n- [x] Done',
    'Law.[@a-law, Art. 5][@a-study] Wow![@a-study]',
    'In code: `[x][nope]`\n\n```\n[x][nope]\n```',
    '\\[x][nope] and [x]\\[nope] and !\\[x]',
    '[x](/a)[y](/b) ![x](/c.png)',
    'Really![^1]\n\n[^1]: Yes.',
  ],
})

testRule('a reference that is a letter off', mistypedReferences, {
  reported: [['[the paln]\n\n[the plan]: /plan', [1, 'did you mean [the plan]?']]],
  passed: [
    '[sic] and [1]\n\n[2]: /plan',
    '[the paln] and [the plan]\n\n[the plan]: /plan',
    '[the](/paln) [@the-paln]\n\n[the plan]: /plan',
  ],
})

testRule('a footnote without a text', undefinedFootnotes, {
  reported: [
    ['Claim.[^1]', [1, 'write [^1]: and its text']],
    ['A\n\nClaim.[^nte] B[^note]\n\n[^note]: Text.', [3, 'did you mean "note"? Allowed: note']],
    ['Claim.^[A note.]', [1, '^[A note.] is shown as it is written']],
  ],
  passed: ['Claim.[^1]\n\n[^1]: Text.', '`[^1]` \\[^1] 2^3'],
})

testRule('a definition twice', leftoverDefinitions, {
  reported: [
    ['[a]\n\n[a]: /a\n[a]: /b', [4, 'that of line 3 counts']],
    ['A[^1]\n\n[^1]: One.\n\n[^1]: Two.', [5, '[^1] is there twice']],
  ],
  passed: ['[a] ![b]\n\n[a]: /a\n[b]: /b.png', 'A[^1] B[^1]\n\n[^1]: One.'],
})

testRule('a definition that nothing uses', leftoverDefinitions, {
  isWarning: true,
  reported: [
    ['Text.\n\n[a]: /a', [3, '[a] is used nowhere']],
    ['Text.\n\n[^1]: One.', [3, '[^1] is used nowhere']],
  ],
  passed: [],
})
