/** A box to mark an article as read. */
import { markAsRead, useReadingProgress } from './readingProgress'
import type { ArticleCard } from './schema'

export function ReadMark({ slug, title }: Pick<ArticleCard, 'slug' | 'title'>) {
  const { read } = useReadingProgress()
  return (
    <label className="needs-script no-print inline-flex items-center gap-2 min-h-11 text-sm font-600 cursor-pointer hover:text-teal">
      <input
        type="checkbox"
        data-defer-click=""
        className="h-5 w-5 m-0 [accent-color:var(--teal)]"
        checked={read.has(slug)}
        onChange={({ target }) => markAsRead([slug], target.checked)}
      />
      Read<span className="sr-only">: {title}</span>
    </label>
  )
}
