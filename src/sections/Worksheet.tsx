/** A worksheet under a heading. `worksheet` is its data in a page file and HTML when it gets here. */
import { Prose } from '../ui/Prose'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { fillInWhenOpen } from '../worksheets/fillInWhenOpen'

interface WorksheetProps extends SectionHeading {
  worksheet: string
}

export function Worksheet({ worksheet, ...section }: WorksheetProps) {
  return (
    <SectionLayout {...section} layout="stacked">
      <div ref={fillInWhenOpen}>
        <Prose html={worksheet} />
      </div>
    </SectionLayout>
  )
}
