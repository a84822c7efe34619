/** The records of a build: of itself, and of the response headers of its files. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { buildInfoUrl } from '../../src/build/writeDist'
import { filesIn } from '../../src/content/filesIn'

// The origin is that for which the addresses in the pages were made; without git there is no commit.
const buildInfo = v.object({ commit: v.string(), origin: v.string(), files: v.number() })
const buildInfoText = v.pipe(v.string(), v.parseJson(), buildInfo)

/** @returns the build that a record is of, in words */
export function describeBuild(text: string): string {
  const { success, output } = v.safeParse(buildInfoText, text)
  if (!success) return 'no build'
  const { commit, origin, files } = output
  return `the build of commit ${commit.slice(0, 12) || '(without git)'} for ${origin}, with ${files} files`
}

/** @throws Error where the folder is not what its build has written: no such file, or another number of files */
export async function readBuildInfo(folder: string) {
  const file = join(folder, buildInfoUrl)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const { success, output } = v.safeParse(buildInfoText, text)
  const found = success ? filesIn(folder).length - 1 : 0
  if (success && output.files === found) return { ...output, text }
  const reason = success
    ? `${found} files, and its build wrote ${output.files}`
    : 'no build.json of a build'
  throw new Error(`${folder} is no whole build: it has ${reason}; run npm run build`)
}

/** Reads `_headers` as Cloudflare does: several values are joined, unless removed between. @returns those of a path */
export function readHeaders(text: string): (path: string) => Record<string, string> {
  const rules = text.split(/\n(?=\S)/).map((rule) => {
    const [path = '', ...lines] = rule.trimEnd().split('\n')
    const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '(.*)')
    return { pattern: new RegExp(`^${escaped}$`), lines: lines.map((line) => line.trim()) }
  })
  return (path) => {
    const headers = new Headers()
    for (const rule of rules) {
      const match = rule.pattern.exec(path)
      for (const line of match ? rule.lines : []) {
        const [name = '', ...value] = line.split(': ')
        if (line.startsWith('! ')) headers.delete(line.slice(2))
        else headers.append(name, value.join(': ').replaceAll(':splat', match?.[1] ?? ''))
      }
    }
    return Object.fromEntries(headers)
  }
}
