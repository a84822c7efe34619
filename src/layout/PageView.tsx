/** A page: its sections, one after the other. */
import { useEffect } from 'react'
import { componentOf, type Section } from '../sections'
import { watchTables } from '../ui/watchTables'
import { usePage } from './usePage'

export function PageView() {
  const page = usePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other tables
  useEffect(watchTables, [page])
  if (!page) return null
  const views = page.sections.map(({ kind, ...props }: Section, index) => {
    const View = componentOf(kind)
    return <View key={`${page.path} ${index}`} {...props} />
  })
  if (page.template !== 'guide') return views
  // Between the hero and the end, the contents stand beside the text.
  const [hero, contents, ...text] = views
  const end = text.pop()
  return (
    <>
      {hero}
      <div className="guide reading wrapper">
        {contents}
        <div>{text}</div>
      </div>
      {end}
    </>
  )
}
