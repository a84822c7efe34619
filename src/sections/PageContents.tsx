/** The contents list of a long page: the headings of its sections, in a bar that stays in view on wide screens. */
import { useMemo } from 'react'
import { Contents } from '../articles/Contents'
import { idOf } from '../ui/SectionLayout'

export function PageContents({ headings }: { headings: readonly string[] }) {
  const items = useMemo(
    () => headings.map((text) => ({ id: idOf(text), text, depth: 2 })),
    [headings],
  )
  return (
    <div className="contents-bar no-print">
      <div className="wrapper">
        <Contents items={items} />
      </div>
    </div>
  )
}
