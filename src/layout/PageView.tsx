/** A page: its sections, one after the other; a skeleton while an article is being loaded. */
import { useLoaderData, useNavigation } from 'react-router-dom'
import type { PageData } from '../page'
import { componentOf } from '../sections'
import { Skeleton } from './Skeleton'

export function PageView() {
  const page = useLoaderData() as PageData
  const { location } = useNavigation()
  if (location?.pathname.startsWith('/articles/')) return <Skeleton />
  return page.sections.map(({ kind, ...props }, index) => {
    const Section = componentOf(kind)
    return <Section key={`${page.path} ${index}`} {...props} />
  })
}
