import { articlesOnly } from './articlesOnly'
import { testRule } from './ruleCases'

const onlyInArticles = ['A\n\n```js\n1\n```', '- [x] Done', 'A[^1]\n\n[^1]: B.', 'A.[@a-study]']

testRule('what pages do not have', articlesOnly, {
  kind: 'page',
  reported: [
    ['A\n\n```js\n1\n```', [3, 'has ```js; code blocks are for articles. Allowed: paragraphs']],
    ['- A\n- [ ] B', [2, 'task lists are for articles']],
    ['A[^1]\n\n[^1]: B.', [3, 'footnotes are for articles']],
    ['A.[@a-study, p. 3]', [1, 'has [@a-study, p. 3]; citations are for articles']],
  ],
  passed: ['A\n\n- B\n\n| C |\n|---|\n| 1 |\n\n### D\n\n> E `[@a-study]` [a](/b)'],
})

testRule('what articles have', articlesOnly, { reported: [], passed: onlyInArticles })
