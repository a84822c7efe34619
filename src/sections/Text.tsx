/** Running text, a table, a figure or a worksheet under a heading: Markdown or data in a page file, HTML when it gets here. */
import { Prose } from '../ui/Prose'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { fillInWhenOpen } from '../worksheets/fillInWhenOpen'

interface TextProps extends Partial<SectionHeading> {
  /** Paragraphs, lists, h3 and below. */
  body: string
  note?: string
  background?: 'raised'
  layout?: 'stacked'
}

export function Text({ body, note, ...section }: TextProps) {
  return (
    <SectionLayout {...section}>
      <Prose html={body} ref={fillInWhenOpen} />
      {note && <p className="text-sm text-muted m-0 measure">{note}</p>}
    </SectionLayout>
  )
}
