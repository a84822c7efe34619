/** The contents list of a page: the headings of its sections, in view on wide screens, where it is a bar or stands beside the text. */
import { useMemo } from 'react'
import { Contents } from '../articles/Contents'
import { idOf } from '../ui/idOf'

interface PageContentsProps {
  headings: readonly string[]
  /** Beside the text, in a column of its own. */
  beside: boolean
}

export function PageContents({ headings, beside }: PageContentsProps) {
  const items = useMemo(
    () => headings.map((text) => ({ id: idOf(text), text, depth: 2 })),
    [headings],
  )
  return (
    <div className={`${beside ? 'contents-beside' : 'contents-bar'} no-print`}>
      <div className="wrapper">
        <Contents items={items} />
      </div>
    </div>
  )
}
