/** Running text, a table or a figure, mostly under a heading. */
import { Folded } from '../ui/Folded'
import { type Html, Prose } from '../ui/Prose'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface TextProps extends Partial<SectionHeading> {
  /** The text, whose headings are h3 and below. */
  body: Html
  layout?: 'stacked'
  /** Whether a phone shows it only once its heading is tapped. */
  folded?: true
}

export function Text({ body, folded, ...section }: TextProps) {
  const text = <Prose {...body} />
  const { heading } = section
  return (
    <SectionLayout {...section} list={folded && 'row'}>
      {folded && heading ? <Folded title={heading}>{text}</Folded> : text}
    </SectionLayout>
  )
}
