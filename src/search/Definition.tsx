/** What a search term means, where it is one of the glossary. Where that cannot be read, the articles suffice. */
import { useEffect, useState } from 'react'
import { read } from '../api'
import { glossaryPath } from '../site'
import { Link } from '../ui/Link'
import { type SearchTerm, searchTermsUrl } from './searchTerm'

export function Definition({ term }: { term: string }) {
  const [terms, setTerms] = useState<SearchTerm[] | null>(null)
  useEffect(() => {
    if (term) read<SearchTerm[]>([searchTermsUrl]).then(setTerms, () => {})
  }, [term])
  const key = term.trim().toLowerCase()
  const found = terms?.find(({ spellings }) => spellings.includes(key))
  if (!found) return null
  return (
    <p className="mt-0 mb-8 pt-4 line-top measure">
      <Link to={`${glossaryPath}#${found.id}`} className="text-link">
        {found.term}
      </Link>
      : {found.definition}
    </p>
  )
}
