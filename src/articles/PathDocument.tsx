/** The articles of a reading path one after the other: a contents list, then each whole. On paper each begins a sheet. */
import '../ui/article.css'
import { absoluteUrl } from '../site'
import { Link } from '../ui/Link'
import { Prose } from '../ui/Prose'
import { Byline } from './Byline'
import { PrintAddress } from './PrintAddress'
import { PrintButton } from './PrintButton'
import type { DocumentPart } from './schema'

interface PathDocumentProps {
  parts: readonly DocumentPart[]
  /** The address of this page. */
  path: string
}

export function PathDocument({ parts, path }: PathDocumentProps) {
  return (
    <>
      <nav className="wrapper columns pt-10" aria-labelledby="contents">
        <div className="md:col-span-8 md:col-start-3">
          <h2 id="contents" className="heading-2">
            Contents
          </h2>
          <ol className="mt-4 mb-6 pl-6">
            {parts.map(({ slug, title, author }) => (
              <li key={slug} className="my-2">
                <a href={`#${slug}`} className="text-link">
                  {title}
                </a>
                , {author}
              </li>
            ))}
          </ol>
          <PrintButton />
          <PrintAddress path={path} />
        </div>
      </nav>
      {parts.map((part) => (
        <Part key={part.slug} {...part} />
      ))}
    </>
  )
}

function Part({ slug, title, excerpt, html, ...byline }: DocumentPart) {
  const path = `/articles/${slug}` as const
  return (
    <article className="wrapper columns section-spacing new-sheet" aria-labelledby={slug}>
      <header className="md:col-span-8 md:col-start-3 mb-6">
        <h2 id={slug} className="heading-1">
          {title}
        </h2>
        <p className="text-lead text-muted mt-5 mb-0 measure">{excerpt}</p>
        <Byline {...byline}>
          <Link to={path} className="text-link min-w-0 [overflow-wrap:break-word]">
            {absoluteUrl(path)}
          </Link>
        </Byline>
      </header>
      <div className="md:col-span-8 md:col-start-3">
        <Prose html={html} />
      </div>
    </article>
  )
}
