/** The day of each article, which the list of the API does not have; the head of the index does. */
import { indexHead, type ReadFile } from './indexHead'
import { loadOnce } from './loadOnce'

const msPerDay = 86_400_000

/**
 * @param listChecksum of the list whose numbers the caller uses
 * @returns what loads the days; they are given as YYYY-MM-DD by the number of an article
 */
export function articleDates(listChecksum: string, readFile: ReadFile) {
  const loadHead = indexHead(listChecksum, readFile)
  return loadOnce(async () => {
    let day = 0
    const days = (await loadHead()).days.map((difference) => (day += difference))
    return (article: number) => {
      const day = days[article]
      return day === undefined ? undefined : new Date(day * msPerDay).toISOString().slice(0, 10)
    }
  })
}
