/** A page: its sections, one after the other; a skeleton while its data is loading. */
import { componentOf } from '../sections'
import { Skeleton } from './Skeleton'
import { usePage } from './usePage'

export function PageView() {
  const page = usePage()
  if (!page) return <Skeleton />
  return page.sections.map(({ kind, ...props }, index) => {
    const Section = componentOf(kind)
    return <Section key={`${page.path} ${index}`} {...props} />
  })
}
