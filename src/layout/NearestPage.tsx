/** On the page for what is not found: the page that was probably meant, such as `/contact` by `/Contact)`. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { read } from '../api'
import type { PageData } from '../page'
import type { Inside } from '../site'
import { Link } from '../ui/Link'
import { dataUrl } from '../urls'
import { layout } from '../words'

/** @returns a path in small letters, without a query behind it and without the signs that a sentence ends with */
function tidied(pathname: string): Inside {
  const path = decodeURIComponent(pathname).toLowerCase().replace(/\?.*/, '')
  return `/${path.replace(/^\/+|[^\p{L}\p{N}]+$/gu, '')}`
}

export function NearestPage() {
  const { pathname } = useLocation()
  const [page, setPage] = useState<PageData>()
  useEffect(() => {
    setPage(undefined)
    const path = tidied(pathname)
    // Where there is none, nothing is offered.
    if (path !== pathname) read<PageData>([dataUrl(path)]).then(setPage, () => {})
  }, [pathname])
  return (
    <div className="wrapper" data-prefetch-app="" data-start-app="">
      {page && (
        <p role="status" className="mt-8 mb-0">
          <span>{layout.nearest}</span>{' '}
          <Link to={tidied(pathname)} className="text-link font-600">
            {page.meta.title}
          </Link>
        </p>
      )}
    </div>
  )
}
