/** The build in a folder, and whether the one that is live is the same. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { buildInfoUrl, filesIn } from '../../src/build/writeDist'
import { type Answer, describeStatus } from './httpClient'

const schema = v.object({
  commit: v.string(),
  /** For which the addresses in the pages were made. */
  origin: v.string(),
  pages: v.number(),
  articles: v.number(),
  /** Without this one. */
  files: v.number(),
})

type BuildInfo = v.InferOutput<typeof schema>

/** @returns undefined for a text that no build has written */
const parseBuildInfo = (text: string): BuildInfo | undefined => {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return success ? output : undefined
}

/** @throws Error where the folder is not what its build has written: no such file, or another number of files */
export async function readBuildInfo(folder: string): Promise<BuildInfo> {
  const file = join(folder, buildInfoUrl)
  const info = existsSync(file) && parseBuildInfo(readFileSync(file, 'utf8'))
  if (!info)
    throw new Error(
      `${folder} is no whole build: it has no build.json that a build has written; run npm run build`,
    )
  const files = (await filesIn(folder)).length - 1
  if (files === info.files) return info
  throw new Error(
    `${folder} is no whole build: it has ${files} files, and its build wrote ${info.files}; run npm run build`,
  )
}

const describe = ({ commit, origin, pages, articles, files }: BuildInfo) =>
  `${pages} pages and ${articles} articles in ${files} files for ${origin}, of commit ${commit.slice(0, 12) || 'unknown'}`

/** @returns what differs, as one sentence; undefined where the live build is the local one */
export function compareBuild(answer: Answer, folder: string, local: BuildInfo) {
  const { status, body } = answer
  if (status !== 200)
    return `came ${describeStatus(answer)}; expected 200, as every build has this file. Nothing is compared with ${folder}`
  const live = parseBuildInfo(body.toString())
  if (!live) return `came something else than a build writes. Nothing is compared with ${folder}`
  if (JSON.stringify(live) === JSON.stringify(local)) return undefined
  return `another build is live: ${describe(live)}; expected that in ${folder}: ${describe(local)}. Deploy it, or name the folder of the live one with --dist. Nothing is compared with ${folder}`
}
