/** Running text, a table, a figure or a worksheet, mostly under a heading. */
import { useMemo } from 'react'
import { Folded } from '../ui/Folded'
import { type Html, Prose } from '../ui/Prose'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { fillInWhenOpen } from '../worksheets/fillInWhenOpen'

interface TextProps extends Partial<SectionHeading> {
  /** The text, whose headings are h3 and below. */
  body: Html
  layout?: 'stacked'
  /** Whether a phone shows it only once its heading is tapped. */
  folded?: true
}

export function Text({ body, folded, ...section }: TextProps) {
  const ref = useMemo(() => fillInWhenOpen(body.html), [body.html])
  const text = <Prose {...body} ref={ref} />
  const { heading } = section
  return (
    <SectionLayout {...section} list={folded && 'row'}>
      {folded && heading ? <Folded title={heading}>{text}</Folded> : text}
    </SectionLayout>
  )
}
