/** A text of a made-up article, rendered, with the lines of the text as those of the file. */

import type { TextContext } from '../content/markdown/parseMarkdown'
import { renderMarkdown } from '../content/markdown/renderMarkdown'
import { picturesIn } from '../content/pictures'

export const renderText = (markdown: string, context: Partial<TextContext> = {}) =>
  renderMarkdown(markdown, {
    file: 'articles/plan.md',
    lineOf: (line) => line,
    kind: 'article',
    path: '/articles/plan',
    pictures: picturesIn('public'),
    ...context,
  })
