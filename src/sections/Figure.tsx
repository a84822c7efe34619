/** A figure under a heading. `figure` is its data in a page file and HTML when it gets here. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface FigureProps extends SectionHeading {
  figure: string
  /** Below the figure: what its caption has no room for. */
  note?: string
  /** Beside the heading, for a figure that needs less than all columns. */
  layout?: 'split'
  background?: 'raised'
}

export function Figure({ figure, note, layout, ...section }: FigureProps) {
  return (
    <SectionLayout {...section} layout={layout ?? 'stacked'}>
      <div dangerouslySetInnerHTML={{ __html: figure }} />
      {note && <p className="mt-6 mb-0 measure">{note}</p>}
    </SectionLayout>
  )
}
