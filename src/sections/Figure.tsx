/** A figure under a heading. `figure` is its data in a page file and HTML when it gets here. */
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface FigureProps extends SectionHeading {
  figure: string
  background?: 'raised'
}

export function Figure({ figure, ...section }: FigureProps) {
  return (
    <SectionLayout {...section} layout="stacked">
      <div dangerouslySetInnerHTML={{ __html: figure }} />
    </SectionLayout>
  )
}
