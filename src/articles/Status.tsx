/** Why an article is not published yet. Only in development, where such articles are shown: no build has it. */
import { Day } from './Day'
import type { ArticleCard } from './schema'

export function Status({ status, date }: Pick<ArticleCard, 'status' | 'date'>) {
  if (!status) return null
  return (
    <span data-article-status="" className="text-danger font-600">
      {status === 'draft' ? 'Draft' : 'Scheduled'}
      {status === 'scheduled' && (
        <>
          {' for '}
          <Day date={date} />
        </>
      )}
    </span>
  )
}
