/** A page: its sections, one after the other; on a reading page, with a contents list of their headings beside them. */
import { useEffect, useMemo } from 'react'
import { fill } from '../locale'
import { componentOf, type Section } from '../sections'
import { Contents } from '../ui/Contents'
import { idOf } from '../ui/idOf'
import { notFoundPath } from '../urls'
import { table as words } from '../words'
import { NearestPage } from './NearestPage'
import { usePage } from './usePage'

function contentsOf(sections: readonly Section[] = []) {
  const headings = sections.map((section) => ('heading' in section && section.heading) || '')
  return headings.filter(Boolean).map((text) => ({ id: idOf(text), text, depth: 2 }))
}

/** Makes a box a tab stop with a name where it is too narrow for its table: the build did so for a phone. */
function updateTableBox(box: Element) {
  const table = box.querySelector('table')
  const name = table?.caption?.textContent ?? table?.getAttribute('aria-label') ?? words.unnamed
  const label = fill(words.wide, { name })
  const attributes = { tabindex: '0', role: 'region', 'aria-label': label }
  const isNarrow = box.scrollWidth > box.clientWidth
  for (const entry of Object.entries(attributes)) {
    if (isNarrow) box.setAttribute(...entry)
    else box.removeAttribute(entry[0])
  }
}

/** Watches the tables that the page has now. @returns a function that stops it */
function watchTables() {
  const observer = new ResizeObserver((entries) => {
    const boxes = entries.map(({ target }) => target.closest('.table-scroll') ?? target)
    boxes.forEach(updateTableBox)
  })
  for (const element of document.querySelectorAll('.table-scroll, .table-scroll table'))
    observer.observe(element)
  return () => observer.disconnect()
}

export function PageView() {
  const page = usePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other tables
  useEffect(watchTables, [page])
  // The hero and the end are not in the list.
  const contents = useMemo(() => contentsOf(page?.sections.slice(1, -1)), [page])
  if (!page) return null
  // In development the content of a page may change, which effects do not expect.
  const version = import.meta.env.DEV ? page.version : ''
  const views = page.sections.map(({ kind, ...props }: Section, index) => {
    const View = componentOf(kind)
    return <View key={`${page.path} ${version} ${index}`} {...props} />
  })
  if (page.path === notFoundPath)
    return (
      <>
        {views[0]}
        <NearestPage />
        {views.slice(1)}
      </>
    )
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
