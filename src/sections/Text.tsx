/** Running text, a table, a figure or a worksheet, mostly under a heading. */
import { type Html, Prose } from '../ui/Prose'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { fillInWhenOpen } from '../worksheets/fillInWhenOpen'

interface TextProps extends Partial<SectionHeading> {
  /** The text, whose headings are h3 and below. */
  body: Html
  layout?: 'stacked'
}

export function Text({ body, ...section }: TextProps) {
  return (
    <SectionLayout {...section}>
      <Prose {...body} ref={fillInWhenOpen} />
    </SectionLayout>
  )
}
