/** Whether the build that is live is the one in the folder. */
import * as v from 'valibot'
import { type Manifest, manifestFile } from '../../src/build/manifest'
import { type Answer, describeStatus } from './httpClient'

export const buildPath = `/${manifestFile}`

const served = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ origin: v.string(), pages: v.number(), articles: v.number(), hash: v.string() }),
)

const describe = ({ origin, pages, articles, hash }: v.InferOutput<typeof served>) =>
  `${pages} pages and ${articles} articles for ${origin}, ${hash.slice(0, 15)}…`

/** @returns what differs, as one sentence; undefined where the live build is the local one */
export function compareBuild(answer: Answer, folder: string, local: Manifest) {
  const { status, body } = answer
  if (status !== 200)
    return `came ${describeStatus(answer)}; expected 200, as every build has this file. Nothing is compared with ${folder}`
  const { success, output } = v.safeParse(served, body.toString())
  if (!success) return `came something else than a build writes. Nothing is compared with ${folder}`
  if (output.hash === local.hash) return undefined
  return `another build is live: ${describe(output)}; expected that in ${folder}: ${describe(local)}. Deploy it, or name the folder of the live one with --dist. Nothing is compared with ${folder}`
}
