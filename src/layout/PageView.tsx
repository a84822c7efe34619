/** A page: its sections, one after the other; a skeleton while its data is loading. */
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { componentOf, type Section } from '../sections'
import { watchTables } from '../ui/watchTables'
import { Skeleton } from './Skeleton'
import { usePage } from './usePage'

export function PageView() {
  const page = usePage()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other tables
  useEffect(watchTables, [page])
  if (!page) return <Skeleton key={key} />
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
