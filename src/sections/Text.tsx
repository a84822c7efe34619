/** Running text under a heading. `body` is Markdown in a page file and HTML when it gets here. */
import { Prose } from '../ui/Prose'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface TextProps extends SectionHeading {
  /** Markdown: paragraphs, lists, h3 and below. */
  body: string
  background?: 'raised'
}

export function Text({ body, ...section }: TextProps) {
  return (
    <SectionLayout {...section}>
      <Prose html={body} />
    </SectionLayout>
  )
}
