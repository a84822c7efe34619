/** A page: its sections, one after the other; a skeleton while its data is loading. */
import { useLocation } from 'react-router-dom'
import { componentOf } from '../sections'
import { Skeleton } from './Skeleton'
import { usePage } from './usePage'

export function PageView() {
  const page = usePage()
  const { key } = useLocation()
  if (!page) return <Skeleton key={key} />
  return page.sections.map(({ kind, ...props }, index) => {
    const Section = componentOf(kind)
    return <Section key={`${page.path} ${index}`} {...props} />
  })
}
