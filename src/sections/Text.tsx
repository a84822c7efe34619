/** Running text under a heading. `body` is Markdown in a page file and HTML when it gets here. */

import { Prose } from '../ui/Prose'
import { Frame } from '../ui/SectionLayout'

export interface TextProps {
  heading?: string
  intro?: string
  /** Markdown: paragraphs, lists, h3 and below. */
  body: string
  ground?: 'paper' | 'raised'
}

export function Text({ heading, intro, body, ground }: TextProps) {
  return (
    <Frame heading={heading} intro={intro} ground={ground}>
      <Prose html={body} />
    </Frame>
  )
}
