/** Running text, a figure or a worksheet under a heading: Markdown or data in a page file, HTML when it gets here. */
import { Prose } from '../ui/Prose'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { fillInWhenOpen } from '../worksheets/fillInWhenOpen'

interface TextProps extends SectionHeading {
  /** Paragraphs, lists, h3 and below. */
  body: string
  background?: 'raised'
  layout?: 'stacked'
}

export function Text({ body, ...section }: TextProps) {
  return (
    <SectionLayout {...section}>
      <Prose html={body} ref={fillInWhenOpen} />
    </SectionLayout>
  )
}
