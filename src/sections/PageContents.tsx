/** The contents list of a page: the headings of its sections, below the hero, or beside the text of a guide on wide screens. */
import { useMemo } from 'react'
import { Contents } from '../articles/Contents'
import { idOf } from '../ui/idOf'

interface PageContentsProps {
  headings: readonly string[]
}

export function PageContents({ headings }: PageContentsProps) {
  const items = useMemo(
    () => headings.map((text) => ({ id: idOf(text), text, depth: 2 })),
    [headings],
  )
  return (
    <div className="page-contents no-print">
      <div className="wrapper">
        <Contents items={items} />
      </div>
    </div>
  )
}
