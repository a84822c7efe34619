/** What a check of a live site is, and how it looks at many things at once. */
import type { BuiltSite } from './builtSite'
import { type HttpClient, NoAnswer } from './httpClient'

export interface Problem {
  /** The request, such as "GET /about". */
  request: string
  /** What came and what is expected; the same for all that fail in the same way. */
  finding: string
}

export interface Outcome {
  /** How many things were looked at. */
  looked: number
  /** How many of these have a problem. */
  failed: number
  problems: Problem[]
  /** What deserves attention and fails nothing. */
  warnings: Problem[]
}

export interface Context {
  built: BuiltSite
  site: HttpClient
  /** Where messages are sent; undefined where the host has no function. */
  contact: URL | undefined
}

export interface Check {
  name: string
  /** Means nothing while another build is live. */
  comparesBuild: boolean
  run(context: Context): Promise<Outcome>
}

/** A path that is not answered is reported once, by the first check that looks at it. */
const reported = new WeakSet<NoAnswer>()

/** What one look found. */
interface Findings {
  problems?: readonly string[]
  warnings?: readonly string[]
}

/**
 * @param look at one thing; what it throws for want of an answer is a problem
 * @param requestOf names the request that the look makes
 */
export async function examine<Item>(
  items: readonly Item[],
  requestOf: (item: Item) => string,
  look: (item: Item) => Promise<Findings>,
): Promise<Outcome> {
  const found = await Promise.all(
    items.map(async (item) => {
      const request = requestOf(item)
      const { problems = [], warnings = [] } = await look(item).catch(
        (error: unknown): Findings => {
          if (!(error instanceof NoAnswer)) throw error
          if (reported.has(error)) return {}
          reported.add(error)
          return { problems: [`came no answer (${error.message})`] }
        },
      )
      const at = (finding: string): Problem => ({ request, finding })
      return { problems: problems.map(at), warnings: warnings.map(at) }
    }),
  )
  return {
    looked: items.length,
    failed: found.filter(({ problems }) => problems.length > 0).length,
    problems: found.flatMap(({ problems }) => problems),
    warnings: found.flatMap(({ warnings }) => warnings),
  }
}

/** @returns at most so many of a list, at equal distances */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  return Array.from(
    { length: most },
    (_, n) => items[Math.floor((n * items.length) / most)],
  ).filter((item) => item !== undefined)
}
