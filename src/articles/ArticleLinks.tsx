/** Articles as plain links with their category. */
import { Link } from '../ui/Link'
import type { ArticleCard } from './schema'

export function ArticleLinks({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul role="list" className="m-0 grid gap-x-8 md:grid-cols-2">
      {articles.map(({ slug, title, category, readTime }) => (
        <li key={slug}>
          <Link to={`/articles/${slug}`} className="group block py-3 no-underline">
            <span className="font-600 group-hover:underline underline-offset-3">{title}</span>
            <span className="block text-sm text-muted">
              {category}, {readTime}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
