/** A page: its sections, one after the other; a skeleton while its data is loading. */
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { componentOf } from '../sections'
import { watchTables } from '../ui/watchTables'
import { Skeleton } from './Skeleton'
import { usePage } from './usePage'

export function PageView() {
  const page = usePage()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other tables
  useEffect(watchTables, [page])
  if (!page) return <Skeleton key={key} />
  return page.sections.map(({ kind, ...props }, index) => {
    const Section = componentOf(kind)
    return <Section key={`${page.path} ${index}`} {...props} />
  })
}
