/** A page: its sections, one after the other; on a reading page, their headings stand beside them as contents. */
import { useEffect, useMemo } from 'react'
import { componentOf, type Section } from '../sections'
import { Contents } from '../ui/Contents'
import { idOf } from '../ui/idOf'
import { watchTables } from '../ui/watchTables'
import { usePage } from './usePage'

function contentsOf(sections: readonly Section[] = []) {
  const headings = sections.map((section) => ('heading' in section && section.heading) || '')
  return headings.filter(Boolean).map((text) => ({ id: idOf(text), text, depth: 2 }))
}

export function PageView() {
  const page = usePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other tables
  useEffect(watchTables, [page])
  // Between the hero and the end.
  const contents = useMemo(() => contentsOf(page?.sections.slice(1, -1)), [page])
  if (!page) return null
  const views = page.sections.map(({ kind, ...props }: Section, index) => {
    const View = componentOf(kind)
    return <View key={`${page.path} ${index}`} {...props} />
  })
  if (page.template !== 'reading') return views
  return (
    <>
      {views[0]}
      <div className="guide wrapper pt-10 md:pt-14">
        <div className="page-contents no-print">
          <Contents items={contents} />
        </div>
        <div>{views.slice(1, -1)}</div>
      </div>
      {views.at(-1)}
    </>
  )
}
