/** A page: its sections, one after the other; on a reading page, their headings stand beside them as contents. */
import { useEffect, useMemo } from 'react'
import { fill } from '../locale'
import { componentOf, type Section } from '../sections'
import { Contents } from '../ui/Contents'
import { idOf } from '../ui/idOf'
import { table as words } from '../words'
import { usePage } from './usePage'

function contentsOf(sections: readonly Section[] = []) {
  const headings = sections.map((section) => ('heading' in section && section.heading) || '')
  return headings.filter(Boolean).map((text) => ({ id: idOf(text), text, depth: 2 }))
}

/**
 * A box that is too narrow for its table becomes a tab stop with a name, so that it can be scrolled by keyboard and is
 * announced; one that is not would be nothing to stop at.
 */
function updateTableBox(box: Element) {
  const table = box.querySelector('table')
  const name = table?.caption?.textContent ?? table?.getAttribute('aria-label') ?? words.unnamed
  const label = fill(words.wide, { name })
  const attributes = { tabindex: '0', role: 'region', 'aria-label': label }
  const isNarrow = box.scrollWidth > box.clientWidth
  for (const [attribute, value] of Object.entries(attributes))
    if (isNarrow) box.setAttribute(attribute, value)
    else box.removeAttribute(attribute)
}

/** Watches the tables that the page has now. @returns what ends that */
function watchTables() {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) updateTableBox(target.closest('.table-scroll') ?? target)
  })
  for (const element of document.querySelectorAll('.table-scroll, .table-scroll table'))
    observer.observe(element)
  return () => observer.disconnect()
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
      {views.slice(-1)}
    </>
  )
}
