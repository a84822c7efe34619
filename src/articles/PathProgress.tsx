/** How much of a reading path the visitor has marked as read, and where that is kept. */
import { markAsRead, useReadingProgress } from './readingProgress'
import { readingTime } from './readingTime'
import type { PathArticle } from './schema'

function progressText(count: number, left: readonly PathArticle[]) {
  const isOne = count === 1
  if (left.length === count) return isOne ? 'Not read yet.' : 'None of them read yet.'
  if (left.length === 0) return isOne ? 'Read.' : `All ${count} read.`
  return `${count - left.length} of ${count} read, ${readingTime(left)} left.`
}

export function PathProgress({ articles }: { articles: readonly PathArticle[] }) {
  const { read, kept } = useReadingProgress()
  const left = articles.filter(({ slug }) => !read.has(slug))
  return (
    <div className="needs-script no-print mt-4 text-sm text-muted">
      <p role="status" className="m-0 text-ink">
        {progressText(articles.length, left)}
      </p>
      <p className="m-0 flex flex-wrap items-center">
        {kept
          ? 'What you mark as read is kept in this browser only.'
          : 'Your browser does not let this site keep what you mark: it is gone when you reload or close the page.'}
        {/* It takes its place from the start, so that the first mark moves nothing. */}
        <button
          type="button"
          className={`button-quiet underline underline-offset-3 ${left.length < articles.length ? '' : 'invisible'}`}
          onClick={() =>
            markAsRead(
              articles.map(({ slug }) => slug),
              false,
            )
          }
        >
          Clear these marks
        </button>
      </p>
    </div>
  )
}
